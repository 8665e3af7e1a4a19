/** The frame of third-party tools (GraphiQL, Swagger UI): a bar with links back, the theme of the site, a title. */
import type { Language, Text } from '@rangefinder/rules';

interface Tool {
  /** Path, such as `/graphiql`. */
  readonly path: string;
  readonly name: Text;
  /** Short name, for narrow screens. */
  readonly short: Text;
  readonly about: Text;
}
export const TOOLS = {
  graphiql: {
    path: '/graphiql',
    name: { en: 'GraphiQL', ru: 'GraphiQL' },
    short: { en: 'GraphiQL', ru: 'GraphiQL' },
    about: { en: 'Try GraphQL questions in the page.', ru: 'Вопросы GraphQL прямо на странице.' },
  },
  reference: {
    path: '/reference',
    name: { en: 'REST reference', ru: 'Справочник REST' },
    short: { en: 'REST', ru: 'REST' },
    about: { en: 'Every address of REST, to read and to try.', ru: 'Все адреса REST: описание и проба.' },
  },
} as const satisfies Readonly<Record<string, Tool>>;

const WORDS = {
  guide: { en: 'Developers', ru: 'Разработчикам' },
  theme: { en: 'Light or dark', ru: 'Светлая или тёмная тема' },
  ways: { en: 'Main', ru: 'Разделы сайта' },
  byOthers: { en: 'made by others, served by us', ru: 'сторонний инструмент на нашем сервере' },
} as const;

export const LOGO =
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><circle cx="16" cy="16" r="13.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M2.5 16h27" stroke="currentColor" stroke-width="1.2"/><path d="M12 15.4V7.2h5.4v8.2z" fill="currentColor"/><path d="M15.6 16.6v8.2H21v-8.2z" fill="#f0b357"/></svg>';

/** A circle, half dark. Drawn, since few fonts have the character. */
const HALF =
  '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/></svg>';

/** Height of the bar; the tool fills the rest of the window. */
export const BAR_HEIGHT = '3.25rem';

const STYLE = `
:root { color-scheme: light; --tool-paper: #fbf9f4; --tool-ink: #191d1f; --tool-soft: #545b5e; --tool-link: #0d5a78; }
:root[data-theme="dark"] { color-scheme: dark; --tool-paper: #14191c; --tool-ink: #e9e5dc; --tool-soft: #b3b3ac; --tool-link: #8ccbe4; }
body { margin: 0; background: var(--tool-paper); color: var(--tool-ink); font-family: var(--typeface, system-ui), sans-serif; }
.tool-bar { display: flex; align-items: center; gap: 0.25rem 1rem; box-sizing: border-box; height: ${BAR_HEIGHT}; padding: 0 0.75rem; overflow-x: auto; background: #1a2226; color: #f4f1ea; }
.tool-bar a, .tool-bar button { display: inline-flex; align-items: center; gap: 0.5rem; flex: none; min-height: 2.75rem; padding: 0 0.3rem; border: 0; background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer; }
.tool-bar a:hover { text-decoration: underline; }
.tool-bar :is(a, button):focus-visible { outline: 3px solid #f0b357; outline-offset: -3px; }
.tool-bar nav { display: flex; flex: none; gap: 0.25rem 0.75rem; margin-inline-start: auto; }
.tool-bar [aria-current] { border-bottom: 2px solid #f0b357; }
.tool-bar .brand { font-weight: 650; }
.tool-name { margin: 0; font-size: 0.9375rem; font-weight: 500; color: #a9b4b8; white-space: nowrap; }
.tool-name small { font-size: 0.8125rem; }
@media (max-width: 48rem) {
  .tool-bar .brand span { display: none; }
  .tool-bar { gap: 0.25rem; font-size: 0.9375rem; }
  .tool-bar nav { gap: 0.25rem; }
  .tool-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
`;

/** Sets the theme before the first paint: the one chosen on the site, otherwise that of the system. */
const THEME = `
(() => {
  let stored = null;
  try { stored = localStorage.getItem('theme'); } catch {}
  const light = stored ? stored === 'light' : matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.documentElement.classList.toggle('dark-mode', !light);
})();
`;
/** Reloads the page after a change, because tools read their theme when they start. */
const SWITCH = `
document.querySelector('[data-tool-theme]').addEventListener('click', () => {
  const next = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  try { localStorage.setItem('theme', next); } catch {}
  location.reload();
});
`;

const link = ({ path, short }: Tool, current: Tool, language: Language): string =>
  `<a href="${path}"${path === current.path ? ' aria-current="page"' : ''}>${short[language]}</a>`;

/**
 * The `<head>` of a tool's page without its title.
 * @param typeface link to the typeface of the site
 */
export const toolHead = (tool: Tool, language: Language, typeface: string): string =>
  `${typeface}<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${tool.about[language]}"><link rel="icon" href="/favicon.svg"><style>${STYLE}</style><script>${THEME}</script>`;

export const toolTitle = (tool: Tool, language: Language): string => `<title>${tool.name[language]} | Rangefinder</title>`;

/** The bar above a tool. */
export const toolBar = (tool: Tool, language: Language): string =>
  `<header class="tool-bar" lang="${language}"><a class="brand" href="/${language}/" aria-label="Rangefinder">${LOGO}<span>Rangefinder</span></a><h1 class="tool-name">${tool.name[language]} <small>${WORDS.byOthers[language]}</small></h1>` +
  `<nav aria-label="${WORDS.ways[language]}"><a href="/${language}/developers/">${WORDS.guide[language]}</a>${Object.values(TOOLS)
    .map((one) => link(one, tool, language))
    .join(
      '',
    )}</nav><button type="button" data-tool-theme aria-label="${WORDS.theme[language]}">${HALF}</button></header><script>${SWITCH}</script>`;
