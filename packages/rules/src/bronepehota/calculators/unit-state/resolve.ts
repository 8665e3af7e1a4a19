/** What a damaged machine or gun can do now, what more damage would leave of it, and how long repair takes. */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Capture } from './vocabulary.js';

export type Question = Checked<typeof input>;

/** Damage that a soldier, and a HELIX, repairs in a turn. Section 9 of the source. */
const SOLDIER_REPAIRS = 1;
const HELIX_REPAIRS = 2;

export interface Facts {
  /** Undefined where only the armor is known. */
  readonly armor: { readonly durability: number | undefined; readonly damage: number | undefined };
  readonly destroyed: object;
  readonly still: { readonly lying: boolean };
  readonly speed: { readonly armor: number; readonly from: number; readonly to: number };
  readonly slower: { readonly damage: number; readonly speed: number };
  readonly shots: { readonly rateOfFire: number; readonly ammunition: number | undefined };
  readonly noShots: { readonly lying: boolean; readonly contact: boolean };
  readonly attack: { readonly kind: Kind };
  readonly repair: { readonly each: number; readonly turns: number };
  readonly noRepair: { readonly contact: boolean };
  readonly capture: { readonly capture: Capture; readonly needed: number; readonly armor: number };
}

/** What the unit is, as far as the question tells. */
export type Kind = 'GUN' | 'MACHINE' | 'EITHER';

/** As stated; without a statement, whatever has a speed is a machine, and what the catalog gives no speed is a gun. */
export function kindOf({ unit, gun, speedSectors }: Pick<Question, 'unit' | 'gun' | 'speedSectors'>): Kind {
  if (gun !== undefined) return gun ? 'GUN' : 'MACHINE';
  if (speedSectors !== undefined) return 'MACHINE';
  return unit === undefined ? 'EITHER' : 'GUN';
}
const isGun = (question: Question): boolean => kindOf(question) === 'GUN';

/** As stated; without a statement, whatever a soldier captures is without a crew. */
const isCrewed = ({ crewed, captorRank }: Question): boolean => crewed ?? captorRank === undefined;

/** What comes of a capture. Sections 9.1 and 9.2 of the source. */
function captureOf(question: Question, armor: number): Capture | undefined {
  const { captorRank, rank = 0, shotThisTurn } = question;
  if (captorRank === undefined) return undefined;
  if (armor === 0) return 'DESTROYED';
  if (captorRank < rank) return isGun(question) ? 'WITHOUT_FIRE' : 'RANK_TOO_LOW';
  return isGun(question) && !shotThisTurn ? 'FIRES_AT_ONCE' : 'FROM_NEXT_TURN';
}

/** As stated; without a statement, the top of the speed sectors, which divide the whole track, or what armor and damage add up to. */
function durabilityOf({ durability, speedSectors, armor, damage }: Question): number | undefined {
  const top = speedSectors && Math.max(...speedSectors.map(({ max }) => max));
  return durability ?? top ?? (armor !== undefined && damage !== undefined ? armor + damage : undefined);
}

/** Armor now, stated as such or by the damage; without either the unit is undamaged. */
const armorOf = (question: Question): number => question.armor ?? Math.max(0, (durabilityOf(question) ?? 0) - (question.damage ?? 0));

const conflict = (path: Problem['path'], given: unknown, en: string, ru: string): Problem => ({
  code: 'CONFLICT',
  path,
  given,
  allowed: { en, ru },
});

const missing = (path: string, en: string, ru: string): Problem => ({ code: 'MISSING', path: [path], given: null, allowed: { en, ru } });

/** Only what has no crew is captured, and what it is and both ranks decide what comes of it. */
const captureProblems = ({ crewed, captorRank, rank, shotThisTurn, ...question }: Question): readonly Problem[] => [
  ...(captorRank !== undefined && kindOf(question) === 'EITHER'
    ? [missing('gun', 'yes for a gun, no for a machine: their capture differs', 'да для орудия, нет для машины: их захватывают по-разному')]
    : []),
  ...(captorRank !== undefined && rank === undefined
    ? [missing('rank', 'the army rank of its armlist, 1 to 9', 'армейский ранг из её армлиста, от 1 до 9')]
    : []),
  ...(shotThisTurn && captorRank === undefined
    ? [missing('captorRank', 'the rank of the soldier who captures it, 1 to 9', 'ранг бойца, который её захватывает, от 1 до 9')]
    : []),
  ...(crewed && captorRank !== undefined
    ? [
        conflict(
          ['crewed'],
          crewed,
          'no, or nothing: only what nobody holds is captured',
          'нет или ничего: захватывают только то, чем никто не владеет',
        ),
      ]
    : []),
];

/** Durability or armor is needed, armor and damage agree with it and with each other, and a gun has no speed. */
export function relations(question: Question): readonly Problem[] {
  const { gun, speedSectors } = question;
  return [
    ...trackProblems(question),
    ...captureProblems(question),
    ...(gun && speedSectors !== undefined
      ? [conflict(['gun'], gun, 'no, or nothing: it has a speed, so it is a machine', 'нет или ничего: раз есть скорость, это машина')]
      : []),
  ];
}

