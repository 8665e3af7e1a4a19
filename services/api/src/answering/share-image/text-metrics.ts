/** Widths of texts in the font of share images. The font is a dependency, so that every machine draws the same. */
import { fileURLToPath } from 'node:url';
import { drawableText, escapeMarkup, type FontWeight, type TextMetrics } from '@rangefinder/cards';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

const FILES = ['400Regular/GolosText_400Regular.ttf', '700Bold/GolosText_700Bold.ttf'] as const;
const FAMILY = 'Golos Text';

/** Options of every rendering: this font and no other. */
export const RENDER_OPTIONS: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: FILES.map((name) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/golos-text/${name}`))),
    defaultFontFamily: FAMILY,
  },
};

/** Font size of the measurements, in pixels. */
const MEASURED_SIZE = 100;
const MAX_CACHED_ADVANCES = 2_000;
const advances = new Map<string, number>();

/** Width of the ink of a text at the measured size. */
function inkWidth(text: string, weight: FontWeight): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="${FAMILY}" font-size="${MEASURED_SIZE}" font-weight="${weight}">${escapeMarkup(drawableText(text))}</text></svg>`;
  return new Resvg(svg, RENDER_OPTIONS).getBBox()?.width ?? 0;
}

/** Advance width of a character: what it adds between two others. */
function advanceOf(character: string, weight: FontWeight): number {
  const key = `${weight}${character}`;
  const cached = advances.get(key);
  if (cached !== undefined) return cached;
  const advance = inkWidth(`H${character}H`, weight) - inkWidth('HH', weight);
  if (advances.size < MAX_CACHED_ADVANCES) advances.set(key, advance);
  return advance;
}

/** Metrics of the font. Widths are without kerning. @example METRICS.widthOf('7+', 72, 700) // pixels */
export const METRICS: TextMetrics = {
  fontFamily: FAMILY,
  widthOf: (text, size, weight) => ([...text].reduce((sum, character) => sum + advanceOf(character, weight), 0) * size) / MEASURED_SIZE,
};
