// Reports the height of an embedded page to the site that frames it, so that embed.js can resize the frame.
new ResizeObserver(() => {
  parent.postMessage({ embedHeight: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
}).observe(document.body);
