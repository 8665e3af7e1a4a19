import { LANGUAGES } from '@rangefinder/rules';
import { describe, expect, test } from 'vitest';
import { battleFigures, type CardEntry, cardView, entryCardHtml, entryPageHtml, entrySummary, figuresLine } from './index.js';
import { cardContext } from './words/index.js';

const ATLAS: CardEntry = {
  ...{ id: 'alpha-strike/atlas-as7-d', system: 'alpha-strike', kind: 'battlemech', cost: 52 },
  ...{ name: 'Atlas AS7-D', nameRu: 'Атлас AS7-D', aliases: [], faction: null, factionRu: null },
  stats: {
    __typename: 'AlphaStrikeStats',
    type: 'BM',
    role: 'Juggernaut',
    damage: ['5', '5', '2'],
    armor: 10,
    structure: 8,
  },
  abilities: ['AC2/2/-', 'XYZ'],
};
const HOSTILE = `"'><img src=x onerror=alert(1)>&</script>`;

/** Tags of an HTML text. */
const tagsIn = (html: string): ReadonlySet<string> => new Set([...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag = '']) => tag));

describe.each(LANGUAGES)('a card in %s', (language) => {
  const context = cardContext(language);

  test('has name, cost, figures and boxes', () => {
    const card = cardView(ATLAS, context);
    expect(card).toMatchObject({ name: { en: 'Atlas AS7-D', ru: 'Атлас AS7-D' }[language], cost: { amount: '52' } });
    expect(card.parts.filter(({ kind }) => kind === 'boxes')).toMatchObject([
      { count: 10, nth: 1 },
      { count: 8, nth: 2 },
    ]);
    expect(entryCardHtml(ATLAS, context).match(/<i><\/i>/g)).toHaveLength(18);
  });

  test('names each weapon once, with its number', () => {
    const stats = { __typename: 'BronepehotaWeaponStats', range: 'D20', power: '2D12' };
    const cannon = { ...{ id: 'bronepehota/cannon', system: 'bronepehota', kind: 'weapon' }, name: 'Cannon', nameRu: 'Пушка', stats };
    const machine: CardEntry = {
      ...{ ...ATLAS, id: 'bronepehota/raptor', system: 'bronepehota', kind: 'machine', stats: { __typename: 'BronepehotaMachineStats' } },
      weapons: [{ weapon: cannon, count: 2 }, { weapon: { ...cannon, id: 'bronepehota/saw', name: 'Saw', nameRu: 'Пила' } }],
    };
    const html = entryCardHtml(machine, context);
    expect(html).toContain({ en: 'Cannon ×2<', ru: 'Пушка ×2<' }[language]);
    expect(html).toContain({ en: 'Saw<', ru: 'Пила<' }[language]);
  });

  test('a line of figures breaks between figures only, behind the separator', () => {
    const figure = { en: 'Role\u00A0Juggernaut', ru: 'Роль\u00A0джаггернаут' }[language];
    expect(figuresLine(ATLAS, context)).toContain(`\u00A0· ${figure}`);
    expect(figuresLine(ATLAS, context)).not.toContain({ en: 'BM', ru: 'БМ' }[language]);
    expect(figuresLine(ATLAS, context)).toMatch(/\d\/\d\/\d/);
    expect(battleFigures(ATLAS, context).split(' · ')).toHaveLength(1);
  });

  test('contains hostile texts as text only', () => {
    const hostile: CardEntry = {
      ...{ id: 'alpha-strike/x', system: HOSTILE, kind: HOSTILE, name: HOSTILE, nameRu: `${HOSTILE}я`, aliases: [HOSTILE], cost: 1 },
      ...{ faction: HOSTILE, factionRu: HOSTILE, sourcePage: 'javascript:alert(1)' },
      source: HOSTILE,
      stats: { ...ATLAS.stats, role: HOSTILE, damage: [HOSTILE] },
      abilities: [HOSTILE],
      weapons: [{ weapon: { id: 'x/y', system: HOSTILE, name: HOSTILE, stats: {} } }],
    };
    const named = { name: HOSTILE, nameRu: HOSTILE };
    const html = entryPageHtml({ entry: hostile, variants: [hostile], availability: [{ era: named, factions: [named] }] }, context);
    expect(tagsIn(html)).not.toContain('img');
    expect(tagsIn(html)).not.toContain('script');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('&quot;&#39;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;');
  });
});

