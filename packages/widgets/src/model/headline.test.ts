import { expect, describe as suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import type { Fields } from '../description.js';
import { engineOf } from '../page/answer.js';
import { answerView, type Section } from './sections.js';

const label = { en: 'Odds', ru: 'Шанс' };
const chance = { kind: 'chance', label } as const;
const half = { fraction: '1/2', decimal: 0.5 };
const int = (en: string) => ({ kind: 'int', min: 0, max: 99, label: { en, ru: en } }) as const;
const view = (output: Fields, figures: Readonly<Record<string, unknown>>, language: 'en' | 'ru' = 'en') =>
  answerView({ output, names: {} }, figures, { language });
const rows = (fields: Fields) =>
  ({
    kind: 'list',
    min: 0,
    max: 999,
    label: { en: 'Rows', ru: 'Строки' },
    item: { kind: 'object', name: 'Row', about: label, label: { en: 'Row', ru: 'Строка' }, fields },
  }) as const;

suite('an answer', () => {
  test('starts with the first figures', () => {
    const { headline } = view(
      { target: int('Target number'), chance, more: int('More') },
      { target: 7, chance: { fraction: '7/12', decimal: 7 / 12 }, more: 1 },
      'ru',
    );
    expect(headline).toMatchObject([
      { label: 'Target number', text: '7', odds: undefined },
      { label: 'Шанс', text: '58,3\u00a0%', odds: { share: 7 / 12, fraction: '7/12' } },
    ]);
  });

  test('shows bounds where odds are not exact', () => {
    const bounded = { kind: 'boundedChance', label } as const;
    const between = { exact: false, fraction: null, decimal: 0.58255, low: 0.5823, high: 0.5828 };
    expect(view({ bounded }, { bounded: between }).headline).toMatchObject([
      { text: '58.23–58.28%', odds: { share: 0.58255, fraction: '' } },
    ]);
    expect(view({ bounded }, { bounded: { ...half, exact: true, low: 0.5, high: 0.5 } }).headline).toMatchObject([
      { text: '50%', odds: { fraction: '1/2' } },
    ]);
  });

  test('leaves out absent figures', () =>
    expect(view({ target: { ...int('Target'), optional: true }, chance }, { target: null, chance: half }).headline).toHaveLength(1));

  test('draws single odds as one chart', () => {
    const { sections } = view(
      { list: rows({}), dead: { ...chance, label: { en: 'Dead', ru: '' } }, alive: { ...chance, label: { en: 'Alive', ru: '' } } },
      { list: [], dead: half, alive: half },
    );
    expect(sections).toMatchObject([{ kind: 'odds', rows: [{ label: 'Dead', percent: '50%' }, { label: 'Alive' }] }]);
  });

  test('draws a distribution as bars with a table', () => {
    const { sections } = view(
      { damage: rows({ damage: int('Damage'), chance }) },
      {
        damage: [
          { damage: 0, chance: half },
          { damage: 2, chance: half },
        ],
      },
    );
    expect(sections).toMatchObject([
      {
        kind: 'odds',
        title: 'Rows',
        left: 0,
        rows: [{ label: '0', share: 0.5 }, { label: '2' }],
        table: {
          columns: ['Damage', 'Odds'],
          rows: [
            ['0', '50% · 1/2'],
            ['2', '50% · 1/2'],
          ],
        },
      },
    ]);
  });

  test('names the drawn odds in the title of two, and shows more as a table', () => {
    const two = { inches: int('Inches'), chance, atLeast: { ...chance, label: { en: 'Or more', ru: '' } } };
    const figures = [{ inches: 1, chance: half, atLeast: half, third: half }];
    expect(view({ list: rows(two) }, { list: figures }).sections).toMatchObject([{ kind: 'odds', title: 'Rows: Odds' }]);
    expect(view({ list: rows({ ...two, third: chance }) }, { list: figures }).sections).toMatchObject([{ kind: 'table' }]);
  });

  test('draws no chart of a certain outcome', () => {
    const sure = [{ damage: 3, chance: { fraction: '1', decimal: 1 } }];
    expect(view({ damage: rows({ damage: int('Damage'), chance }) }, { damage: sure }).sections).toEqual([
      { kind: 'figures', figures: [{ label: 'Rows', text: '3' }] },
    ]);
  });

  test('labels a row by its figures: several numbers with labels, booleans where they are true', () => {
    const fields = {
      armor: int('Armor'),
      structure: int('Structure'),
      destroyed: { kind: 'boolean', label: { en: 'Destroyed', ru: '' } },
      notes: { kind: 'list', min: 0, max: 9, label, item: { kind: 'text', maxLength: 9, label } },
      chance,
    } as const;
    const list = [
      { armor: 1, structure: 2, destroyed: false, notes: [], chance: half },
      { armor: 0, structure: 0, destroyed: true, notes: ['a', 'b'], chance: half },
    ];
    const [section] = view({ list: rows(fields) }, { list }).sections;
    expect(section?.kind === 'odds' && section.rows.map((row) => row.label)).toEqual([
      'Armor 1 · Structure 2',
      'Armor 0 · Structure 0 · Destroyed · a, b',
    ]);
  });

  test('groups items that have parts', () => {
    const { sections } = view(
      { targets: rows({ hits: rows({ hits: int('Hits'), chance }) }) },
      {
        targets: [
          {
            hits: [
              { hits: 0, chance: half },
              { hits: 1, chance: half },
            ],
          },
        ],
      },
    );
    expect(sections).toMatchObject([
      { kind: 'group', title: 'Rows', sections: [{ kind: 'group', title: 'Row 1', sections: [{ kind: 'odds', title: 'Rows' }] }] },
    ]);
  });

  test('truncates long lists and counts the rest', () => {
    const list = Array.from({ length: 500 }, (_, n) => ({ n, chance: half }));
    expect(view({ list: rows({ n: int('N'), chance }) }, { list }).sections).toMatchObject([
      { kind: 'odds', picture: 'columns', left: 439, rows: { length: 61 }, table: { rows: { length: 200 } } },
    ]);
  });
});

const textsOf = (section: Section): readonly string[] => {
  switch (section.kind) {
    case 'figures':
      return section.figures.flatMap(({ label: name, text }) => [name, text]);
    case 'board':
      return section.board.rows.flatMap(({ title, cells }) => [
        title,
        ...cells.flatMap(({ figures, odds }) => [figures, ...odds.map(({ text }) => text)]),
      ]);
    case 'roll':
      return [section.title, ...section.totals.map(({ total }) => String(total))];
    case 'odds':
      return [...section.rows.flatMap((row) => [row.label, row.percent]), ...section.table.rows.flat()];
    case 'table':
      return section.table.rows.flat();
    case 'series':
      return [section.series.over, ...section.series.lines.flatMap(({ label: name, last }) => [name, last]), ...section.table.rows.flat()];
    case 'group':
      return [section.title, ...section.sections.flatMap(textsOf)];
  }
};

test('draws every example of every calculator in both languages', () => {
  for (const calculator of calculators)
    for (const { draft } of calculator.examples)
      for (const language of ['en', 'ru'] as const) {
        const outcome = engineOf(calculator, { places: {}, entries: [] })(draft, language, '');
        if (!outcome.ok) throw new Error(`${calculator.name}: ${JSON.stringify(outcome.problems)}`);
        const { headline, sections } = answerView(describe(calculator), outcome.answer, { language });
        const texts = [...headline.flatMap(({ label: name, text }) => [name, text]), ...sections.flatMap(textsOf)];
        expect(texts.filter((text) => /undefined|null|NaN|\[object/.test(text))).toEqual([]);
        expect(texts.length).toBeGreaterThan(0);
      }
});

test('draws cards of an answer with emblems and names of suits', () => {
  const deck = calculators.find(({ name }) => name === 'deckSetup') as (typeof calculators)[number];
  const outcome = engineOf(deck, { places: {}, entries: [] })({ ...deck.examples[0]?.draft }, 'ru', '');
  if (!outcome.ok) throw new Error('no answer');
  const { sections } = answerView(describe(deck), outcome.answer, { language: 'ru' });
  const cards = sections.flatMap((section) => (section.kind === 'figures' ? section.figures.flatMap((one) => one.cards ?? []) : []));
  expect(cards).toHaveLength(40);
  const suited = cards.filter(({ suit }) => suit !== undefined);
  expect(suited).toHaveLength(39);
  for (const { emblem, suitName, rank } of suited) expect([emblem, suitName, rank]).not.toContain('');
});
