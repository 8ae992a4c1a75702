const reference = document.getElementById("reference");
const { document: address, theme } = reference.dataset;
const isApi = address === "/openapi-api.json";

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
    return shortened(await response.json());
  } catch {
    // Redoc says what is wrong with it.
    return address;
  }
};

const show = async () => {
  const options = {
    downloadDefinitionUrl: address,
    hideRequestPayloadSample: isApi,
    jsonSamplesExpandLevel: 3,
    maxDisplayedEnumValues: 8,
    scrollYOffset: "header.site",
    showExtensions: ["x-extensible-enum"],
    theme: JSON.parse(theme),
  };
  Redoc.init(isApi ? await read() : address, options, reference);
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
