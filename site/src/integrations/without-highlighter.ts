/** Leaves Shiki out of the bundle of pages on request: they contain no code samples, and its grammars are 10 of 16 MB. */
import type { ViteUserConfig } from 'astro';

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { readonly name: string }>;

const STUB = '\0no-highlighter';
const NAMES = ['createCssVariablesTheme', 'createHighlighter', 'createOnigurumaEngine', 'isSpecialLang'] as const;

export const withoutHighlighter = (): Plugin => ({
  name: 'without-highlighter',
  enforce: 'pre',
  applyToEnvironment: ({ name, config }) => name === 'ssr' && config.command === 'build',
  resolveId: (id) => (/^shiki(?:\/|$)/.test(id) ? STUB : undefined),
  load: (id) =>
    id === STUB
      ? [...NAMES.map((name) => `export const ${name} = undefined;`), 'export const bundledLanguages = {};'].join('\n')
      : undefined,
});
