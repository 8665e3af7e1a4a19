/** Queries over the starter catalog, checked against its cards one by one. */

import { wordsOf } from '@rangefinder/query';
import { REFERENCE } from '@rangefinder/query/testing';
import { LANGUAGES, problemText } from '@rangefinder/rules';
import { card as cardType, modesOf, splitAbilities } from '@rangefinder/rules/alpha-strike/entries';
import { describe, expect, test } from 'vitest';
import { type Catalog, countUnits, filterUnits, installStarter, listUnits, queryUnits, searchUnits, type UnitFilter } from '../index.js';
import { printedName, type StarterCard } from '../starter/alpha-strike/cards.js';
import { starterAvailability, starterCards } from '../starter/alpha-strike/data-files.js';
import { onFreshCatalog } from '../testing/databases.js';
import { matches } from './testing/meaning.js';
import { TEST_QUERIES } from './testing/queries.js';

const CARDS = starterCards();
const FIELDED = new Map(starterAvailability().map(({ mul, eras }) => [mul, eras]));
type IsMeant = (card: StarterCard) => boolean;

const keysOf = (isMeant: IsMeant): readonly string[] =>
  CARDS.filter(isMeant)
    .map(({ mul }) => String(mul))
    .toSorted();

/** All units of a query, page by page. The count must equal the number of units. */
async function allOf({ db }: Catalog, query: string): Promise<readonly string[]> {
  const [ids, keys]: [Set<string>, string[]] = [new Set(), []];
  let after: string | undefined;
  let total: number | undefined;
  do {
    const page = await queryUnits(db, query, { first: 100, ...(after !== undefined && { after }) });
    if (!page.ok) return expect.fail(page.problems.map((problem) => problemText(problem, 'en')).join('; '));
    total ??= await page.value.countAll(db);
    for (const { node } of page.value.edges) {
      expect(ids.has(node.id), `${node.id} came twice`).toBe(false);
      ids.add(node.id);
      if (node.source.id === 'mul') keys.push(node.sourceId);
    }
    after = page.value.hasNextPage ? (page.value.endCursor ?? undefined) : undefined;
  } while (after !== undefined);
  expect(ids.size, 'as many as were counted').toBe(total);
  return keys.toSorted();
}

const numberOf = (text: string | undefined): number => (text === '0*' ? 0.5 : Number(text));
const damageOf = ({ damage }: StarterCard): readonly number[] => damage.split('/').slice(0, 3).map(numberOf);
const codesOf = ({ abilities }: StarterCard): readonly string[] => splitAbilities(abilities).codes;
const namesOf = (card: StarterCard): readonly string[] => codesOf(card).flatMap((code) => cardType.abilities?.names?.(code) ?? []);
const has = (card: StarterCard, ability: string): boolean => namesOf(card).includes(ability);
const hasWord = (card: StarterCard, word: string): boolean => wordsOf(printedName(card)).includes(word);
const figuresOf = (card: StarterCard, ability: string): readonly number[] =>
  namesOf(card)
    .filter((name) => new RegExp(`^${ability}-?\\d`).test(name))
    .flatMap((name) =>
      [...name.slice(ability.length).matchAll(/(\d+(?:\.\d+)?)(\*?)/g)].map(([, figure, star]) => (star ? 0.5 : Number(figure))),
    );
const jumps = ({ move }: StarterCard): boolean => (modesOf(move) ?? []).some(({ suffix }) => suffix === 'j');

