/** Imports of formats with less information than the Master Unit List into a catalog with its units. */
import { describe, expect, test } from 'vitest';
import { catalogRevision, findUnit, listRevisions } from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { importText } from '../testing/import-text.js';
import { mulFile, mulRow } from '../testing/mul-rows.js';
import type { Change, Issue } from './report.js';

const HOUND = 'alpha-strike/test-hound-thd-1';
const BOAT = 'alpha-strike/boat';
const ROWS = [
  mulRow({ EraId: 11, Rules: 'Standard', BattleValue: 1_234 }),
  mulRow({ Id: 900_020, Name: 'Boat', BFType: 'SV', Type: { Name: 'Support Vehicle' }, BFMove: '12"w(b)', BFAbilities: '' }),
  mulRow({ Id: 900_021, Name: 'Twin', BFArmor: 1 }),
  mulRow({ Id: 900_022, Name: 'Twin', BFArmor: 2 }),
];

const tools = (fields: object) => ({
  ...{ mulID: 900_001, name: 'Test Hound', variant: 'THD-1', type: 'BM', size: 2, armor: 4, structure: 4, overheat: 1, basePoints: 28 },
  ...{ role: 'Skirmisher', move: [{ move: 10 }, { move: 6, type: 'j' }], damage: { short: 2, medium: 2, long: 0, longMinimal: true } },
  ...{ abilities: 'ENE,JMPW1' },
  ...fields,
});
const megamek = (name: string, pv = 28) =>
  `${name}\n-----\nPoint Value (PV): ${pv}\nTP: BM,  SZ: 2,  TMM: 2,  MV: 10"/6"j\nDamage: (S) 2 / (M) 2 / (L) 0*,  OV: 1\n` +
  'Armor (A): 4, Structure (S): 4\nRole: Skirmisher\nSpecials: ENE, JMPW1\n';

onFreshCatalog(
  'over units of the Master Unit List',
  (catalog) => {
    test.each([
      ['battletech-tools', JSON.stringify({ groups: [{ members: [tools({})] }] })],
      ['MegaMek', megamek('test hound  THD-1')],
    ])('%s with the same figures changes nothing', async (_, text) => {
      const revision = await catalogRevision(catalog().db);
      expect((await importText(catalog(), text)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
      expect(await catalogRevision(catalog().db)).toBe(revision);
    });

    test.each([
      ['battletech-tools', JSON.stringify([tools({ basePoints: 30 })]), 30],
      ['MegaMek', megamek('Test Hound THD-1', 31), 31],
    ])('%s with other figures changes these, and erases nothing', async (_, text, cost) => {
      const changes: Change[] = [];
      await importText(catalog(), text, { onChange: (change) => changes.push(change) });
      expect(changes).toMatchObject([{ id: HOUND, kind: 'changed', fields: [{ field: 'cost' }] }]);
      expect(await findUnit(catalog().db, HOUND)).toMatchObject({
        ...{ cost, names: { en: 'Test Hound THD-1' }, source: { id: 'mul' } },
        stats: {
          ...{ introduced: '3025', technology: 'Inner Sphere', tonnage: 50, chassis: 'Test Hound', variant: 'THD-1' },
          ...{ rulesLevel: 'Standard', battleValue: 1_234, productionEra: 'Early Succession War' },
        },
      });
    });

    test('an assumed type does not change the kind', async () => {
      const row = tools({ mulID: 900_020, name: 'Boat', variant: '', move: [{ move: 12, type: 'wb' }], abilities: '', basePoints: 29 });
      await importText(catalog(), JSON.stringify([row]));
      expect(await findUnit(catalog().db, BOAT)).toMatchObject({
        ...{ cost: 29, kind: 'support-vehicle' },
        stats: { type: 'SV', hasHeatScale: false, move: '12"w(b)' },
      });
    });

    test('a name of several units matches none of them', async () => {
      expect((await importText(catalog(), megamek('Twin'))).counts).toMatchObject({ added: 1, changed: 0 });
    });

    test('a unit and a row with its name in the same file become one unit', async () => {
      const text = `${megamek('Test Hound THD-1', 33)}\n${megamek('Test Hound THD-1', 34)}`;
      expect((await importText(catalog(), text)).counts).toMatchObject({ added: 0, changed: 2, doubtful: 1 });
      expect(await findUnit(catalog().db, HOUND)).toMatchObject({ cost: 34 });
    });
  },
  (catalog) => importText(catalog, mulFile(ROWS)),
);

describe('fields that are not stored', () => {
  onFreshCatalog(
    'of a row',
    (catalog) => {
      const elsewhere = { ImageUrl: 'https://example.org/other.png', EraIcon: 'new.png', Release: 2 };

      test('make no new state when they change', async () => {
        const changes: Change[] = [];
        const { counts } = await importText(catalog(), mulFile([mulRow(elsewhere)]), { onChange: (change) => changes.push(change) });
        expect([counts.changed, counts.unchanged, changes]).toEqual([0, 1, []]);
        expect(await listRevisions(catalog().db, HOUND)).toHaveLength(1);
      });

      test('make no difference when a row is repeated', async () => {
        const codes: string[] = [];
        const onIssue = (issue: Issue) => issue.kind === 'noted' && codes.push(...issue.notes.map(({ code }) => code));
        await importText(catalog(), mulFile([mulRow(), mulRow(elsewhere)]), { onIssue });
        expect(codes).toEqual([]);
        await importText(catalog(), mulFile([mulRow(), mulRow({ BFArmor: 9 })]), { onIssue });
        expect(codes).toEqual(['READ_TWICE']);
      });
    },
    (catalog) => importText(catalog, mulFile([mulRow()])),
  );
});
