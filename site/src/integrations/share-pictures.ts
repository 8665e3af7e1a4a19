/** Pictures that stand beside a link where somebody shares it: the drawing of a rule set over a scale. Without words: fonts of machines differ. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
const SYSTEMS = new URL('../systems/', import.meta.url);
/** Drawings are made in a square of so many units. */
const EMBLEM_SIZE = 64;
const EMBLEM_SCALE = 6.4;
const TICK = 12;
const TALL_TICK_EVERY = 5;

const ticks = (): string =>
  Array.from({ length: WIDTH / TICK }, (_, at) => {
    const isTall = at % TALL_TICK_EVERY === 0;
    return `<path d="M${at * TICK} ${HEIGHT}v-${isTall ? 34 : 16}" stroke="${isTall ? '#e9a23b' : '#56626a'}" stroke-width="2"/>`;
  }).join('');

/** A ground with the scale, and a drawing in the middle of it. */
const picture = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#1a2226"/>${ticks()}${drawing}</svg>`;

const inTheMiddle = (size: number, scale: number, inside: string): string =>
  `<g transform="translate(${(WIDTH - size * scale) / 2} ${(HEIGHT - size * scale) / 2 - 20}) scale(${scale})">${inside}</g>`;

interface Emblem {
  readonly slug: string;
  readonly paths: readonly string[];
}

async function emblemOf(slug: string): Promise<Emblem> {
  const { emblem } = (await import(new URL(`${slug}/emblem.ts`, SYSTEMS).href)) as { readonly emblem: readonly string[] };
  return { slug, paths: emblem };
}

/** Read while the configuration is: nothing can be imported any more when the pages are built. */
const EMBLEMS = await Promise.all((await readdir(SYSTEMS)).map(emblemOf));

function ofSystem({ paths }: Emblem): string {
  const drawn = paths.map((d, at) => `<path d="${d}"${at === 0 ? ' fill="#19303b"' : ''}/>`).join('');
  const lines = `<g fill="none" stroke="#f4f1ea" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
  return picture(inTheMiddle(EMBLEM_SIZE, EMBLEM_SCALE, lines));
}

/** The mark of the site, as its icon has it. */
async function ofSite(dist: string): Promise<string> {
  const icon = await readFile(join(dist, 'favicon.svg'), 'utf8');
  return picture(inTheMiddle(1, 400, icon.replace('<svg', '<svg width="1" height="1"')));
}

/** Lays `share/site.png` and one for each rule set beside the pages. */
export async function writeSharePictures(dist: string): Promise<void> {
  await mkdir(join(dist, 'share'), { recursive: true });
  const lay = async (name: string, svg: string): Promise<void> =>
    writeFile(join(dist, 'share', `${name}.png`), await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
  await Promise.all([lay('site', await ofSite(dist)), ...EMBLEMS.map((emblem) => lay(emblem.slug, ofSystem(emblem)))]);
}