function trackProblems(question: Question): readonly Problem[] {
  const { armor, damage } = question;
  const durability = durabilityOf(question);
  if (durability === undefined)
    return armor === undefined
      ? [
          missing(
            'durability',
            'as on the armlist, or the armor now, or a machine or gun of the catalog',
            'как в армлисте, или броня сейчас, или машина либо орудие из каталога',
          ),
        ]
      : [];
  const most =
    question.durability === undefined
      ? { en: 'the top of the speed sectors', ru: 'верха секторов скорости' }
      : { en: 'the durability', ru: 'прочности' };
  const above = (path: string, given: number | undefined): readonly Problem[] =>
    given !== undefined && given > durability
      ? [conflict([path], given, `at most ${durability}, ${most.en}`, `не больше ${durability} — ${most.ru}`)]
      : [];
  const disagree = armor !== undefined && armor <= durability && damage !== undefined && armor + damage !== durability;
  return [
    ...above('armor', armor),
    ...above('damage', damage),
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

function shotsOf(question: Question, armor: number): number | undefined {
  const { rateOfFire, ammunition, lying, contact } = question;
  if (rateOfFire === undefined) return undefined;
  const fires = isCrewed(question) || captureOf(question, armor) === 'FIRES_AT_ONCE';
  return armor === 0 || !fires || lying || contact ? 0 : Math.min(rateOfFire, ammunition ?? rateOfFire);
}

/** As stated; without a statement, one soldier repairs, unless a HELIX does. */
export const repairersOf = ({ repairers, helix }: Pick<Question, 'repairers' | 'helix'>): number => repairers ?? (helix ? 0 : 1);

const repairsEach = (question: Question): number => repairersOf(question) * SOLDIER_REPAIRS + (question.helix ? HELIX_REPAIRS : 0);

function repairTurnsOf(question: Question, armor: number): number | undefined {
  const durability = durabilityOf(question);
  if (armor === 0 || question.contact || durability === undefined) return undefined;
  const [missing, each] = [durability - armor, repairsEach(question)];
  if (missing === 0) return 0;
  return each === 0 ? undefined : Math.ceil(missing / each);
}

/** Resolves a checked question. Sections 3, 6, 8 and 9 of the source. */
export function resolve(question: Question): Outcome<typeof output, Facts, Record<never, never>> {
  const { lying } = question;
  const crewed = isCrewed(question);
  const armor = armorOf(question);
  const own = sectorSpeed(question, armor);
  const moves = crewed && !lying && armor > 0;
  const figures: Checked<typeof output> = {
    destroyed: armor === 0,
    armor,
    speed: own === undefined || moves ? own : 0,
    shots: shotsOf(question, armor),
    // A machine attacks, and so may what is either.
    attacks: !isGun(question) && moves,
    repairTurns: repairTurnsOf(question, armor),
    capture: captureOf(question, armor),
    next: Array.from({ length: armor }, (_, index) => ({
      damage: index + 1,
      armor: armor - index - 1,
      speed: sectorSpeed(question, armor - index - 1),
    })),
  };
  return { figures, steps: stepsOf(question, figures) };
}

/** Without the durability nothing is known of a repair, except that none is possible. */
function repairSteps(question: Question, turns: number | undefined): readonly Step<Facts>[] {
  const [each, { contact }] = [repairsEach(question), question];
  if (turns !== undefined) return [{ key: 'repair', value: null, rule: 'bronepehota/repair', given: { each, turns } }];
  return contact || each === 0 ? [{ key: 'noRepair', value: null, rule: 'bronepehota/repair', given: { contact } }] : [];
}

const captureSteps = ({ rank = 0 }: Question, { capture, armor }: Checked<typeof output>): readonly Step<Facts>[] =>
  capture === undefined ? [] : [{ key: 'capture', value: null, rule: 'bronepehota/capture', given: { capture, needed: rank, armor } }];

function armorStep(question: Question, armor: number): Step<Facts> {
  const durability = durabilityOf(question);
  const damage = durability === undefined ? undefined : durability - armor;
  return { key: 'armor', value: armor, rule: 'bronepehota/damage-and-armor', given: { durability, damage } };
}

function stepsOf(question: Question, figures: Checked<typeof output>): readonly Step<Facts>[] {
  const { rateOfFire = 0, ammunition, lying, contact } = question;
  const { destroyed, armor, speed, shots, repairTurns, next } = figures;
  const crewed = isCrewed(question);
  const first = armorStep(question, armor);
  if (destroyed)
    return [first, { key: 'destroyed', value: null, rule: 'bronepehota/damage-and-armor', given: {} }, ...captureSteps(question, figures)];
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
    { key: 'attack', value: null, rule: 'bronepehota/table/strength', given: { kind: kindOf(question) } },
    ...repairSteps(question, repairTurns),
    ...captureSteps(question, figures),
  ];
}
