// Redoc's page has scrollable code that no key reaches, menu items whose names leave out what they show, and headings that
// skip levels.
const reference = document.getElementById("reference");

const reachCode = () => {
  for (const code of reference.querySelectorAll("table, pre, .redoc-json, .redoc-json code, [role=tabpanel] div")) {
    if (code.scrollWidth > code.clientWidth && !code.hasAttribute("tabindex")) code.tabIndex = 0;
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
