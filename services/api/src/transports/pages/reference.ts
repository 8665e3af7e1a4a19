/** The REST reference with requests to try: Swagger UI, served by this host. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Language, type RuleSystem, systems } from '@rangefinder/rules';
import { Router } from 'express';
import { requestContextOf } from '../../context/request-context.js';
import { toolHeaders } from './page-headers.js';
import { TOOLS, toolBar, toolHead, toolTitle } from './tool-page.js';

/** Located by its package file, because importing the package would load the whole viewer into this process. */
const VIEWER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
/** Files that the page loads; no other file of the package is served. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const DAY_MS = 86_400_000;

/** Text on colored labels is readable in both themes. The heading of Swagger UI is hidden, because the bar has one. */
const STYLE = `
#reference .swagger-ui { color: var(--tool-ink); }
#reference .wrapper { max-width: 72rem; }
.choice { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; box-sizing: border-box; max-width: 72rem; margin: 0.5rem auto 0; padding: 0 1.25rem; }
.choice a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--tool-link); }
.choice [aria-current] { color: inherit; font-weight: 650; text-decoration: none; }
#reference .info { margin: 1.5rem 0; }
#reference .swagger-ui :is(.info p, .opblock-summary-description, .parameter__type, .prop-format, label) { color: var(--tool-soft); }
/* Tags are ids, which generated clients are named by; for a reader the description is the heading. */
#reference .opblock-tag:has(small p) > a { display: none; }
#reference .opblock-tag small { flex: 1; padding: 0; font-size: 1.125rem; font-weight: 650; color: var(--tool-ink); }
#reference .swagger-ui .info a { color: var(--tool-link); }
#reference .opblock .opblock-summary-method { color: #fff; text-shadow: none; }
#reference .swagger-ui :is(h1, h2, h3, h4, h5, p, a, label, button, select, th, td, li, small, .info, .opblock-tag, .opblock-summary-method, .opblock-summary-description, .parameter__name, .response-col_status, .markdown, .model-title):not(.opblock-summary-path *) { font-family: var(--typeface, system-ui), sans-serif; }
/* A list of one server without a label. */
#reference .scheme-container { display: none; }
#reference .swagger-ui .info .title small { background: #1f6b3f; }
@media (max-width: 48rem) {
  #reference .opblock-tag { flex-wrap: wrap; }
}
#reference .opblock-get .opblock-summary-method { background: #1d5f8a; }
#reference .opblock-post .opblock-summary-method { background: #1f6b3f; }
`;

const WORDS = { all: { en: 'Everything', ru: 'Всё' }, choice: { en: 'Rule set', ru: 'Набор правил' } } as const;

/** The description of one rule set loads much faster than that of all. */
const descriptionOf = (system: RuleSystem | undefined): string => (system ? `/openapi/${system.slug}.json` : '/openapi.json');

function choiceOf(current: RuleSystem | undefined, language: Language): string {
  const link = (system: RuleSystem | undefined, label: string): string =>
    `<a href="/reference${system ? `?of=${system.slug}` : ''}"${system === current ? ' aria-current="true"' : ''}>${label}</a>`;
  const links = [link(undefined, WORDS.all[language]), ...systems.map((system) => link(system, system.title[language]))];
  return `<nav class="choice" aria-label="${WORDS.choice[language]}">${links.join('')}</nav>`;
}

/** @param system the rule set whose addresses are shown; all without it */
const pageIn = (language: Language, system: RuleSystem | undefined, typeface: string): string => {
  const { reference: tool } = TOOLS;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
${toolTitle(tool, language)}
<link rel="stylesheet" href="/reference/static/swagger-ui.css">
${toolHead(tool, language, typeface)}
<style>${STYLE}</style>
</head>
<body>
${toolBar(tool, language)}
${choiceOf(system, language)}
<div id="reference"></div>
<script src="/reference/static/swagger-ui-bundle.js"></script>
<script>
SwaggerUIBundle({ url: '${descriptionOf(system)}', dom_id: '#reference', deepLinking: true, docExpansion: 'none', defaultModelsExpandDepth: 0, tryItOutEnabled: true, validatorUrl: null });
</script>
</body>
</html>
`;
};

/**
 * The page at `/reference`.
 * @param typeface link to the typeface of the site
 */
export function reference(typeface: string): Router {
  const router = Router();
  for (const file of FILES)
    router.get(`/reference/static/${file}`, (_, response) => response.sendFile(join(VIEWER, file), { maxAge: DAY_MS, immutable: true }));
  router.get('/reference', ({ path, query }, response) => {
    const system = systems.find(({ slug }) => slug === query.of);
    const page = pageIn(requestContextOf(response).language, system, typeface);
    response.vary('Accept-Language').set(toolHeaders(path, page)).type('html').send(page);
  });
  return router;
}
