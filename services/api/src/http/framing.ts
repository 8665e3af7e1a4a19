/**
 * Who may show a page inside of theirs: anybody those that are made for it, calculators alone in a frame; nobody but this
 * host any other, so that no stranger can lay something over it and have it clicked.
 */
const MADE_FOR_FRAMES = /^\/(en|ru)\/embed\//;

/**
 * The `Content-Security-Policy` of the page at an address.
 * @example framing('/en/units/') // { 'Content-Security-Policy': "frame-ancestors 'self'" }
 */
export const framing = (path: string): { readonly 'Content-Security-Policy': string } => ({
  'Content-Security-Policy': `frame-ancestors ${MADE_FOR_FRAMES.test(path) ? '*' : "'self'"}`,
});
