/** Relative imports of TypeScript sources. */

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)['"](\.{1,2}\/[^'"]+)['"]/g;

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Relative paths that a source imports, whether values or types. */
export const importsIn = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(IMPORTED)].map(([, imported = '']) => imported);
