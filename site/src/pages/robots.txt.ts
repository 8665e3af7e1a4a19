/** Allows everything and names the sitemap. */
import type { APIContext } from 'astro';

export const GET = ({ site }: APIContext): Response =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\nSitemap: ${new URL('/sitemap-entries.xml', site)}\n`,
    {
      headers: { 'content-type': 'text/plain' },
    },
  );
