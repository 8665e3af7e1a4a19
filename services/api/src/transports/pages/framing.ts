/**
 * Restricts framing of pages: any site may frame the pages made for embedding; only this host may frame all others, which prevents
 * clickjacking.
 */
const MADE_FOR_FRAMES = /^\/(en|ru)\/embed\//;

/**
 * The `Content-Security-Policy` of the page at an address.
 * @example framing('/en/units/') // { 'Content-Security-Policy': "frame-ancestors 'self'" }
 */
export const framing = (path: string): { readonly 'Content-Security-Policy': string } => ({
  'Content-Security-Policy': `frame-ancestors ${MADE_FOR_FRAMES.test(path) ? '*' : "'self'"}`,
});
