/** One attack in close combat. Section 8 of the source. */
import { atLeast, certain, combine, type Distribution, die, type Fraction, highest, map, plus, ZERO } from '@rangefinder/dice';
import type { Outcome, Refusal, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { armorProblems, missingArmor } from '../../engine/shooting/armor.js';
import { sufferedFigures } from '../../engine/strike/output.js';
import { type PilotFacts, pilotSteps } from '../../engine/strike/steps.js';
import { endurance, type Struck, type Suffered, suffer } from '../../engine/strike/strike.js';
import { ATTACK_STRENGTH, COMBAT_DIE, DEFENSE_STRENGTH, type Strength } from '../../reference/tables/close-combat.js';
import type { Target } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;
type Fighter = Question['attacker'];

/** The parts of a strength. Undefined parts do not count. */
interface Parts {
  readonly kind: Target;
  readonly armor: number | undefined;
  readonly closeCombat: number | undefined;
  readonly dice: number;
}

export interface Facts extends PilotFacts {
  readonly attack: Parts;
  readonly defense: Parts;
  readonly surprise: { readonly kind: Target };
  readonly lostWeapons: { readonly closeCombat: number };
  readonly noSurprise: { readonly kind: Target };
  readonly win: { readonly chance: Fraction; readonly ahead: boolean; readonly by: number };
  readonly contact: object;
  readonly destroyed: { readonly kind: Target; readonly limit: number; readonly chance: Fraction };
}

export interface Refusals {
  readonly CANNOT_ATTACK: { readonly kind: Target };
  readonly FLYING: { readonly attacker: boolean };
  readonly LYING: object;
}
type CombatRefusal = Refusal<Refusals>;

/** Sides of a close combat, as inputs. */
type Side = 'attacker' | 'defender';

const conflict = (path: Problem['path'], given: unknown, en: string, ru: string): Problem => ({
  code: 'CONFLICT',
  path,
  given,
  allowed: { en, ru },
});

/** A machine in the air does not lie, one that lies is attacked like any other, and the attacker’s pilot risks nothing. */
const stateProblems = ({ attacker, defender }: Question): readonly Problem[] => [
  ...(attacker.flying && attacker.lying
    ? [conflict(['attacker', 'lying'], true, 'no, as the machine is in the air', 'нет, раз машина в воздухе')]
    : []),
  ...(defender.lying
    ? [conflict(['defender', 'lying'], true, 'no: a machine that lies defends as usual', 'нет: лежащая машина защищается как обычно')]
    : []),
  ...(attacker.pilotArmor === undefined || attacker.kind !== 'MACHINE'
    ? []
    : [
        conflict(
          ['attacker', 'pilotArmor'],
          attacker.pilotArmor,
          'none: only the pilot of the defender is at risk',
          'ничего: рискует только пилот защищающегося',
        ),
      ]),
];
const MACHINES: readonly Target[] = ['MACHINE', 'UNMANNED_MACHINE'];

/** Close combat of the weapons together. */
const weaponsOf = ({ weapons }: Fighter): number => weapons.reduce((sum, { closeCombat = 0, count }) => sum + closeCombat * count, 0);

/** Close combat as given, or that of the weapons. */
const closeCombatOf = (fighter: Fighter): number => fighter.closeCombat ?? weaponsOf(fighter);

/** Only a machine has weapons to add up, each has its figure, and their sum is its close combat. */
function weaponProblems(fighter: Fighter, side: Side): readonly Problem[] {
  const { kind, weapons, closeCombat } = fighter;
  if (weapons.length === 0) return [];
  const sum = weaponsOf(fighter);
  const machine: Problem = {
    code: 'CONFLICT',
    path: [side, 'weapons'],
    given: weapons.length,
    allowed: { en: 'nothing (only a machine adds up its weapons)', ru: 'ничего (оружие складывают только у машины)' },
  };
  const other: Problem = {
    code: 'CONFLICT',
    path: [side, 'closeCombat'],
    given: closeCombat,
    allowed: { en: `${sum} or nothing (its weapons add up to ${sum})`, ru: `${sum} или ничего (всё оружие вместе даёт ${sum})` },
  };
  return [
    ...(MACHINES.includes(kind) ? [] : [machine]),
    ...(closeCombat !== undefined && closeCombat !== sum ? [other] : []),
    ...weapons.flatMap(({ weapon, closeCombat: own }, index): readonly Problem[] =>
      weapon === undefined && own === undefined
        ? [
            {
              code: 'MISSING',
              path: [side, 'weapons', index, 'closeCombat'],
              given: null,
              allowed: { en: 'as on the armlist, or a weapon of the catalog', ru: 'как в армлисте, или оружие из каталога' },
            },
          ]
        : [],
    ),
  ];
}

export const relations = (question: Question): readonly Problem[] => [
  ...weaponProblems(question.attacker, 'attacker'),
  ...weaponProblems(question.defender, 'defender'),
  ...stateProblems(question),
  ...armorProblemsOf(question.attacker, 'attacker'),
  ...armorProblemsOf(question.defender, 'defender'),
];

/** Whether the armor of a side counts: a soldier attacks without it. */
const needsArmor = (kind: Target, side: Side): boolean => side === 'defender' || ATTACK_STRENGTH[kind]?.armor === true;

function armorProblemsOf({ kind, armor }: Fighter, side: Side): readonly Problem[] {
  const path = [side, 'armor'];
  if (armor !== undefined) return armorProblems(kind, armor, path);
  return needsArmor(kind, side) ? [missingArmor(path)] : [];
}

function refusalOf({ attacker, defender }: Question): CombatRefusal | undefined {
  if (!ATTACK_STRENGTH[attacker.kind]) return { code: 'CANNOT_ATTACK', rule: 'bronepehota/table/strength', given: { kind: attacker.kind } };
  if (attacker.flying || defender.flying) return { code: 'FLYING', rule: 'bronepehota/actions', given: { attacker: attacker.flying } };
  return attacker.lying ? { code: 'LYING', rule: 'bronepehota/real-result', given: {} } : undefined;
}

const GUARDED: readonly Target[] = ['INFANTRY', 'MACHINE'];
/** Guns and unmanned machines cannot be surprised, because they have no crew on watch. */
const isSurprised = ({ surprise, defender, readings }: Question): boolean =>
  surprise && (GUARDED.includes(defender.kind) || readings.includes('surprise-without-pilot'));

const partsOf = (fighter: Fighter, of: Strength, dice: number): Parts => ({
  kind: fighter.kind,
  armor: of.armor ? fighter.armor : undefined,
  closeCombat: of.closeCombat ? closeCombatOf(fighter) : undefined,
  dice: of.die ? dice : 0,
});
const bonusOf = ({ armor = 0, closeCombat = 0 }: Parts): number => armor + closeCombat;

const NO_STRENGTH: Strength = { die: false, armor: false, closeCombat: false };
const attackOf = ({ attacker }: Question, surprised: boolean): Parts =>
  partsOf(attacker, ATTACK_STRENGTH[attacker.kind] ?? NO_STRENGTH, surprised ? 2 : 1);

function defenseOf({ defender }: Question, surprised: boolean): Parts {
  const of = DEFENSE_STRENGTH[defender.kind];
  return partsOf(defender, surprised ? { ...of, closeCombat: false } : of, 1);
}

const ONE_DIE = die(COMBAT_DIE);
const ROLLS: readonly Distribution<number>[] = [certain(0), ONE_DIE, highest(ONE_DIE, ONE_DIE)];
/** Distributions of attack minus defense, by the number of dice on each side. The highest die of a side counts. */
const MARGINS = ROLLS.map((attack) => ROLLS.map((defense) => combine(attack, defense, (a, d) => a - d)));

/** The excess of the attack over the defense; 0 when it does not succeed. */
function marginOf(attack: Parts, defense: Parts): Distribution<number> {
  const rolls = MARGINS[attack.dice]?.[defense.dice] as Distribution<number>;
  return map(plus(rolls, bonusOf(attack) - bonusOf(defense)), (margin) => Math.max(0, margin));
}

const struckOf = ({ defender: { kind, armor = 0, pilotArmor }, panic, readings }: Question): Struck => ({
  kind,
  armor,
  pilotArmor,
  flying: false,
  panic,
  readings,
});

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, Refusals> {
  const refusal = refusalOf(question);
  const surprised = isSurprised(question);
  const attack = attackOf(question, surprised);
  const defense = defenseOf(question, surprised);
  const strengths = { attack: bonusOf(attack), attackDice: attack.dice, defense: bonusOf(defense), defenseDice: defense.dice };
  if (refusal)
    return {
      figures: { attackerWins: ZERO, damage: [], destroyed: ZERO, pilotKilled: undefined, pilotPanicked: undefined, ...strengths },
      steps: [],
      refusal,
    };
  const struck = struckOf(question);
  const suffered = suffer(marginOf(attack, defense), struck);
  const { damage, destroyed, pilotKilled, pilotPanicked } = sufferedFigures(suffered);
  const attackerWins = atLeast(suffered.damage, 1);
  return {
    figures: { attackerWins, damage, destroyed, pilotKilled, pilotPanicked, ...strengths },
    steps: [...strengthSteps(question, attack, defense), ...resultSteps(struck, suffered, bonusOf(attack) - bonusOf(defense))],
  };
}

function strengthSteps(question: Question, attack: Parts, defense: Parts): readonly Step<Facts>[] {
  const { surprise, defender } = question;
  const lost = isSurprised(question) && defender.kind === 'MACHINE' && closeCombatOf(defender) > 0;
  return [
    { key: 'attack', value: bonusOf(attack), rule: 'bronepehota/table/strength', given: attack },
    ...(surprise ? [surpriseStep(question)] : []),
    { key: 'defense', value: bonusOf(defense), rule: 'bronepehota/table/strength', given: defense },
    ...(lost
      ? [{ key: 'lostWeapons', value: null, rule: 'bronepehota/surprise-attack', given: { closeCombat: closeCombatOf(defender) } } as const]
      : []),
  ];
}

const surpriseStep = (question: Question): Step<Facts> => {
  const { kind } = question.defender;
  return isSurprised(question)
    ? { key: 'surprise', value: null, rule: 'bronepehota/surprise-attack', given: { kind } }
    : { key: 'noSurprise', value: null, rule: 'bronepehota/ruling/surprise-unmanned', given: { kind } };
};

function resultSteps(struck: Struck, suffered: Suffered, lead: number): readonly Step<Facts>[] {
  const limit = endurance(struck);
  const { kind } = struck;
  return [
    {
      key: 'win',
      value: null,
      rule: 'bronepehota/close-combat-outcome',
      given: { chance: atLeast(suffered.damage, 1), ahead: lead > 0, by: Math.abs(lead) },
    },
    { key: 'destroyed', value: null, rule: 'bronepehota/table/close-combat-outcome', given: { kind, limit, chance: suffered.destroyed } },
    ...pilotSteps(struck, suffered),
    { key: 'contact', value: null, rule: 'bronepehota/ruling/contact-firing', given: {} },
  ];
}
