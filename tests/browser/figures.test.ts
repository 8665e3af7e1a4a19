/** Drawings on phone and desktop: no label is cut off or overlaps another, even in a wide font. */
import { LANGUAGES, type Language, systems } from '@rangefinder/rules';
import { serviceUrl } from './support/running-site.js';
import { see, test } from './support/visit.js';

/** Text lengths are rounded differently at different sizes, so that a label may fit only in one of them. */
const WIDTHS = [390, 1440] as const;
const [PHONE] = WIDTHS;
const cases = WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ width, language })));
/** Smallest text that is readable at arm’s length, in pixels. */
const SMALLEST = 11;
/** The font of the tests, as wide as DejaVu Sans: wider than 19 of 20 fonts, measured on the labels. */
const WIDE = 'svg text { font-family: sans-serif; letter-spacing: 0.065em } svg text[font-weight] { letter-spacing: 0.11em }';

const sections = systems.flatMap(({ sections: all }) => all.map(({ id }) => id));

interface Drawn {
  readonly section: string;
  readonly svg: string;
}

/** The drawing in the page of a section. */
async function drawnIn(section: string, language: Language): Promise<readonly Drawn[]> {
  const [system, name] = section.split('/');
  const page = await (await fetch(`${serviceUrl}/${language}/${system}/rules/${name}/`)).text();
  const [, svg] = /<figure class="drawing">\s*(<svg.+?<\/svg>)/s.exec(page) ?? [];
  return svg === undefined ? [] : [{ section, svg }];
}

async function allIn(language: Language): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = [];
  for (const section of sections) drawn.push(...(await drawnIn(section, language)));
  return drawn;
}

/** Faults in the labels of drawings, each put in place of the drawing of the page. */
function faults({ drawings, smallest }: { readonly drawings: readonly Drawn[]; readonly smallest: number }): readonly string[] {
  const place = document.querySelector('figure.drawing');
  if (!place) return ['the page has no drawing'];
  // A line box is higher than its letters.
  const touch = (a: DOMRect, b: DOMRect) =>
    a.left + 1 < b.right && b.left + 1 < a.right && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3;
  return drawings.flatMap(({ section, svg }) => {
    place.innerHTML = svg;
    const frame = place.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const scale = frame.width / Number(place.querySelector('svg')?.viewBox.baseVal.width);
    const inside = (box: DOMRect) =>
      box.left > frame.left - 1 && box.right < frame.right + 1 && box.top > frame.top - 2 && box.bottom < frame.bottom + 2;
    const letters = [...place.querySelectorAll('text')].map((text) => ({
      content: text.textContent,
      box: text.getBoundingClientRect(),
      pixels: Number(text.getAttribute('font-size')) * scale,
    }));
    return letters.flatMap(({ content, box, pixels }, at) => [
      ...(inside(box) ? [] : [`${section}: cut off: ${content}`]),
      ...(pixels < smallest ? [`${section}: too small: ${content}`] : []),
      ...letters.slice(at + 1).flatMap((other) => (touch(box, other.box) ? [`${section}: overlap: ${content} / ${other.content}`] : [])),
    ]);
  });
}

test.for(cases)('labels of all drawings in $language fit at $width pixels', async ({ width, language }, { open, expect }) => {
  const visit = await open({ viewport: { width, height: 844 } });
  await visit.page.goto(`/${language}/5150/rules/blast/`);
  await see(visit, 'figure.drawing svg text');
  await visit.page.addStyleTag({ content: WIDE });
  const drawings = await allIn(language);
  expect(drawings.length).toBeGreaterThan(60);
  expect(await visit.page.evaluate(faults, { drawings, smallest: SMALLEST })).toEqual([]);
});

test('labels that do not fit are found', async ({ open, expect }) => {
  const { page } = await open({ viewport: { width: PHONE, height: 844 } });
  await page.goto('/en/5150/rules/blast/');
  const svg =
    '<svg viewBox="0 0 360 60"><text x="300" y="20" font-size="12">cut off at the edge</text><text x="300" y="22" font-size="9">small</text></svg>';
  expect(await page.evaluate(faults, { drawings: [{ section: 'a', svg }], smallest: SMALLEST })).toEqual([
    'a: cut off: cut off at the edge',
    'a: overlap: cut off at the edge / small',
    'a: too small: small',
  ]);
});
