const reference = document.getElementById("reference");
const { document: url, theme } = reference.dataset;

/** Longer patterns are unreadable. */
const maxPatternLength = 60;

const removeLongPatterns = (part) => {
  if (typeof part !== "object" || part === null) return;
  if (part.pattern?.length > maxPatternLength) delete part.pattern;
  for (const member of Object.values(part)) removeLongPatterns(member);
};

/** Whether the introduction describes the response for all operations. */
const isCommonResponse = ([status, { $ref }]) => $ref !== undefined && /^(?:304|[45]\d\d)$/.test(status);
const isCommonParameter = ({ $ref }) => $ref === "#/components/parameters/IfNoneMatchParameter";

/** The group of operations for browsers, which the reference omits. */
const browserGroup = "Browser";

const withoutPages = ({ paths, tags, "x-tagGroups": groups, ...others }) => {
  const { tags: browserTags = [] } = groups.find(({ name }) => name === browserGroup) ?? {};
  const isShown = (operation) => !operation.tags?.some((tag) => browserTags.includes(tag));
  const shown = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).filter(([, operation]) => isShown(operation))),
  ]);
  return {
    ...others,
    paths: Object.fromEntries(shown.filter(([, item]) => Object.keys(item).length > 0)),
    tags: tags.filter(({ name }) => !browserTags.includes(name)),
    "x-tagGroups": groups.filter(({ name }) => name !== browserGroup),
  };
};

/** Removes what all operations have in common, which would make the page half as long again. */
const shortened = (api) => {
  const { paths, webhooks, components } = api;
  removeLongPatterns(api);
  for (const operation of Object.values(paths).flatMap(Object.values)) {
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter((entry) => !isCommonResponse(entry)),
    );
    operation.parameters = operation.parameters?.filter((parameter) => !isCommonParameter(parameter));
    // The description of the operation ends with the required credentials.
    delete operation.security;
  }
  // Other operations have code samples with their bodies.
  for (const { post } of Object.values(webhooks)) {
    const { $ref } = post.requestBody.content["application/json"].schema;
    const { example } = components.schemas[$ref.split("/").at(-1)];
    post["x-codeSamples"] = [{ lang: "text", label: "Payload", source: JSON.stringify(example, null, 2) }];
  }
  return api;
};

const read = async () => {
  try {
    const response = await fetch(url);
    return shortened(withoutPages(await response.json()));
  } catch {
    // Redoc loads the document itself and shows the error.
    return url;
  }
};

const show = async () => {
  const options = {
    downloadDefinitionUrl: url,
    hideRequestPayloadSample: true,
    jsonSamplesExpandLevel: 3,
    maxDisplayedEnumValues: 8,
    scrollYOffset: "header.site",
    showExtensions: ["x-extensible-enum"],
    theme: JSON.parse(theme),
  };
  Redoc.init(await read(), options, reference, showError);
};

/** Scrolls to the error code in the URL: the `type` of problem details links to it. */
const showError = () => {
  const [, code] = /^#error\/(\w+)$/.exec(location.hash) ?? [];
  const cells = [...reference.querySelectorAll("td > code")];
  cells.find(({ textContent }) => textContent === code)?.scrollIntoView({ block: "center" });
};

// The following functions fix the accessibility of Redoc's page: scrollable code that is not reachable by keyboard, menu items
// whose names differ from their text, and headings that skip levels.
const makeCodeFocusable = () => {
  for (const code of reference.querySelectorAll("table, pre, .redoc-json, .redoc-json code, [role=tabpanel] div")) {
    const isLarger = code.scrollWidth > code.clientWidth || code.scrollHeight > code.clientHeight;
    if (isLarger && !code.hasAttribute("tabindex")) code.tabIndex = 0;
  }
};

const removeItemLabels = () => {
  for (const item of reference.querySelectorAll("li[role=menuitem][aria-label]")) item.removeAttribute("aria-label");
};

const fixHeadingLevels = () => {
  let previousLevel = 0;
  for (const heading of reference.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(Number(heading.tagName[1]), previousLevel + 1);
    if (level !== Number(heading.tagName[1])) heading.setAttribute("aria-level", String(level));
    previousLevel = level;
  }
};

let isScheduled = false;
new MutationObserver(() => {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => {
    isScheduled = false;
    makeCodeFocusable();
    removeItemLabels();
    fixHeadingLevels();
  });
}).observe(reference, { childList: true, subtree: true });

void show();
