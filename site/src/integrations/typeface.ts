/** The typeface: a variable font that holds only the characters of the site, in a file for each script. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';

const FAMILY = 'sofia-sans';
/** Weights of the site, from running text to bold headings. */
const WEIGHTS = { min: 400, max: 700 } as const;
/** Localized forms: the letters of the font are Bulgarian by default, and Russian in texts marked as Russian. */
const FEATURES = ['kern', 'locl', 'tnum'];
/** Without how kerning differs between weights, which no one sees, and the names of styles, which browsers do not use. */
const DROPPED_TABLES = ['GDEF', 'STAT'];
/** Characters by script. A browser loads the file of a script when the page has one of its characters. */
const RANGES: Readonly<Record<string, readonly string[]>> = {
  latin: [
    ...['U+20-7E', 'U+A0', 'U+A7', 'U+A9', 'U+AB', 'U+AD', 'U+B0', 'U+B7', 'U+BB', 'U+BD', 'U+D7', 'U+E9', 'U+F6', 'U+FC'],
    ...['U+2013-2014', 'U+2018-2019', 'U+201C-201E', 'U+2022', 'U+2026', 'U+2032-2033', 'U+2122'],
    ...['U+2190', 'U+2192', 'U+2194', 'U+2212', 'U+2260', 'U+2264-2265'],
  ],
  cyrillic: ['U+401', 'U+410-44F', 'U+451', 'U+2116'],
};
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/fonts/', import.meta.url));

/** Characters of a range of code points: `U+20-7E`. */
function charactersOf(range: string): string {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/** Writes the font of a script and returns the path of its file. */
async function writeSubset(script: string, ranges: readonly string[]): Promise<string> {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${FAMILY}/files/${FAMILY}-${script}-wght-normal.woff2`));
  const characters = ranges.map(charactersOf).join('');
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: WEIGHTS },
    dropTables: DROPPED_TABLES,
  });
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, `${FAMILY}-${script}.woff2`);
  await writeFile(file, font);
  return file;
}

/** Provides the fonts to Astro, which hashes them and computes the metrics of the fallback. */
export const typeface: FontProvider = {
  name: 'subsets of the typeface',
  resolveFont: async () => ({
    fonts: await Promise.all(
      Object.entries(RANGES).map(async ([script, ranges]) => ({
        src: [{ url: await writeSubset(script, ranges), format: 'woff2' }],
        weight: [WEIGHTS.min, WEIGHTS.max] as [number, number],
        style: 'normal',
        unicodeRange: [...ranges],
        meta: { subset: script },
      })),
    ),
  }),
};
