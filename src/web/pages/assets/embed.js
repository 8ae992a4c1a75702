// The next events of a group, on another site: see /docs/pages#tag/community-pages/operation/showEmbeddedEvents.
{
  const script = document.currentScript;
  const { group, height = "480", title = "Events", ...parameters } = script.dataset;
  const frame = document.createElement("iframe");
  frame.src = new URL(`../embed/${group}?${new URLSearchParams(parameters)}`, script.src).href;
  frame.title = title;
  frame.loading = "lazy";
  frame.style.cssText = `width: 100%; height: ${Number(height)}px; border: 0; color-scheme: normal`;
  script.before(frame);
}
