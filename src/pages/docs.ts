/** Not a template: Redoc has its own styles, and ours would break its layout. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference: Community Alliance Service</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<style>body { margin: 0 }</style>
</head>
<body>
<redoc spec-url="/openapi.json"></redoc>
<noscript><p>The reference needs JavaScript. The contract itself is <a href="/openapi.yaml">openapi.yaml</a>.</p></noscript>
<script defer src="/assets/redoc.standalone.js"></script>
</body>
</html>
`;