onFreshCatalog(
  'queries over the starter catalog',
  (catalog) => {
    describe('conditions find exactly the matching cards', () => {
      const ROWS: readonly (readonly [string, IsMeant])[] = [
        ['type:BM,CV pv<=20', ({ type, pointValue }) => ['BM', 'CV'].includes(type) && pointValue <= 20],
        ['role:sniper,scout size:4', ({ role, size }) => ['Sniper', 'Scout'].includes(role) && size === 4],
        ['роль:снайпер,разведчик size:4', ({ role, size }) => ['Sniper', 'Scout'].includes(role) && size === 4],
        [
          '-type:BM,CV,CI,BA,AF,CF,PM,SV,IM system:alpha-strike',
          ({ type }) => !['BM', 'CV', 'CI', 'BA', 'AF', 'CF', 'PM', 'SV', 'IM'].includes(type),
        ],
        [
          'type:BM pv!=30 size:1 tmm>=4',
          ({ type, pointValue, size, tmm }) => type === 'BM' && pointValue !== 30 && size === 1 && (tmm ?? 0) >= 4,
        ],
        ['PV ≤ 10 type:CV', ({ pointValue, type }) => pointValue <= 10 && type === 'CV'],
        ['type:BM pv:20-22', ({ type, pointValue }) => type === 'BM' && pointValue >= 20 && pointValue <= 22],
        ['special:IF>=3', (card) => figuresOf(card, 'if').some((figure) => figure >= 3)],
        ['special:if>1 type:BA', (card) => card.type === 'BA' && figuresOf(card, 'if').some((figure) => figure > 1)],
        ['special:CAR:4..6', (card) => figuresOf(card, 'car').some((figure) => figure >= 4 && figure <= 6)],
        ['special:IF:0* size:4', (card) => card.size === 4 && figuresOf(card, 'if').includes(0.5)],
        ['special:C3', (card) => namesOf(card).some((name) => name.startsWith('c3'))],
        ['special:ART', (card) => namesOf(card).some((name) => name.startsWith('art'))],
        ['special:art*', (card) => namesOf(card).some((name) => name.startsWith('art'))],
        [
          '-special:C3 type:BM size:4 pv>60',
          (card) => card.type === 'BM' && card.size === 4 && card.pointValue > 60 && !namesOf(card).some((name) => name.startsWith('c3')),
        ],
        ['special:ECM,LPRB special:TAG', (card) => (has(card, 'ecm') || has(card, 'lprb')) && has(card, 'tag')],
        [
          '(special:ECM or jump) size:4 type:BM -special:OMNI',
          (card) => (has(card, 'ecm') || jumps(card)) && card.size === 4 && card.type === 'BM' && !has(card, 'omni'),
        ],
        ['-(jump or size:1,2,3) type:BM pv<=25', (card) => !jumps(card) && card.size === 4 && card.type === 'BM' && card.pointValue <= 25],
        ['dmg:3/3/2', (card) => damageOf(card).join() === '3,3,2'],
        ['dmg>=6/6/6', (card) => damageOf(card).every((each) => each >= 6)],
        ['short:0* type:BM', (card) => card.type === 'BM' && damageOf(card)[0] === 0.5],
        ['move>=30" type:CV', ({ type, move }) => type === 'CV' && (modesOf(move)?.[0]?.inches ?? 0) >= 30],
        ['mul:140,2038', ({ mul }) => [140, 2038].includes(mul)],
        ['chassis:mad* type:BM', ({ type, chassis }) => type === 'BM' && chassis.toLowerCase().startsWith('mad')],
        ['"mad cat" prime', (card) => /\bmad cat\b/i.test(printedName(card)) && hasWord(card, 'prime')],
        ['name:atlas', (card) => hasWord(card, 'atlas')],
        ['name:atl* type:BM', (card) => card.type === 'BM' && wordsOf(printedName(card)).some((word) => word.startsWith('atl'))],
        [
          'type:BM size:4 -atlas -marauder pv>=70',
          (card) => card.type === 'BM' && card.size === 4 && card.pointValue >= 70 && !hasWord(card, 'atlas') && !hasWord(card, 'marauder'),
        ],
        ['name:atlas or name:locust', (card) => hasWord(card, 'atlas') || hasWord(card, 'locust')],
        ['rules:Introductory type:BM size:4', ({ rules, type, size }) => rules === 'Introductory' && type === 'BM' && size === 4],
        [
          'year:3025 faction:kurita pv<10 availability:known',
          (card) => matches({ faction: 'kurita', era: 'renaissance' }, card, FIELDED) && card.pointValue < 10,
        ],
        [
          'faction:kurita,davion era:3025 size:4 availability:known',
          (card) =>
            card.size === 4 && (['kurita', 'davion'] as const).some((faction) => matches({ faction, era: 'renaissance' }, card, FIELDED)),
        ],
        [
          'faction:kurita faction:davion era:3025 size:4 availability:known',
          (card) =>
            card.size === 4 && (['kurita', 'davion'] as const).every((faction) => matches({ faction, era: 'renaissance' }, card, FIELDED)),
        ],
        [
          'era:star-league -era:jihad availability:known',
          (card) => matches({ era: 'star-league' }, card, FIELDED) && !matches({ era: 'jihad' }, card, FIELDED),
        ],
        [
          '-faction:kurita era:jihad type:BM size:4 availability:known',
          (card) =>
            card.size === 4 &&
            card.type === 'BM' &&
            matches({ era: 'jihad' }, card, FIELDED) &&
            !matches({ faction: 'kurita' }, card, FIELDED),
        ],
      ];
      test.each(ROWS)('%s', async (query, isMeant) => {
        const meant = keysOf(isMeant);
        expect(meant.length, 'the catalog has some').toBeGreaterThan(0);
        expect(await allOf(catalog(), query)).toEqual(meant);
      });

      test('-atlas excludes every Atlas and nothing else', async () => {
        const { db } = catalog();
        const [all, without] = await Promise.all([countUnits(db), queryUnits(db, '-atlas', { first: 0 })]);
        expect(without.ok && (await without.value.countAll(db))).toBe(all - keysOf((card) => hasWord(card, 'atlas')).length);
      });

      test('sorts units that are equal in one order by the next, across pages', async () => {
        const { db } = catalog();
        const [cards, names]: [StarterCard[], string[]] = [CARDS.filter(({ type }) => type === 'PM'), []];
        const inOrder = cards
          .toSorted((a, b) => a.size - b.size || b.pointValue - a.pointValue)
          .map(({ size, pointValue }) => [size, pointValue]);
        let after: string | undefined;
        do {
          const page = await queryUnits(db, 'type:PM sort:size,-pv sort:name', { first: 7, ...(after !== undefined && { after }) });
          if (!page.ok) return expect.fail(JSON.stringify(page.problems));
          names.push(...page.value.edges.map(({ node }) => node.sourceId));
          after = page.value.hasNextPage ? (page.value.endCursor ?? undefined) : undefined;
        } while (after !== undefined);
        const byKey = new Map(cards.map((each) => [String(each.mul), each]));
        expect(names.map((key) => [byKey.get(key)?.size, byKey.get(key)?.pointValue])).toEqual(inOrder);
        expect(new Set(names).size).toBe(cards.length);
      });
    });

    describe('values that no unit has are refused, with the nearest ones', () => {
      test.each([
        ['role:snipr', 0, 'role:Sniper'],
        ['atlas role:snipr', 6, 'role:Sniper'],
        ['-role:snipr', 1, 'role:Sniper'],
        ['role:"misile boat"', 0, 'role:"Missile Boat"'],
        ['special:EMC', 0, 'special:ecm'],
        ['tech:clann', 0, 'tech:Clan'],
        ['faction:kurrita', 0, 'faction:kurita'],
        ['chassis:atlass', 0, 'chassis:atlas'],
        ['source:mull', 0, 'source:mul'],
      ])('%s', async (query, at, nearest) => {
        const found = await queryUnits(catalog().db, query);
        if (found.ok) return expect.fail(`${found.value.edges.length} units`);
        expect(found.problems).toMatchObject([{ code: 'UNKNOWN_VALUE', path: ['query', at] }]);
        expect(problemText(found.problems[0] as never, 'en')).toContain(`did you mean ${nearest}`);
      });

      test.each(['type:XX', 'tech:isx', 'faction:nope', 'special:XYZ', 'type:BM,XX', 'role:scout or role:sniperr', 'special:XYZ>=2'])(
        '%s',
        async (query) => {
          expect(await queryUnits(catalog().db, query)).toMatchObject({ ok: false, problems: [{ code: 'UNKNOWN_VALUE' }] });
        },
      );

      test.each([
        [{ kind: 'tank' }, 'kind'],
        [{ system: 'x' }, 'system'],
        [{ era: 'nope' }, 'era'],
        [{ faction: 'nope' }, 'faction'],
        [{ texts: { role: 'snipr' } }, 'role'],
        [{ specials: ['EMC'] }, 'specials'],
      ] as readonly (readonly [UnitFilter, string])[])('refuses a filter %j likewise', async (filter, name) => {
        const problems = [{ code: 'UNKNOWN_VALUE', path: ['filter', name] }];
        expect(await listUnits(catalog().db, filter)).toMatchObject({ ok: false, problems });
        expect(await searchUnits(catalog().db, 'atlas', filter)).toMatchObject({ ok: false, problems });
      });
    });

    describe('every counted unit is reached page by page', () => {
      test.each([
        'battle',
        'battle type:BA',
        'battle pv<=15',
        'armor',
        'battle armor',
        'tank',
        'armor role:ambusher',
        'heavy',
        'light',
        'a',
        's',
        'prime',
        'федфы',
      ])('%s', async (query) => {
        expect((await allOf(catalog(), query)).length).toBeGreaterThan(0);
      });

      test('a frequent word finds all names that have it', async () => {
        for (const word of ['battle', 'armor', 'tank', 'heavy', 'light']) {
          const found = new Set(await allOf(catalog(), word));
          expect(
            keysOf((card) => hasWord(card, word)).filter((key) => !found.has(key)),
            word,
          ).toEqual([]);
        }
      });
    });

    test('every ability of the table finds the units that have it, with any figures', async () => {
      // The names and the turrets are read by patterns of their own.
      const NAME = /^(?:C3[A-Z]*|CASE II|[A-Z][A-Za-z]*(?:-[A-Z]+)*)/;
      const units = new Map<string, Set<string>>();
      for (const { mul, abilities } of CARDS)
        for (const code of abilities.split(/[,()]+/)) {
          // Others than in capitals are of pilots.
          const name = /[a-z]/.test(code) ? undefined : NAME.exec(code.trim())?.[0].replace(' ', '');
          if (name !== undefined) units.set(name, (units.get(name) ?? new Set()).add(String(mul)));
        }
      const counts: unknown[] = [];
      for (const name of units.keys()) counts.push([name, await countUnits(catalog().db, { specials: [name], inPlay: null })]);
      expect(counts).toEqual([...units].map(([name, { size }]) => [name, size]));
      expect(units.size).toBeGreaterThan(100);
    });

    describe('unknown availability is neither yes nor no', () => {
      test('puts these units behind the others, on the last pages', async () => {
        for (const query of ['faction:kurita era:3025 size:4', 'faction:clan-wolf type:BA', 'faction:davion sort:-pv type:BM']) {
          const [all, known] = [await allOf(catalog(), query), await allOf(catalog(), `${query} availability:known`)];
          const marks = await availabilitiesOf(query);
          expect(marks.filter(Boolean), query).toHaveLength(known.length);
          expect(
            marks.toSorted((a, b) => Number(b) - Number(a)),
            query,
          ).toEqual(marks);
          expect(all.length, query).toBeGreaterThan(known.length);
        }
      });
      test('finds them by words as well', async () => {
        const marks = await availabilitiesOf('elemental faction:clan-wolf');
        expect([marks.length > 5, marks.some(Boolean)]).toEqual([true, false]);
      });

      const availabilitiesOf = async (query: string): Promise<readonly boolean[]> => {
        const marks: boolean[] = [];
        let after: string | undefined;
        do {
          const page = await queryUnits(catalog().db, query, { first: 97, ...(after !== undefined && { after }) });
          if (!page.ok) return expect.fail(JSON.stringify(page.problems));
          marks.push(...page.value.edges.map(({ node }) => node.availability !== null));
          after = page.value.hasNextPage ? (page.value.endCursor ?? undefined) : undefined;
        } while (after !== undefined);
        return marks;
      };
      const unknownOf = async (query: string) => {
        const page = await queryUnits(catalog().db, query, { first: 0 });
        return page.ok ? page.value.countUnknown?.(catalog().db) : expect.fail(JSON.stringify(page.problems));
      };
      const isUnknown: IsMeant = ({ mul }) => !FIELDED.has(mul);
      test.each([
        ['faction:kurita era:3025', isUnknown],
        ['faction:kurita type:BM size:4', (card) => isUnknown(card) && card.type === 'BM' && card.size === 4],
        ['-faction:kurita type:BM', (card) => isUnknown(card) && card.type === 'BM'],
        ['(faction:kurita or size:4) type:BM', (card) => isUnknown(card) && card.type === 'BM' && card.size !== 4],
      ] as readonly (readonly [string, IsMeant])[])('%s', async (query, isMeant) =>
        expect(await unknownOf(query)).toBe(keysOf(isMeant).length),
      );

      test('is counted together with words, and only for conditions on availability', async () => {
        expect(await unknownOf('atlas era:jihad')).toBe(keysOf((card) => isUnknown(card) && hasWord(card, 'atlas')).length);
        expect(await unknownOf('atlas')).toBeUndefined();
      });
    });

    describe('plain words as conditions', () => {
      const answerTo = async (text: string) => {
        const answer = await filterUnits(catalog().db, { filter: { text } }, { first: 5 });
        return answer.ok ? answer.value : expect.fail(JSON.stringify(answer.problems));
      };
      // Names share words with other names, and the language has no condition on movement modes.
      const questions = TEST_QUERIES.filter(
        ({ meaning }) => meaning !== undefined && meaning.chassis === undefined && meaning.moves === undefined,
      );

      test('every question finds as many units as match its meaning', async () => {
        expect(questions.length).toBeGreaterThan(50);
        const counts: unknown[] = [];
        for (const { query } of questions) {
          const answer = await answerTo(query);
          counts.push([query, (await answer.countAll(catalog().db)) - ((await answer.countUnknown?.(catalog().db)) ?? 0)]);
        }
        expect(counts).toEqual(questions.map(({ query, count }) => [query, count]));
      });

      test.each([
        ['clan heavy omni under 40 pv', 'tech:Clan size:3 special:OMNI pv<40'],
        ['jump 10 size 1', 'jump:10 size:1'],
        ['ECM TAG light', 'special:ECM special:TAG size:1'],
        ['davion centurion', 'centurion faction:davion'],
        ['atals', 'atlas'],
      ])('%s is understood as %s, which finds the same', async (text, understood) => {
        const [queried, again] = [await answerTo(text), await queryUnits(catalog().db, understood, { first: 5 })];
        expect([queried.matched, queried.understoodAs]).toEqual(['ALL', understood]);
        expect(again.ok && (await again.value.countAll(catalog().db))).toBe(await queried.countAll(catalog().db));
      });

      test('keeps other conditions', async () => {
        const answer = await queryUnits(catalog().db, 'heavy omni pv<40 -jump', { first: 1 });
        expect(answer.ok && answer.value.understoodAs).toBe('size:3 special:OMNI pv<40 -jump');
      });

      test('marks results that have only most of the words', async () => {
        const answer = await answerTo('imperial knight');
        expect([answer.matched, answer.edges.every(({ node }) => /knight/i.test(node.names.en))]).toEqual(['MOST', true]);
        expect((await answerTo('atlas zzzzqqq')).matched).toBe('MOST');
        expect((await answerTo('atlas')).matched).toBe('ALL');
      });

      test.each(['!!!', '-----', 'asdfgh', 'leman russ', '123456789'])('%s finds nothing', async (text) => {
        expect((await answerTo(text)).edges).toEqual([]);
      });
    });

    test('every example of the reference page finds the same units in both languages', async () => {
      const { db } = catalog();
      for (const [query] of REFERENCE.flatMap(({ examples }) => examples)) {
        const answers = [];
        for (const language of LANGUAGES) {
          const answer = await queryUnits(db, query[language], { first: 5 });
          if (!answer.ok) return expect.fail(`${query[language]}: ${JSON.stringify(answer.problems)}`);
          expect(answer.value.edges.length, query[language]).toBeGreaterThan(0);
          answers.push(answer.value.edges.map(({ node }) => node.id));
        }
        const [first, ...others] = answers;
        for (const other of others) expect(other, query.ru).toEqual(first);
      }
    });
  },
  (catalog) => installStarter(catalog.db),
);
