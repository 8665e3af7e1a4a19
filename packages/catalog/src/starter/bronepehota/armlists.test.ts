/** Every figure of the starter data of Bronepehota against a second transcription of the sheets, in the words of the sheets. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starterDrafts } from '../drafts.js';

const SHEETS = readFileSync(new URL('../testing/bronepehota-armlists.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

interface Squad {
  readonly soldiers: readonly {
    readonly number: number;
    readonly rank: number;
    readonly speed: number;
    readonly range: string | null;
    readonly power: string | null;
    readonly closeCombat: number;
    readonly repairs: boolean;
    readonly jump: number;
    readonly armor: number;
  }[];
}
interface Crewed {
  readonly weight?: 'light' | 'heavy';
  readonly mobility?: 'mobile' | 'fixed';
  readonly rank: number;
  readonly rateOfFire: number;
  readonly ammunition: number;
  readonly durability: number;
  readonly speedSectors?: readonly { readonly max: number; readonly min: number; readonly speed: number }[];
}
interface Weapon {
  readonly range?: string;
  readonly power?: string;
  readonly closeCombat?: number;
  readonly blast?: { readonly steps: number; readonly power: string };
  readonly directions?: number;
  readonly repair?: number;
  readonly tows?: boolean;
}

const { units, weapons } = starterDrafts();
const own = units.filter(({ system }) => system === 'bronepehota');
const weaponOf = (id: string) => weapons.find((weapon) => weapon.id === id) ?? expect.fail(id);

/** The sheets write Russian dice, few «ё», no hyphen or quotation marks in names of weapons. */
const dice = (text: string | null | undefined): string => text?.replaceAll('D', 'Д') ?? '–';
const plain = (name: string | null): string => (name ?? '').replaceAll('ё', 'е').replaceAll('Ё', 'Е');
const weaponName = (name: string | null): string =>
  plain(name).toLowerCase().replaceAll(/[«»]/g, '').replace('манипулятор-', 'манипулятор ');
const CLASSES = { light: 'легкая', heavy: 'тяжелая', mobile: 'мобильное орудие', fixed: 'стационарное орудие' } as const;
const row = (...cells: readonly (string | number)[]): string => cells.join('\t');

function soldierRows(name: string, { soldiers }: Squad): readonly string[] {
  return soldiers.map(({ number, rank, speed, range, power, closeCombat, repairs, jump, armor }) => {
    const traits = [...(repairs ? ['Рм'] : []), ...(jump > 0 ? [`Пр${jump}`] : [])].join(' ');
    return row('боец', name, number, rank, speed, dice(range), dice(power), closeCombat, traits, armor);
  });
}

function specialOf({ blast, directions, repair, tows }: Weapon): string {
  if (blast) return `взрыв ${blast.steps} шг ${dice(blast.power)}`;
  if (directions !== undefined) return `направлений ${directions}`;
  return repair === undefined ? '' : `ремонт ${repair}${tows ? ', буксир' : ''}`;
}

function weaponRow(name: string, { weaponId, count }: (typeof own)[number]['weapons'][number]): string {
  const { names, stats } = weaponOf(weaponId);
  const weapon = stats as Weapon;
  const fire = weapon.range === undefined ? '–' : `${dice(weapon.range)} ${dice(weapon.power)}`;
  return row(
    // Where several units carry the weapon, its name ends with its unit.
    ...['оружие', name, weaponName(names.ru?.split(', ')[0] ?? null)],
    ...[weapon.closeCombat === undefined ? fire : `ББ ${weapon.closeCombat}`, count, specialOf(weapon)],
  );
}

function crewedRows(unit: (typeof own)[number], name: string, faction: string): readonly string[] {
  const { weight, mobility, rank, rateOfFire, ammunition, durability, speedSectors = [] } = unit.stats as unknown as Crewed;
  const sectors = speedSectors.map(({ max, min, speed }) => `${max}–${min}: ${speed}`).join(' ');
  const kind = unit.kind === 'gun' ? 'орудие' : 'машина';
  const figures = [unit.cost ?? '', rank, rateOfFire, ammunition, durability, sectors];
  return [
    row(kind, name, faction, CLASSES[weight ?? mobility ?? 'fixed'], ...figures),
    ...unit.weapons.map((mount) => weaponRow(name, mount)),
  ];
}

function rowsOf(unit: (typeof own)[number]): readonly string[] {
  const name = plain(unit.names.ru);
  const faction = unit.faction?.ru === 'Обе армии' ? 'обе армии' : (unit.faction?.ru ?? '');
  if (unit.kind !== 'squad') return crewedRows(unit, unit.kind === 'gun' ? name.toUpperCase() : name, faction);
  return [row('отряд', name, faction, unit.cost ?? ''), ...soldierRows(name, unit.stats as unknown as Squad)];
}

test('every figure is that of the sheets', () => {
  expect(SHEETS).toHaveLength(144);
  expect(own.flatMap(rowsOf).toSorted()).toEqual(SHEETS.toSorted());
});

test('a soldier shoots with the figures of his weapon', () => {
  for (const unit of own.filter(({ kind }) => kind === 'squad'))
    for (const { weaponId, position } of unit.weapons) {
      const soldier = (unit.stats as unknown as Squad).soldiers[position - 1];
      expect(weaponOf(weaponId).stats).toMatchObject({ range: soldier?.range, power: soldier?.power });
    }
});
