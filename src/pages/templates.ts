import { version } from "../package.ts";

const html = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/style.css">
</head>
<body>
${body}
</body>
</html>
`;

/** What this is, and where to go on. */
export const homePage = (baseUrl: string): string =>
  html(
    "Community Alliance Service",
    `<main>
<h1>Community Alliance Service</h1>
<p>Alliances, their groups, the groups’ events, jobs, and a directory of startups, projects and partners: as a JSON API with a
contract that comes first.</p>
<nav aria-label="Reference">
<ul class="cards">
<li><a href="/docs"><strong>Reference</strong><span>Every operation, with examples</span></a></li>
<li><a href="/openapi.json"><strong>openapi.json</strong><span>The contract, for SDK generators</span></a></li>
<li><a href="/openapi.yaml"><strong>openapi.yaml</strong><span>The contract, for people</span></a></li>
</ul>
</nav>
<h2>Try it</h2>
<pre tabindex="0"><code>curl ${baseUrl}/api/v1/alliances
curl '${baseUrl}/api/v1/search?q=kubernets'</code></pre>
<ul class="links">
<li><a href="/api/v1/alliances">Alliances</a></li>
<li><a href="/api/v1/jobs">Jobs</a></li>
<li><a href="/api/v1/landscape">Landscape</a></li>
<li><a href="/api/v1/meta/filters">Filters</a></li>
<li><a href="/api/v1/health">Health</a></li>
</ul>
<footer>Version ${version}</footer>
</main>`,
  );

export const docsPage = html(
  "Reference: Community Alliance Service",
  `<redoc spec-url="/openapi.json"></redoc>
<noscript><main><p>The reference needs JavaScript. The contract itself is <a href="/openapi.yaml">openapi.yaml</a>.</p></main></noscript>
<script type="module" src="/assets/redoc.standalone.js"></script>`,
);
