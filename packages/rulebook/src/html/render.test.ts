import { addressOf, type Language } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import type { SectionText } from '../model.js';
import { plainText } from '../plain-text.js';
import { rulebookOf } from '../reading/rulebook.js';
import { openTexts } from '../reading/texts.js';
import { contentFolder, section } from '../testing/folder.js';
import { placesIn, renderHtml } from './render.js';

function written(en: string, ru = 'Мерьте.', more: Readonly<Record<string, string>> = {}): SectionText {
  const [range] = rulebookOf(openTexts(contentFolder({ ...section('range', en, ru), ...more }))).sections;
  if (!range) throw new Error('not read');
  return range;
}

const html = (text: SectionText, language: Language = 'en') => renderHtml(text, language, { href: (rule) => addressOf(rule, language) });

test('headings have the same ids in every language', () => {
  const text = written('## Measure the range\n\nDo.\n\n## Measure the range\n\nAgain.', '## Мерьте\n\nРаз.\n\n## Мерьте снова\n\nДва.');
  const idsIn = (language: Language) => [...html(text, language).matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id);
  expect(idsIn('en')).toEqual(['measure-the-range', 'measure-the-range-1']);
  expect(idsIn('ru')).toEqual(idsIn('en'));
});

test('what stands on a page is listed with its places: headings, tables, rulings, each as it is named', () => {
  const text = written(
    '## Measure\n\n### Closely\n\n::table{id="alpha-strike/table/balance"}\n\n::ruling{id="alpha-strike/ruling/woods-once"}',
    '## Мерьте\n\n### Вблизи\n\n::table{id="alpha-strike/table/balance"}\n\n::ruling{id="alpha-strike/ruling/woods-once"}',
  );
  expect(placesIn(text, 'ru')).toEqual([
    { id: 'measure', title: 'Мерьте' },
    { id: 'table-balance', title: 'Равенство сил' },
    { id: 'ruling-woods-once', title: 'В лесу и за лесом' },
  ]);
  for (const { id } of placesIn(text, 'ru')) expect(html(text, 'ru')).toContain(`id="${id}"`);
});

test('prose, with links to where the rules stand', () => {
  const text = written('## Measure\n\n1. **6"** is [short](rule:alpha-strike/table/ranges) & near.');
  expect(html(text)).toBe(
    '<h2 id="measure">Measure</h2>\n<ol>\n<li><strong>6"</strong> is <a href="/en/alpha-strike/tables/#ranges">short</a> &#x26; near.</li>\n</ol>',
  );
});

test('a table with its caption, heads of rows and columns, and notes', () => {
  const text = written('::table{id="alpha-strike/table/balance"}', '::table{id="alpha-strike/table/balance"}');
  expect(html(text, 'ru')).toBe(
    '<div id="table-balance" class="table" role="region" aria-label="Равенство сил" tabindex="0"><table data-rule="alpha-strike/table/balance">' +
      '<caption><a href="/ru/alpha-strike/tables/#balance">Равенство сил</a></caption>' +
      '<thead><tr><th scope="col">Разница ОС</th><th scope="col">Оценка</th></tr></thead><tbody>' +
      '<tr><th scope="row">до 5\u00a0%</th><td>Силы равны</td></tr><tr><th scope="row">до 10\u00a0%</th><td>Приемлемо</td></tr>' +
      '<tr><th scope="row">больше 10\u00a0%</th><td>Силы неравны</td></tr></tbody></table></div><p class="table-note">Разница берётся от большей ОС.</p>',
  );
  expect(plainText(text, 'ru')).toBe(
    'Равенство сил\nРазница ОС · Оценка\nдо 5\u00a0% · Силы равны\nдо 10\u00a0% · Приемлемо\nбольше 10\u00a0% · Силы неравны\nРазница берётся от большей ОС.',
  );
});

test('a ruling is folded to what is played, with both readings inside', () => {
  const text = written('::ruling{id="alpha-strike/ruling/woods-once"}');
  expect(html(text)).toBe(
    '<aside id="ruling-woods-once" class="ruling" data-rule="alpha-strike/ruling/woods-once" aria-label="Ruling: In woods and behind woods">' +
      '<details><summary><span class="ruling-title">Ruling: In woods and behind woods</span> <span class="ruling-decision">Once, +1.</span></summary>' +
      '<p>Does a target that stands in woods, with more woods in the way, get the modifier twice?</p>' +
      '<ul aria-label="The rule can be read in these ways"><li>Once: the table has one row for both cases.</li>' +
      '<li>Twice: modifiers add up unless a rule says otherwise.</li></ul>' +
      '<p><a href="/en/alpha-strike/rulings/#woods-once">Among the other rulings</a></p></details></aside>',
  );
  expect(plainText(text, 'en')).toContain('In woods and behind woods\nDoes a target');
});

test('an example with its sentence and steps, and a link to the calculator where there is one', () => {
  const text = written(`::example{calculator="ramDamage" draft='{"inches":6,"size":3,"targetSize":1}'}\n\n::calculator{name="ramDamage"}`);
  expect(html(text)).toContain('<figcaption>Example: ');
  expect(html(text)).toContain('<p class="example-answer">A charge over 6" by a size 3 unit deals 2 points of damage');
  expect(html(text)).toContain(
    '<details><summary>Step by step</summary><ol><li><a href="/en/alpha-strike/tables/#physical-attacks">Charge (ram)</a>: 6" × size 3 / 8 = 2.25',
  );
  expect(html(text)).not.toContain('undefined');
  const linked = renderHtml(text, 'en', {
    href: () => '#',
    calculator: ({ name }, draft) => `/calc/${name}${draft ? `?inches=${draft.inches}` : ''}`,
  });
  expect(linked).toContain('<a href="/calc/ramDamage?inches=6">');
  expect(linked).toMatch(/<p class="calculator" data-calculator="ramDamage">Calculator: <a href="\/calc\/ramDamage">.+<\/a><\/p>$/);
});

test('an example can be tried in its place where the page has the calculator', () => {
  const text = written(`::example{calculator="ramDamage" draft='{"inches":6,"size":3,"targetSize":1}'}`);
  expect(html(text)).not.toContain('<button');
  const links = { href: () => '#', instrument: ({ name }: { readonly name: string }) => ({ element: `x-${name}`, script: `/${name}.js` }) };
  expect(renderHtml(text, 'en', links)).toContain(
    '<button type="button" class="button" data-instrument="x-ramDamage" data-script="/ramDamage.js" data-show="inches size target-size">Change the figures</button>',
  );
});

test('markup in prose is escaped', () => {
  const text = written('2 &lt;b&gt; 3');
  expect(html(text)).toBe('<p>2 &#x3C;b> 3</p>');
  expect(plainText(text, 'en')).toBe('2 <b> 3');
});

test('plain text keeps the items of lists apart', () => {
  expect(plainText(written('- one **two**\n- three\n\n> four  \n> five'), 'en')).toBe('one two\nthree\nfour five');
});
