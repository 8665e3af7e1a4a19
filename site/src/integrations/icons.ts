/** Icons for home screens and old browsers, drawn from the one mark of the site. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const GROUND = '#1a2226';
/** The part of a maskable icon that no launcher cuts off. */
const SAFE_SHARE = 0.7;
const SVG_DPI = 72;
const SVG_SIZE = 32;
const ICO_SIZE = 32;
const ICO_HEADER_BYTES = 22;

/** The mark in pixels; `share` leaves room around it. */
async function drawn(svg: Buffer, size: number, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share);
  const mark = await sharp(svg, { density: (SVG_DPI * inner) / SVG_SIZE })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (share === 1) return mark;
  const ground = sharp({ create: { width: size, height: size, channels: 4, background: GROUND } });
  return ground
    .composite([{ input: mark, gravity: 'center' }])
    .png()
    .toBuffer();
}

/** A PNG as `favicon.ico`: a directory of one image, then the image. */
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

/** Lays the icons beside the pages. */
export async function writeIcons(dist: string): Promise<void> {
  const svg = await readFile(join(dist, 'favicon.svg'));
  const lay = async (name: string, image: Promise<Buffer>): Promise<void> => writeFile(join(dist, name), await image);
  await Promise.all([
    // Home screens of Apple round the corners themselves.
    lay('apple-touch-icon.png', drawn(svg, 180, SAFE_SHARE)),
    lay('icon-192.png', drawn(svg, 192)),
    lay('icon-512.png', drawn(svg, 512)),
    lay('icon-maskable-512.png', drawn(svg, 512, SAFE_SHARE)),
    lay('favicon.ico', drawn(svg, ICO_SIZE).then(icoOf)),
  ]);
}
