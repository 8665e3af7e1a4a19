/** Shooting in a battle of Bronepehota: one shot of a soldier, a machine or a gun. The odds come from the virtual shot. */
import { type CardEntry, type MountedWeapon, nameOnCarrier } from '@rangefinder/cards';
import { diceIn, type Language, type Text } from '@rangefinder/rules';
import type { AnsweredAttack, AttackResult, AttackRules, Combatant, UnitPart } from '../../battle/rules.js';
import type { Fighter } from '../../battle/state.js';
import { BATTLE } from '../../texts/battle.js';
import { withMiss } from '../shots.js';
import { ACTIONS } from './initiative.js';
import { durabilityLeft, figure, isFallen, MEMBERS, memberKey } from './unit.js';

const GUN = 'gun';
/** Reached by most weapons. */
const FIRST_STEPS = 5;

/** What fires: a weapon of the catalog or that of a soldier. */
interface Weapon {
  readonly range: string;
  readonly power: string;
  /** Null in answers of the service for a weapon without one. */
  readonly blast?: { readonly power: string; readonly steps: number } | null;
}

/** A soldier as printed. */
interface Soldier extends Partial<Weapon> {
  readonly number: number;
  readonly armor: number;
}

interface Chance {
  readonly decimal: number;
}

const soldiersOf = ({ stats }: CardEntry): readonly Soldier[] => (stats?.[MEMBERS] ?? []) as readonly Soldier[];
const isSquad = ({ card }: Combatant): boolean => soldiersOf(card).length > 0;
const standing = ({ fighter, card }: Combatant): readonly Soldier[] =>
  soldiersOf(card).filter(({ number }) => !isFallen(fighter.next, number));

const isWeapon = (stats: MountedWeapon['weapon']['stats'] | Soldier): boolean =>
  stats !== undefined && 'range' in stats && 'power' in stats && Boolean(stats.range && stats.power);
const weaponsOf = ({ weapons = [] }: CardEntry): readonly MountedWeapon['weapon'][] =>
  weapons.map(({ weapon }) => weapon).filter(({ stats }) => isWeapon(stats));

/** Soldiers fire once a turn. */
const firedMark = (number: string | number): string => `fired/${number}`;
const canFire = ({ did }: Fighter, soldier: Soldier): boolean => isWeapon(soldier) && did[firedMark(soldier.number)] !== true;

/** Shots that a machine or gun has fired this turn. */
export const shotsOf = ({ did }: Fighter): number => Number(did.shots ?? 0);

const diceText = (name: Text, { range, power }: Weapon): Text => ({
  en: `${name.en}: ${diceIn('en', `${range}, ${power}`)}`,
  ru: `${name.ru}: ${diceIn('ru', `${range}, ${power}`)}`,
});
const same = (text: string): Text => ({ en: text, ru: text });

const armorText = ({ number, armor }: Soldier): Text => ({ en: `${number}: armor ${armor}`, ru: `${number}: броня ${armor}` });

function firingParts(attacker: Combatant): readonly UnitPart[] {
  const { fighter, card } = attacker;
  if (isSquad(attacker))
    return standing(attacker)
      .filter((soldier) => canFire(fighter, soldier))
      .map((soldier) => ({ value: String(soldier.number), text: diceText(same(String(soldier.number)), soldier as Soldier & Weapon) }));
  return weaponsOf(card).map(({ nameRu = null, ...weapon }) => {
    const of = (language: Language): string => nameOnCarrier({ ...weapon, nameRu }, card, language);
    return { value: weapon.id, text: diceText({ en: of('en'), ru: of('ru') }, weapon.stats as unknown as Weapon) };
  });
}

const targetParts = (target: Combatant): readonly UnitPart[] =>
  standing(target).map((soldier) => ({ value: String(soldier.number), text: armorText(soldier) }));

function weaponIn({ card }: Combatant, part: string | undefined): Weapon | undefined {
  const soldier = soldiersOf(card).find(({ number }) => String(number) === part);
  return (soldier ?? weaponsOf(card).find(({ id }) => id === part)?.stats) as Weapon | undefined;
}

const kindOf = (unit: Combatant): string =>
  isSquad(unit)
    ? 'INFANTRY'
    : unit.card.kind === GUN
      ? 'GUN'
      : unit.fighter.next.marks.includes('UNMANNED')
        ? 'UNMANNED_MACHINE'
        : 'MACHINE';

const armorOf = (unit: Combatant, part: string | undefined): number =>
  standing(unit).find(({ number }) => String(number) === part)?.armor ?? durabilityLeft(unit);

const ammunitionOf = ({ fighter: { next }, card }: Combatant): number =>
  Math.max(0, figure(card, 'ammunition') - (next.lost.ammunition ?? 0));

