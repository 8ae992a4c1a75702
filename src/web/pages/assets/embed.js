// Embeds the next events of a group into another site: see /docs#section/Events-on-other-sites.
{
  const script = document.currentScript;
  const { group, height, title = "Events", ...parameters } = script.dataset;
  const frame = document.createElement("iframe");
  frame.src = new URL(`../embed/${group}?${new URLSearchParams(parameters)}`, script.src).href;
  frame.title = title;
  frame.loading = "lazy";
  frame.style.cssText = `width: 100%; height: ${Number(height ?? 480)}px; border: 0; color-scheme: normal`;
  if (height === undefined) {
    const { origin } = new URL(frame.src);
    // embed-height.js sends these messages from within the frame.
    addEventListener("message", (message) => {
      const isFromFrame = message.origin === origin && message.source === frame.contentWindow;
      if (isFromFrame && message.data?.embedHeight > 0) frame.style.height = `${Number(message.data.embedHeight)}px`;
    });
  }
  script.before(frame);
}
