/** Text at 200 %: everything in the bar stays visible without overlap. */
import { LANGUAGES } from '@rangefinder/rules';
import { addressOfKind, mainKinds } from './support/page-kinds.js';
import { see, test } from './support/visit.js';

const WIDTHS = [390, 1280];

/** Parts of the bar that leave the window or overlap. */
function misplaced(width: number): readonly string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('.bar > :is(a, button, nav), .menu-button')].filter((part) =>
    part.checkVisibility(),
  );
  const boxes = parts
    .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
    .toSorted((one, two) => one.box.left - two.box.left);
  const out = boxes.filter(({ box }) => box.right > width + 0.5 || box.width < 24).map(({ name }) => `${name} sticks out`);
  const over = boxes
    .slice(1)
    .flatMap(({ name, box }, at) => (box.left < (boxes[at]?.box.right ?? 0) - 0.5 ? [`${name} lies over ${boxes[at]?.name}`] : []));
  return [...out, ...over];
}

const cases = WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ width, language })));

test.for(cases)('the bar fits $width pixels, in $language', async ({ width, language }, { open, expect }) => {
  const { page } = await open({ viewport: { width, height: 800 } });
  await page.goto(`/${language}/alpha-strike/`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await page.evaluate(misplaced, width)).toEqual([]);
});

/** Controls that are smaller than a fingertip, by name. Links in running text and sliders are not meant. */
function smallControls(): readonly string[] {
  const MIN_PX = 43.5;
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(button, select, summary, input:not([type=range]), a.button)')];
  const touched = controls.map((one) => (one.matches('[type=checkbox], [type=radio]') ? (one.closest('label') ?? one) : one));
  return touched
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2 && one.getBoundingClientRect().height < MIN_PX)
    .map((one) => `${one.localName}: ${(one.getAttribute('aria-label') ?? one.innerText).slice(0, 40)}`);
}

/** Words are longer in Russian. */
test.for(mainKinds)('on a phone nothing of $name is wider than the screen, in ru', async (kind, { open, expect }) => {
  const visit = await open({ viewport: { width: 390, height: 844 } });
  const { page } = visit;
  await page.goto(addressOfKind(kind, 'ru'));
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await see(visit, kind.shows);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(smallControls)).toEqual([]);
});

/** The longest forms and answers. */
const CALCULATORS = [
  ...['alpha-strike/calculators/attack/', '5150/calculators/melee/', '5150/calculators/stay-or-run/', '5150/calculators/activation/'],
  ...['initiative-deck/calculators/poker-odds/', 'world-at-war/calculators/chaos-of-war/', 'bronepehota/calculators/virtual-shot/'],
];

test.for(CALCULATORS)('on a phone nothing of %s is wider than the screen, in ru', async (path, { open, expect }) => {
  const visit = await open({ viewport: { width: 390, height: 844 } });
  await visit.page.goto(`/ru/${path}`);
  await visit.page.addStyleTag({ content: 'html { font-size: 200% }' });
  await see(visit, '[data-calculator][data-ready]');
  expect(await visit.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Range names that a ruler cuts off. */
const cutNames = (): readonly (string | null)[] =>
  [...(document.querySelector('rangefinder-target-number')?.shadowRoot?.querySelectorAll('.bands b') ?? [])]
    .filter((name) => name.scrollWidth > name.clientWidth)
    .map((name) => name.textContent);

test.for([320, 360, 390])('a ruler %d pixels wide cuts off no range name, in ru', async (width, { open, expect }) => {
  const visit = await open({ viewport: { width, height: 844 } });
  await visit.page.goto('/ru/alpha-strike/calculators/target-number/');
  await see(visit, 'rangefinder-target-number .bands b');
  expect(await visit.page.evaluate(cutNames)).toEqual([]);
});
