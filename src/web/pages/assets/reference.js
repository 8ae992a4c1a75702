const reference = document.getElementById("reference");
const { document: address, theme } = reference.dataset;

/** Longer ones no reader makes sense of. */
const longestPattern = 60;

const withoutLongPatterns = (part) => {
  if (typeof part !== "object" || part === null) return;
  if (part.pattern?.length > longestPattern) delete part.pattern;
  for (const inner of Object.values(part)) withoutLongPatterns(inner);
};

/** What the introduction says of all operations. */
const isGeneral = ([status, { $ref }]) => $ref !== undefined && /^(?:304|[45]\d\d)$/.test(status);
const isGeneralParameter = ({ $ref }) => $ref === "#/components/parameters/IfNoneMatchParameter";

/** The group of what browsers alone use, which the reference leaves out. */
const forBrowsers = "Browser";

const withoutPages = ({ paths, tags, "x-tagGroups": groups, ...others }) => {
  const { tags: left = [] } = groups.find(({ name }) => name === forBrowsers) ?? {};
  const isShown = (operation) => !operation.tags?.some((tag) => left.includes(tag));
  const shown = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).filter(([, operation]) => isShown(operation))),
  ]);
  return {
    ...others,
    paths: Object.fromEntries(shown.filter(([, item]) => Object.keys(item).length > 0)),
    tags: tags.filter(({ name }) => !left.includes(name)),
    "x-tagGroups": groups.filter(({ name }) => name !== forBrowsers),
  };
};

/** What is said again at each operation would make the page half as long again. */
const shortened = (api) => {
  const { paths, webhooks, components } = api;
  withoutLongPatterns(api);
  for (const operation of Object.values(paths).flatMap(Object.values)) {
    operation.responses = Object.fromEntries(Object.entries(operation.responses).filter((one) => !isGeneral(one)));
    operation.parameters = operation.parameters?.filter((one) => !isGeneralParameter(one));
    // The description ends with what is needed.
    delete operation.security;
  }
  // The samples of the others have their bodies.
  for (const { post } of Object.values(webhooks)) {
    const { $ref } = post.requestBody.content["application/json"].schema;
    const { example } = components.schemas[$ref.split("/").at(-1)];
    post["x-codeSamples"] = [{ lang: "text", label: "Payload", source: JSON.stringify(example, null, 2) }];
  }
  return api;
};

const read = async () => {
  try {
    const response = await fetch(address);
    return shortened(withoutPages(await response.json()));
  } catch {
    // Redoc says what is wrong with it.
    return address;
  }
};

const show = async () => {
  const options = {
    downloadDefinitionUrl: address,
    hideRequestPayloadSample: true,
    jsonSamplesExpandLevel: 3,
    maxDisplayedEnumValues: 8,
    scrollYOffset: "header.site",
    showExtensions: ["x-extensible-enum"],
    theme: JSON.parse(theme),
  };
  Redoc.init(await read(), options, reference, showError);
};

/** The `type` of problem details is the address of a code. */
const showError = () => {
  const [, code] = /^#error\/(\w+)$/.exec(location.hash) ?? [];
  const cells = [...reference.querySelectorAll("td > code")];
  cells.find(({ textContent }) => textContent === code)?.scrollIntoView({ block: "center" });
};

// Redoc's page has scrollable code that no key reaches, menu items whose names leave out what they show, and headings that
// skip levels.
const reachCode = () => {
  for (const code of reference.querySelectorAll("table, pre, .redoc-json, .redoc-json code, [role=tabpanel] div")) {
    const isLarger = code.scrollWidth > code.clientWidth || code.scrollHeight > code.clientHeight;
    if (isLarger && !code.hasAttribute("tabindex")) code.tabIndex = 0;
  }
};

const nameItems = () => {
  for (const item of reference.querySelectorAll("li[role=menuitem][aria-label]")) item.removeAttribute("aria-label");
};

const orderHeadings = () => {
  let above = 0;
  for (const heading of reference.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(Number(heading.tagName[1]), above + 1);
    if (level !== Number(heading.tagName[1])) heading.setAttribute("aria-level", String(level));
    above = level;
  }
};

let waiting = false;
new MutationObserver(() => {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    reachCode();
    nameItems();
    orderHeadings();
  });
}).observe(reference, { childList: true, subtree: true });

void show();
