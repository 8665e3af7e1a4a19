/** No horizontal scrolling on the smallest phone. */
import { LANGUAGES } from '@rangefinder/rules';
import { mainKinds } from './support/page-kinds.js';
import { see, test } from './support/visit.js';

const WIDTH = 320;

/** Elements that leave the window without scrolling themselves; empty if the page fits. */
function stickingOut(width: number): readonly string[] {
  const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) > width;
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const out = (element: Element) => element.getBoundingClientRect().right > width + 0.5 && !scrolls(element.parentElement);
  const named = (element: Element) => `${element.tagName.toLowerCase()}${element.className ? `.${element.className}` : ''}`;
  const found = wide ? [...document.body.querySelectorAll('*')].filter(out).map(named) : [];
  return wide ? [`the page is ${document.documentElement.scrollWidth} wide`, ...found.slice(0, 10)] : [];
}

const cases = mainKinds.flatMap((kind) => LANGUAGES.map((language) => ({ ...kind, language })));

test.for(cases)(`$name in $language fits ${WIDTH} pixels`, async ({ path, shows, language }, { open, expect }) => {
  const visit = await open({ viewport: { width: WIDTH, height: 640 } });
  const { page } = visit;
  await page.goto(`/${language}/${path}`);
  await see(visit, shows);
  expect(await page.evaluate(stickingOut, WIDTH)).toEqual([]);
});
