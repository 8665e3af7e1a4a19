/**
 * The bundle of pages that are rendered on request contains everything they import, so that the built site runs wherever it is copied
 * to. Shiki is left out: these pages contain no code samples, and its grammars are 10 of 16 MB.
 */
import type { ViteUserConfig } from 'astro';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { readonly name: string }>;

const ENVIRONMENT = 'ssr';
const STUB = '\0no-highlighter';
const NAMES = ['createCssVariablesTheme', 'createHighlighter', 'createOnigurumaEngine', 'isSpecialLang'] as const;

/** @param external packages that the preview imports as they are: it renders all pages in this environment */
export const requestBundle = (external: readonly string[]): Plugin => ({
  name: 'request-bundle',
  enforce: 'pre',
  configEnvironment(name, _, { command }) {
    if (name !== ENVIRONMENT) return undefined;
    return { resolve: command === 'build' ? { noExternal: true } : { external: [...external] } };
  },
  applyToEnvironment: ({ name, config }) => name === ENVIRONMENT && config.command === 'build',
  resolveId: (id) => (/^shiki(?:\/|$)/.test(id) ? STUB : undefined),
  load: (id) =>
    id === STUB
      ? [...NAMES.map((name) => `export const ${name} = undefined;`), 'export const bundledLanguages = {};'].join('\n')
      : undefined,
});
