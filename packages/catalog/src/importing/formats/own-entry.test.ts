import { describe, expect, test } from 'vitest';
import { entryOf } from '../../domain/entry.js';
import { readArmorEntry, readUnitEntry } from './own-entry.js';
import { checksumOf, type EntryPast } from './past.js';

const STATS = { type: 'BM', pointValue: 30, size: 2, move: '10"', damage: ['1', '1', '1'], armor: 4, structure: 4 };
const plain = readUnitEntry({ system: 'alpha-strike', name: 'Sealed', stats: STATS }, '');
const DRAFT = plain.kind === 'unit' ? entryOf(plain.draft) : expect.fail(JSON.stringify(plain));

const REVISION = { revision: 1, record: null, raw: null, hash: 'h', readAt: '2026-01-01T00:00:00Z' };
const correction = (field: string, value: unknown) => ({ field, value, note: null, correctedAt: '2026-01-01T00:00:00Z' });
const withPast = (past: EntryPast) => readUnitEntry({ ...DRAFT, past, checksum: checksumOf(DRAFT, past) }, '');

test.each([
  [{ stats: STATS }, []],
  [{ kind: 'battlemech', stats: { ...STATS, type: '' } }, []],
  [{ kind: 'infantry', stats: { ...STATS, type: 'ZZ' } }, [expect.stringMatching(/unknown type: given ZZ; known: BM, .*, BD$/)]],
  [{ kind: 'infantry', stats: STATS }, [expect.stringContaining('the kind counts: BM, infantry')]],
])('notes a type that is unknown or of another kind: %j', (fields, texts) => {
  const parsed = readUnitEntry({ system: 'alpha-strike', name: 'Typed', ...fields }, '');
  expect(parsed.kind === 'unit' ? parsed.notes.map(({ text }) => text.en) : parsed).toEqual(texts);
});

describe('a made-up past with a valid checksum', () => {
  test('is accepted if it is consistent', () => {
    const past = {
      revisions: [
        { ...REVISION, revision: 3 },
        { ...REVISION, record: DRAFT },
      ],
      corrections: [correction('cost', 31)],
    };
    expect(withPast(past)).toMatchObject({ kind: 'unit', past: { revisions: [{ revision: 3 }, { revision: 1 }] } });
    expect(withPast({ revisions: [REVISION], corrections: [correction('stats.gone', 5)] }).kind).toBe('unit');
  });

  test.each([
    ['a revision beyond what can be counted', [{ ...REVISION, revision: 2_147_483_647 }]],
    ['a revision twice', [REVISION, { ...REVISION, record: DRAFT }]],
    ['revisions in the wrong order', [REVISION, { ...REVISION, revision: 2, record: DRAFT }]],
    ['a year before the first', [{ ...REVISION, readAt: '0000-01-01T00:00:00Z' }]],
  ])('is refused for %s', (_, revisions) => expect(withPast({ revisions, corrections: [] }).kind).toBe('refused'));

  test.each([
    ['of one field twice', [correction('cost', 1), correction('cost', 2)]],
    ['that takes the name away', [correction('name', null)]],
    ['that breaks the card', [correction('stats.type', null)]],
    ['without a list of abilities', [correction('abilities', 5)]],
  ])('is refused for a correction %s', (_, corrections) => expect(withPast({ revisions: [REVISION], corrections }).kind).toBe('refused'));
});

describe('an entry written by hand', () => {
  const entry = { system: 'alpha-strike', name: ' By  Hand ', stats: STATS };

  test('needs only a name and the printed figures', () => {
    expect(readUnitEntry(entry, '')).toMatchObject({
      notes: [{ code: 'NAME_BLANKS' }],
      draft: {
        ...{ id: 'alpha-strike/by-hand', kind: 'battlemech', names: { en: 'By Hand', ru: null }, aliases: [], faction: null, cost: 30 },
        ...{ abilities: [], source: 'own', sourceId: 'By Hand', inPlay: true, weapons: [] },
        stats: { ...STATS, skill: 4, tmm: 2, role: 'None', overheatValue: 0, specials: [], hasHeatScale: true },
      },
    });
  });

  test('keeps given values, including null', () => {
    const given = { cost: null, aliases: ['Hand'], abilities: ['ECM'], inPlay: false, source: 'mine', sourceId: '7' };
    const stats = { ...STATS, tmm: 9, skill: 3, role: 'Scout', overheatValue: 1, specials: ['ECM'], hasHeatScale: false };
    const aliases = [{ text: 'Hand', language: null }];
    expect(readUnitEntry({ ...entry, ...given, stats }, '')).toMatchObject({ draft: { ...given, aliases, stats } });
  });

  test('may have numbers as damage', () => {
    expect(readUnitEntry({ ...entry, stats: { ...STATS, damage: [3, '0*', 1] } }, '')).toMatchObject({
      draft: { stats: { damage: ['3', '0*', '1'] } },
    });
  });

  test('may omit derived values', () => {
    const nothing = { kind: null, aliases: null, inPlay: null, abilities: null, weapons: null };
    expect(readUnitEntry({ ...entry, ...nothing }, '')).toMatchObject({
      draft: { kind: 'battlemech', aliases: [], inPlay: true, abilities: [] },
    });
  });

  test.each([
    ['abilities', { abilities: ['ECM', 'A\u0001'] }, ['abilities', 1]],
    ['abilities without letters', { abilities: ['', 'ECM'] }, ['abilities', 0]],
    ['abilities without end', { abilities: ['ECM', 'ENE', 'x'.repeat(201)] }, ['abilities', 2]],
    ['an ability that is no text', { abilities: ['ECM', 5] }, ['abilities', 1]],
    ['far too many abilities', { abilities: Array.from({ length: 201 }, () => 'ECM') }, ['abilities']],
    ['specials of its card', { abilities: [], stats: { ...STATS, specials: ['ECM', '\ud800'] } }, ['stats', 'specials', 1]],
    ['a kind of another rule set', { kind: 'gun' }, ['kind']],
    ['more armor than a calculator takes', { stats: { ...STATS, armor: 41 } }, ['stats', 'armor']],
    ['a card that is not complete and in play', { stats: { ...STATS, size: 0 }, inPlay: true }, ['inPlay']],
    ['a field that there is not', { wings: 2 }, ['wings']],
    ['a figure that there is not', { stats: { ...STATS, wings: 2 } }, ['stats', 'wings']],
  ])('is refused for %s, with the path', (_, given, path) =>
    expect(readUnitEntry({ ...entry, ...given }, '')).toMatchObject({ kind: 'refused', problems: [{ path }] }),
  );
});

test('is refused for two weapons in one position', () => {
  const weapons = [1, 1].map((position) => ({ weaponId: 'bronepehota/x', position, count: 1 }));
  expect(readUnitEntry({ ...DRAFT, weapons }, '')).toMatchObject({ kind: 'refused', problems: [{ code: 'CONFLICT', path: ['weapons'] }] });
});

test('is refused for an armor position outside of its table', () => {
  const abbreviation = { en: 'x', ru: 'x' };
  const stats = { stops: null, alwaysInCover: false };
  const armor = { system: '5150', id: '5150/x', name: 'X', nameRu: null, abbreviation, cost: null, source: 'own', sourceId: 'x', stats };
  expect(readArmorEntry({ ...armor, position: 1 }).kind).toBe('armor');
  expect(readArmorEntry({ ...armor, position: 2 ** 53 - 1 })).toMatchObject({ kind: 'refused', problems: [{ path: ['position'] }] });
});