const PILOT_TEST: Text = { en: 'The pilot takes a survival test, D6', ru: 'Пилот проходит тест на выживание, Д6' };

const blastNote = ({ blast }: Weapon): Text | undefined =>
  blast
    ? {
        en: `Blast: ${diceIn('en', blast.power)} at everybody within ${blast.steps} ${blast.steps === 1 ? 'step' : 'steps'} of the target`,
        ru: `Взрыв: ${diceIn('ru', blast.power)} по каждому не дальше ${blast.steps} ${blast.steps === 1 ? 'шага' : 'шагов'} от цели`,
      }
    : undefined;

const joined = (texts: readonly (Text | undefined)[]): Text | undefined => {
  const given = texts.filter((text) => text !== undefined);
  return given.length === 0 ? undefined : { en: given.map(({ en }) => en).join('. '), ru: given.map(({ ru }) => ru).join('. ') };
};

/** What a shot can do to infantry: the soldier dies of the first point of damage. */
function killed({ answer, target, chosen }: AnsweredAttack): readonly AttackResult[] {
  const chance = Number((answer.destroyed as Chance).decimal);
  const text = { en: `soldier ${chosen.target} dead`, ru: `пехотинец ${chosen.target} убит` };
  const lost = { ...target.fighter.next.lost, [memberKey(String(chosen.target))]: 1 };
  return chance > 0 ? [{ text, chance, target: { lost } }] : [];
}

/** What a shot can do to a machine or gun, by points of damage; those that destroy it are one result. */
function damaged({ answer, target }: AnsweredAttack): readonly AttackResult[] {
  const left = durabilityLeft(target);
  const before = target.fighter.next.lost.durability ?? 0;
  const rows = (answer.damage as readonly { readonly damage: number; readonly chance: Chance }[]).filter(({ damage }) => damage > 0);
  const tested = kindOf(target) === 'MACHINE' ? PILOT_TEST : undefined;
  const result = (text: Text, chance: number, damage: number): AttackResult => ({
    ...{ text, chance, note: tested },
    target: { lost: { ...target.fighter.next.lost, durability: before + damage } },
  });
  const some = rows
    .filter(({ damage }) => damage < left)
    .map(({ damage, chance }) =>
      result(
        { en: `damage ${damage}, armor ${left - damage}`, ru: `повреждений ${damage}, броня ${left - damage}` },
        chance.decimal,
        damage,
      ),
    );
  const all = rows.filter(({ damage }) => damage >= left).reduce((sum, { chance }) => sum + chance.decimal, 0);
  return all > 0 ? [...some, result(BATTLE.destroyed, all, left)] : some;
}

export const attack: AttackRules = {
  calculator: 'virtualShot',
  label: BATTLE.shoot,
  phases: [ACTIONS],
  can: (attacker) => {
    if (firingParts(attacker).length === 0) return false;
    const { fighter, card } = attacker;
    const isHeld = fighter.next.marks.some((mark) => ['UNMANNED', 'LYING', 'CONTACT'].includes(mark));
    return isSquad(attacker) || (!isHeld && shotsOf(fighter) < figure(card, 'rateOfFire') && ammunitionOf(attacker) > 0);
  },
  parts: { attacker: firingParts, target: targetParts },
  show: (attacker, target) => [
    ...['steps', 'cover'],
    ...(isSquad(attacker) ? ['aimed'] : []),
    ...(kindOf(target) === 'MACHINE' ? ['pilotArmor', 'flying'] : []),
  ],
  draft: (attacker, target, _, chosen) => {
    const weapon = weaponIn(attacker, chosen.attacker);
    return {
      ...(weapon && { range: weapon.range, power: weapon.power }),
      shooter: kindOf(attacker),
      steps: FIRST_STEPS,
      target: kindOf(target),
      armor: armorOf(target, chosen.target),
      ...(!isSquad(attacker) && { ammunition: ammunitionOf(attacker) }),
    };
  },
  results: async (answered) => {
    const { answer, attacker, target, chosen } = answered;
    const hit = Number((answer.hit as Chance).decimal);
    const weapon = weaponIn(attacker, chosen.attacker);
    const blast = weapon && blastNote(weapon);
    const harmful = isSquad(target) ? killed(answered) : damaged(answered);
    const { fighter } = attacker;
    const lost = { ...fighter.next.lost, ammunition: (fighter.next.lost.ammunition ?? 0) + Number(answer.ammunitionUsed) };
    return {
      results: withMiss(
        harmful.map((one) => ({ ...one, note: joined([one.note, blast]) })),
        hit,
        { note: blast },
      ),
      ...(isSquad(attacker)
        ? { did: { [firedMark(String(chosen.attacker))]: true } }
        : { did: { shots: shotsOf(fighter) + 1 }, attacker: { lost } }),
    };
  },
};