test('the badge of an entry that is not official stands with its name', () => {
  const own = { ...ATLAS, badge: 'our-club' };
  expect(entryCardHtml(own, cardContext('en'))).toContain('Atlas AS7-D <small class="unit-badge">our-club</small>');
  expect(entryPageHtml({ entry: ATLAS, variants: [own] }, cardContext('ru'))).toContain('>Атлас AS7-D [our-club]</a>');
  expect(entryCardHtml(ATLAS, cardContext('en'))).not.toContain('unit-badge');
});

test('every ability is a link: to the rulebook where it explains it, otherwise to the note on the page of the unit', () => {
  const [abilities] = cardView({ ...ATLAS, abilities: ['CASE', 'AC2/2/-'] }, cardContext('ru')).parts.filter(
    (part) => part.kind === 'abilities',
  );
  expect(abilities?.names.map(({ href }) => href)).toEqual([
    '/ru/alpha-strike/tables/#special-abilities',
    `/ru/units/${ATLAS.id}/#specials`,
  ]);
});

test('weapons on the card of a unit leave out what the unit determines', () => {
  const stats = { __typename: 'BronepehotaWeaponStats', range: 'D12', power: '4D20', shooter: 'MACHINE', rateOfFire: 2, ammunition: 20 };
  const rocket = { id: 'bronepehota/mad-bull/heavy-rocket', system: 'bronepehota', name: 'Heavy rocket, Mad Bull', stats };
  const bull: CardEntry = {
    ...{ ...ATLAS, id: 'bronepehota/mad-bull', system: 'bronepehota', kind: 'machine', name: 'Mad Bull', nameRu: null },
    stats: { __typename: 'BronepehotaMachineStats', rateOfFire: 2, ammunition: 20 },
    weapons: [{ weapon: rocket }],
  };
  const [weapons] = cardView(bull, cardContext('en')).parts.filter((part) => part.kind === 'table');
  expect(weapons?.columns.map(({ label }) => label)).toEqual(['Weapon', 'Range', 'Power']);
  expect(weapons?.rows.map(([name]) => name?.text)).toEqual(['Heavy rocket']);
});

test('a name without a translation is marked with its language', () => {
  expect(entryCardHtml({ ...ATLAS, nameRu: null }, cardContext('ru'))).toContain(
    '<h2 id="alpha-strike-atlas-as7-d" lang="en">Atlas AS7-D</h2>',
  );
});

test('a type that the vocabulary lacks has a card without figures', () => {
  expect(cardView({ ...ATLAS, stats: { __typename: 'constructor' } }, cardContext('en'))).toMatchObject({
    parts: [],
    cost: { unit: 'points' },
  });
});

test.each([
  ['en', '52 PV · Short 5 · Medium 5 · Long 2 · Armor 10 · Structure 8 · TMM 1'],
  ['ru', '52 ОС · Ближняя 5 · Средняя 5 · Дальняя 2 · Броня 10 · ВК 8 · МДЦ 1'],
] as const)('the figures for a battle are a line, in %s', (language, line) => {
  const atlas = { ...ATLAS, stats: { ...ATLAS.stats, tmm: 1, tonnage: 100 } };
  expect(battleFigures(atlas, cardContext(language)).replaceAll('\u00A0', ' ')).toBe(line);
});

test('a summary lists cost, large figures and boxes first, and words with the kind', () => {
  const { kind, figures } = entrySummary(ATLAS, cardContext('en'));
  expect(kind).toContain('Juggernaut');
  expect(figures[0]).toEqual({ label: 'PV', text: '52' });
  expect(figures.map(({ text }) => text)).toEqual(expect.arrayContaining(['5', '10', '8']));
});
