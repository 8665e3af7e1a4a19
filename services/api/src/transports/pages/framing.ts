/**
 * Which sites may frame a page: any site the pages made for embedding, this host alone all others, which prevents clickjacking.
 */
const MADE_FOR_FRAMES = /^\/(en|ru)\/embed\//;

/**
 * The `Content-Security-Policy` of the page at an address.
 * @example framing('/en/units/') // { 'Content-Security-Policy': "frame-ancestors 'self'" }
 */
export const framing = (path: string): { readonly 'Content-Security-Policy': string } => ({
  'Content-Security-Policy': `frame-ancestors ${MADE_FOR_FRAMES.test(path) ? '*' : "'self'"}`,
});
