import { version } from "../package.ts";

const common = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export const homePolicy = `default-src 'none'; style-src 'self'; img-src 'self'; ${common}`;

/** Redoc styles itself at run time, hence inline styles; scripts, data and images come from here all the same. */
export const docsPolicy = `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; ${common}`;

const html = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${head}
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
    `<link rel="stylesheet" href="/assets/style.css">`,
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
  // Redoc brings its own style, and ours would bend its layout.
  `<meta name="color-scheme" content="light dark">`,
  `<redoc spec-url="/openapi.json" disable-telemetry="true"></redoc>
<noscript><p>The reference needs JavaScript. The contract itself is <a href="/openapi.yaml">openapi.yaml</a>.</p></noscript>
<script type="module" src="/assets/redoc.standalone.js"></script>`,
);
