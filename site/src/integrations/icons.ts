/** App icons and favicon, rendered from one SVG. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const GROUND = '#1a2226';
/** Share of a maskable icon that no launcher cuts off. */
const SAFE_SHARE = 0.7;
const ICO_SIZE = 32;
const ICO_HEADER_BYTES = 22;

const SVG_START = '<svg xmlns="http://www.w3.org/2000/svg"';

/** The logo on a background; `share` is its part of the width. */
const withRoom = (svg: string, size: number, share: number): string => {
  const [side, edge] = [size * share, (size * (1 - share)) / 2];
  const mark = svg.replace('<svg', `<svg x="${edge}" y="${edge}" width="${side}" height="${side}"`);
  return `${SVG_START} viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${GROUND}"/>${mark}</svg>`;
};

/** Renders an SVG as PNG. */
const drawn = (svg: string, size: number): Buffer => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** Wraps a PNG as `favicon.ico`: a directory with one image. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(ICO_HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}

/** Writes the icons next to the pages. */
export async function writeIcons(dist: string): Promise<void> {
  const svg = await readFile(join(dist, 'favicon.svg'), 'utf8');
  const lay = (name: string, image: Buffer): Promise<void> => writeFile(join(dist, name), image);
  await Promise.all([
    // Apple rounds the corners itself.
    lay('apple-touch-icon.png', drawn(withRoom(svg, 180, SAFE_SHARE), 180)),
    lay('icon-192.png', drawn(svg, 192)),
    lay('icon-512.png', drawn(svg, 512)),
    lay('icon-maskable-512.png', drawn(withRoom(svg, 512, SAFE_SHARE), 512)),
    lay('favicon.ico', icoOf(drawn(svg, ICO_SIZE))),
  ]);
}
