/** Drawings on a phone: no letters are cut off or lie over others, in the widest of usual fonts. */
import { LANGUAGES, type Language } from '@rangefinder/rules';
import { figureOf, figureSections } from '../../site/src/figures/index.js';
import { see, test } from './support/visit.js';

const WIDTH = 390;
/** The smallest letters that are read at arm’s length, in pixels. */
const SMALLEST = 11;
/** The font of the tests with letters as wide as those of DejaVu Sans: measured on the labels, 19 of 20 are narrower than this. */
const WIDE = 'svg text { font-family: sans-serif; letter-spacing: 0.065em } svg text[font-weight] { letter-spacing: 0.11em }';

interface Drawn {
  readonly section: string;
  readonly svg: string;
}

/** What is wrong with the letters of drawings, each shown in the place of the one that the page has. */
function faults({ drawings, smallest }: { readonly drawings: readonly Drawn[]; readonly smallest: number }): readonly string[] {
  const place = document.querySelector('figure.drawing');
  if (!place) return ['the page has no drawing'];
  return drawings.flatMap(({ section, svg }) => {
    place.innerHTML = svg;
    const frame = place.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const letters = [...place.querySelectorAll('text')].map((text) => ({
      said: text.textContent,
      box: text.getBoundingClientRect(),
      size: text.getBBox().height,
    }));
    const scale = frame.width / 360;
    const out = letters.filter(
      ({ box }) => box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 2,
    );
    const small = [...place.querySelectorAll('text')].filter((text) => Number(text.getAttribute('font-size')) * scale < smallest);
    // A line of letters is higher than the letters.
    const touch = (a: DOMRect, b: DOMRect) =>
      a.left + 1 < b.right && b.left + 1 < a.right && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3;
    const over = letters.flatMap((one, at) =>
      letters
        .slice(at + 1)
        .filter(({ box }) => touch(one.box, box))
        .map(({ said }) => `${one.said} / ${said}`),
    );
    return [
      ...out.map(({ said }) => `${section}: cut off: ${said}`),
      ...over.map((said) => `${section}: overlap: ${said}`),
      ...small.map((text) => `${section}: too small: ${text.textContent}`),
    ];
  });
}

const drawnIn = (language: Language): readonly Drawn[] =>
  figureSections.map((section) => ({ section, svg: figureOf(section)?.draw(language) ?? '' }));

test.for(LANGUAGES)(`letters of all drawings in %s fit at ${WIDTH} pixels`, async (language, { open, expect }) => {
  const visit = await open({ viewport: { width: WIDTH, height: 844 } });
  await visit.page.goto(`/${language}/5150/rules/blast/`);
  await see(visit, 'figure.drawing svg text');
  await visit.page.addStyleTag({ content: WIDE });
  expect(await visit.page.evaluate(faults, { drawings: drawnIn(language), smallest: SMALLEST })).toEqual([]);
});

test('a label that is too long is found', async ({ open, expect }) => {
  const { page } = await open({ viewport: { width: WIDTH, height: 844 } });
  await page.goto('/en/5150/rules/blast/');
  const long =
    '<svg viewBox="0 0 360 40"><text x="300" y="20" font-size="12">cut off at the edge</text><text x="300" y="22" font-size="9">cut</text></svg>';
  const found = await page.evaluate(faults, { drawings: [{ section: 'a', svg: long }], smallest: SMALLEST });
  expect(found).toEqual(['a: cut off: cut off at the edge', 'a: overlap: cut off at the edge / cut', 'a: too small: cut']);
});

test('every drawing stands in its section', async ({ open, expect }) => {
  const { page } = await open();
  const missing = async (section: string): Promise<readonly string[]> => {
    const [system, name] = section.split('/');
    const shown = await Promise.all(
      LANGUAGES.map(async (language) =>
        (await (await page.request.get(`/${language}/${system}/rules/${name}/`)).text()).includes(figureOf(section)?.draw(language) ?? '-'),
      ),
    );
    return shown.every(Boolean) ? [] : [section];
  };
  expect((await Promise.all(figureSections.map(missing))).flat()).toEqual([]);
});
