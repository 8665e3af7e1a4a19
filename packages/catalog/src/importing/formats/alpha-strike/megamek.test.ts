import { expect, test } from 'vitest';
import { inputOf } from '../../../testing/import-text.js';
import { formatOf } from '../formats.js';

async function read(text: string, pieces?: number) {
  const format = formatOf(text.slice(0, 16_384));
  return (await Array.fromAsync(format?.rows('file', inputOf(text, 'file', pieces).read()) ?? [])).flat();
}

const FIGHTER = `Sabre SB-27
-----------
Point Value (PV): 23
TP: AF,  SZ: 1,  THR: 9a
Damage: (S) 2 / (M) 0* / (L) 0 / (E) 1,  OV: 0
Armor (A): 2, Threshold (TH): 1, Structure (S): 2
Specials: FUEL20
`;

const DROPSHIP = `Union (2708)
------------
Point Value (PV): 118
TP: DS,  SZ: 2,  THR: 3p
Armor (A): 30, Threshold (TH): 6, Structure (S): 5
Specials: AT2-D2, SPC

Front Arc:
  STD: 12/11/6/0
  MSL: 1/1/1/1
  Specials: PNT1

Left Arc: STD 8/8/4/0
Right Arc: STD 8/8/4/0
Rear Arc: STD 4/3/1/0
`;

test.each([1, 7, 9_999])('puts aerospace units in play by their thrust, in chunks of %d', async (pieces) => {
  const [row] = await read(FIGHTER, pieces);
  expect(row?.parsed).toMatchObject({
    kind: 'unit',
    draft: { inPlay: true, kind: 'aerospace', stats: { move: '9a', tmm: undefined, threshold: 1, damageExtreme: '1' } },
    notes: [],
  });
});

test.each([1, 7, 9_999])('reads the arcs of large craft as part of their block, in chunks of %d', async (pieces) => {
  const rows = await read(`${DROPSHIP}\n${FIGHTER}`, pieces);
  expect(rows.map(({ place: { line }, parsed }) => [line, parsed.kind])).toEqual([
    [1, 'unit'],
    [17, 'unit'],
  ]);
  expect(rows[0]?.parsed).toMatchObject({
    draft: { inPlay: true, kind: 'advanced-aerospace', abilities: ['AT2-D2', 'SPC'], stats: { move: '3p', armor: 30 } },
    notes: [{ code: 'ARCS_NOT_KEPT' }],
    raw: expect.stringContaining('Rear Arc: STD 4/3/1/0'),
  });
});
