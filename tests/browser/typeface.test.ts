/** The typeface: which fonts a page loads, which characters of its text they lack, and whether Russian letters have Russian forms. */
import { sample } from '@rangefinder/rules/testing';
import type { Page } from 'playwright-core';

import { pageKinds, servicePages } from './support/page-kinds.js';
import { serviceUrl } from './support/running-site.js';
import { see, test } from './support/visit.js';

/** Signs that the device's own font draws. */
const OTHER_SIGNS = new Set(['✓', '✗', '★', '☆', '▾', '▸', '⁠', '\n', '\t', '♠', '♥', '♦', '♣']);

const pages = (['en', 'ru'] as const).flatMap((language) =>
  pageKinds.filter(({ main }) => main).map(({ name, path, shows }) => ({ name, language, url: `/${language}/${path}`, shows })),
);

/** Texts with Russian words outside of elements whose language is Russian. */
const russianNotMarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const isText = /[а-яё]{2}/.test(node.nodeValue ?? '') && element && !element.closest('script, style');
      if (isText && element.closest<HTMLElement>('[lang]')?.lang !== 'ru')
        found.push(`${element.localName}.${element.className}: ${node.nodeValue}`);
    }
    return found;
  });

test.for(sample(pages))(
  '$name, $url: every character has its typeface, Russian words their language',
  async ({ url, shows, language }, { open, expect }) => {
    const visit = await open();
    await visit.page.goto(`${serviceUrl}${url}`);
    await see(visit, shows);
    await visit.page.evaluate(() => document.fonts.ready);
    const { loaded, family, lacking } = await visit.page.evaluate(() => {
      const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
      const faces = [...document.fonts].filter((face) => face.family === family.replaceAll('"', '') && face.unicodeRange !== 'U+0-10FFFF');
      const ranges = faces.flatMap(({ unicodeRange }) =>
        unicodeRange.split(',').map((range) => {
          const [first = '', last = first] = range.trim().slice(2).split('-');
          return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
        }),
      );
      const characters = new Set(document.body.innerText);
      const lacking = [...characters].filter(
        (one) => !ranges.some(([first, last]) => first <= (one.codePointAt(0) ?? 0) && (one.codePointAt(0) ?? 0) <= last),
      );
      return { loaded: faces.filter(({ status }) => status === 'loaded').length, family, lacking };
    });
    expect(family).toContain('Sofia Sans');
    expect(loaded).toBeGreaterThanOrEqual(language === 'ru' ? 2 : 1);
    expect(lacking.filter((one) => !OTHER_SIGNS.has(one))).toEqual([]);
    expect(await russianNotMarked(visit.page)).toEqual([]);
  },
);

test.for(servicePages)('$name, made by the service, has the typeface of the site', async ({ path, shows }, { open, expect }) => {
  const visit = await open({ locale: 'ru' });
  await visit.page.goto(path);
  await see(visit, shows);
  const families = await visit.page.evaluate(() => {
    const parts = ['body', 'h1', '.graphiql-container', '.opblock-tag', '.opblock-summary-description'];
    const shown = parts.flatMap((part) => document.querySelector(part) ?? []);
    return shown.map((part) => getComputedStyle(part).fontFamily.split(',')[0]);
  });
  expect(families.length).toBeGreaterThanOrEqual(2);
  for (const family of families) expect(family).toContain('Sofia Sans');
  await expect.poll(() => visit.page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  expect(visit.complaints()).toEqual([]);
});
