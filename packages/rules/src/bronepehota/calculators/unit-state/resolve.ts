/** What a damaged machine or gun can do now, what more damage would leave of it, and how long repair takes. */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

/** Damage that a soldier, and a HELIX, repairs in a turn. Section 9 of the source. */
const SOLDIER_REPAIRS = 1;
const HELIX_REPAIRS = 2;

export interface Facts {
  readonly armor: { readonly durability: number; readonly damage: number };
  readonly destroyed: object;
  readonly still: { readonly lying: boolean };
  readonly speed: { readonly armor: number; readonly from: number; readonly to: number };
  readonly slower: { readonly damage: number; readonly speed: number };
  readonly shots: { readonly rateOfFire: number; readonly ammunition: number | undefined };
  readonly noShots: { readonly lying: boolean; readonly contact: boolean };
  readonly attack: { readonly gun: boolean };
  readonly repair: { readonly each: number; readonly turns: number };
  readonly noRepair: { readonly contact: boolean };
}

/** As stated; without a statement, whatever has no speed is a gun. */
export const isGun = ({ gun, speedSectors }: Pick<Question, 'gun' | 'speedSectors'>): boolean => gun ?? speedSectors === undefined;

/** Armor now, stated as such or by the damage; without either the unit is undamaged. */
const armorOf = ({ durability = 0, armor, damage = 0 }: Question): number => armor ?? Math.max(0, durability - damage);

const conflict = (path: Problem['path'], given: unknown, en: string, ru: string): Problem => ({
  code: 'CONFLICT',
  path,
  given,
  allowed: { en, ru },
});

/** Durability is needed, armor and damage agree with it and with each other, and a gun has no speed. */
export function relations({ gun, durability, armor, damage, speedSectors }: Question): readonly Problem[] {
  if (durability === undefined)
    return [
      {
        code: 'MISSING',
        path: ['durability'],
        given: null,
        allowed: { en: 'as on the armlist, or a machine or gun of the catalog', ru: 'как в армлисте, или машина либо орудие из каталога' },
      },
    ];
  const most = (path: string, given: number | undefined): readonly Problem[] =>
    given !== undefined && given > durability
      ? [conflict([path], given, `at most ${durability}, the durability`, `не больше ${durability} — прочности`)]
      : [];
  const disagree = armor !== undefined && armor <= durability && damage !== undefined && armor + damage !== durability;
  return [
    ...most('armor', armor),
    ...most('damage', damage),
    ...(disagree
      ? [
          conflict(
            ['damage'],
            damage,
            `${durability - armor}, as the armor says, or nothing`,
            `${durability - armor}, как следует из брони, или ничего`,
          ),
        ]
      : []),
    ...(gun && speedSectors !== undefined
      ? [conflict(['speedSectors'], speedSectors.length, 'nothing: only a machine has a speed', 'ничего: скорость есть только у машины')]
      : []),
  ];
}

type Sector = NonNullable<Question['speedSectors']>[number];
const sectorAt = ({ speedSectors = [] }: Question, armor: number): Sector | undefined =>
  speedSectors.find(({ min, max }) => min <= armor && armor <= max);

/** Speed of a sector, whatever else holds the machine; 0 when it is destroyed. */
function sectorSpeed(question: Question, armor: number): number | undefined {
  if (question.speedSectors === undefined) return undefined;
  return armor === 0 ? 0 : (sectorAt(question, armor)?.speed ?? 0);
}

function shotsOf({ rateOfFire, ammunition, crewed, lying, contact }: Question, armor: number): number | undefined {
  if (rateOfFire === undefined) return undefined;
  return armor === 0 || !crewed || lying || contact ? 0 : Math.min(rateOfFire, ammunition ?? rateOfFire);
}

const repairsEach = ({ repairers, helix }: Question): number => repairers * SOLDIER_REPAIRS + (helix ? HELIX_REPAIRS : 0);

function repairTurnsOf(question: Question, armor: number): number | undefined {
  const [missing, each] = [(question.durability as number) - armor, repairsEach(question)];
  if (armor === 0 || question.contact) return undefined;
  if (missing === 0) return 0;
  return each === 0 ? undefined : Math.ceil(missing / each);
}

/** Resolves a checked question. Sections 3, 6, 8 and 9 of the source. */
export function resolve(question: Question): Outcome<typeof output, Facts, Record<never, never>> {
  const { crewed, lying } = question;
  const armor = armorOf(question);
  const own = sectorSpeed(question, armor);
  const moves = crewed && !lying && armor > 0;
  const figures: Checked<typeof output> = {
    destroyed: armor === 0,
    armor,
    speed: own === undefined || moves ? own : 0,
    shots: shotsOf(question, armor),
    attacks: !isGun(question) && moves,
    repairTurns: repairTurnsOf(question, armor),
    next: Array.from({ length: armor }, (_, index) => ({
      damage: index + 1,
      armor: armor - index - 1,
      speed: sectorSpeed(question, armor - index - 1),
    })),
  };
  return { figures, steps: stepsOf(question, figures) };
}

function stepsOf(
  question: Question,
  { destroyed, armor, speed, shots, repairTurns, next }: Checked<typeof output>,
): readonly Step<Facts>[] {
  const { durability = 0, rateOfFire = 0, ammunition, crewed, lying, contact } = question;
  const first: Step<Facts> = {
    key: 'armor',
    value: armor,
    rule: 'bronepehota/damage-and-armor',
    given: { durability, damage: durability - armor },
  };
  if (destroyed) return [first, { key: 'destroyed', value: null, rule: 'bronepehota/damage-and-armor', given: {} }];
  const sector = sectorAt(question, armor);
  const slower = next.find((row) => row.speed !== undefined && row.speed < (sectorSpeed(question, armor) ?? 0));
  return [
    first,
    ...(crewed && !lying
      ? []
      : [
          {
            key: 'still',
            value: null,
            rule: lying ? 'bronepehota/real-result' : 'bronepehota/unmanned-machines',
            given: { lying },
          } as const,
        ]),
    ...(sector && speed !== undefined && speed > 0
      ? [{ key: 'speed', value: speed, rule: 'bronepehota/machine-movement', given: { armor, from: sector.min, to: sector.max } } as const]
      : []),
    ...(slower?.speed === undefined
      ? []
      : [
          {
            key: 'slower',
            value: null,
            rule: 'bronepehota/machine-movement',
            given: { damage: slower.damage, speed: slower.speed },
          } as const,
        ]),
    ...(shots !== undefined && shots > 0
      ? [{ key: 'shots', value: shots, rule: 'bronepehota/rate-of-fire', given: { rateOfFire, ammunition } } as const]
      : []),
    ...(contact ? [{ key: 'noShots', value: null, rule: 'bronepehota/ruling/contact-firing', given: { lying, contact } } as const] : []),
    { key: 'attack', value: null, rule: 'bronepehota/table/strength', given: { gun: isGun(question) } },
    repairTurns === undefined
      ? { key: 'noRepair', value: null, rule: 'bronepehota/repair', given: { contact } }
      : { key: 'repair', value: null, rule: 'bronepehota/repair', given: { each: repairsEach(question), turns: repairTurns } },
  ];
}
