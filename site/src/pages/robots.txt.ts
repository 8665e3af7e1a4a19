/** Everything may be read; the map of the site says what there is. */
import type { APIContext } from 'astro';

export const GET = ({ site }: APIContext): Response =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\nSitemap: ${new URL('/sitemap-entries.xml', site)}\n`,
    {
      headers: { 'content-type': 'text/plain' },
    },
  );
