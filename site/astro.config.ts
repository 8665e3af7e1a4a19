/**
 * The site: static pages in both languages, built without the network, and pages of catalog entries, rendered by the service on request.
 * `PUBLIC_URL` is the public address of the site.
 */
import node from '@astrojs/node';
import sitemap from '@astrojs/sitemap';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { builtSite } from './src/integrations/built-site.js';
import { lastChanges } from './src/integrations/last-changes.js';
import { requestBundle } from './src/integrations/request-bundle.js';
import { typeface } from './src/integrations/typeface.js';

const PUBLIC_URL = process.env.PUBLIC_URL || 'http://localhost:4000';
/** Packages that pages import while they are built. The rulebook reads its texts from files of its own, so they must not be bundled. */
const OURS = [
  '@rangefinder/rules',
  '@rangefinder/rulebook',
  '@rangefinder/dice',
  '@rangefinder/widgets',
  '@rangefinder/cards',
  '@rangefinder/battle',
];

const styleFile = (name: string): string => `./src/styles/${name}.css`;

/** Styles of all pages, in cascade order. A page imports the styles that it alone needs. */
const STYLES = ['tokens', 'base', 'menu', 'pages', 'rules', 'finding', 'controls', 'print'].map(styleFile);

const replaced = {
  Banner: './src/components/empty.astro',
  Footer: './src/components/footer.astro',
  Head: './src/components/head.astro',
  Header: './src/components/header.astro',
  MobileMenuFooter: './src/components/menu-footer.astro',
  MobileMenuToggle: './src/components/menu-toggle.astro',
  PageTitle: './src/components/page-title.astro',
  Pagination: './src/components/pagination.astro',
  Sidebar: './src/components/sidebar.astro',
  ThemeProvider: './src/components/theme-provider.astro',
};

/** Pages left out of the sitemap: the language redirect, the 404 page, pages for iframes, the offline page, the template of cards. */
const UNLISTED = /^\/$|\/(404|embed|offline|units\/view)\//;

const changedAt = lastChanges();

export default defineConfig({
  site: PUBLIC_URL,
  trailingSlash: 'always',
  build: { assets: 'assets' },
  devToolbar: { enabled: false },
  // The service mounts `dist/server/entry.mjs` in Express and serves `dist/client` as files.
  adapter: node({ mode: 'middleware' }),
  session: false,
  image: { service: passthroughImageService() },
  fonts: [{ provider: typeface, name: 'Sofia Sans', cssVariable: '--typeface', fallbacks: ['system-ui'] }],
  // `styles/developers.css` defines the colors.
  markdown: { syntaxHighlight: 'shiki', shikiConfig: { theme: 'css-variables', wrap: true } },
  integrations: [
    sitemap({
      filter: (page) => !UNLISTED.test(new URL(page).pathname),
      i18n: { defaultLocale: 'en', locales: { en: 'en', ru: 'ru' } },
      serialize: (item) => {
        const lastmod = changedAt(item.url);
        return lastmod === undefined ? item : { ...item, lastmod };
      },
    }),
    starlight({
      title: 'Rangefinder',
      locales: { en: { label: 'English', lang: 'en' }, ru: { label: 'Русский', lang: 'ru' } },
      defaultLocale: 'en',
      customCss: STYLES,
      components: replaced,
      tableOfContents: false,
      pagefind: false,
      disable404Route: true,
      routeMiddleware: './src/share-head.ts',
      expressiveCode: false,
      favicon: '/favicon.svg',
      markdown: { headingLinks: false },
      head: [
        { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
        { tag: 'meta', attrs: { name: 'theme-color', content: '#1a2226' } },
      ],
    }),
    builtSite(PUBLIC_URL),
  ],
  vite: {
    plugins: [requestBundle(OURS)],
    environments: { prerender: { resolve: { external: OURS } } },
    ssr: { noExternal: ['cookie'] },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name].[hash].js' } } },
  },
});
