/** Wording of a close combat. */
import { type Fraction, toText } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import { dieText } from '../../../text/die.js';
import type { Language } from '../../../text/language.js';
import { number, odds } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { pilotWords } from '../../engine/strike/words.js';
import { COMBAT_DIE } from '../../reference/tables/close-combat.js';
import { TARGETS, type Target } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

const roll = {
  en: (dice: number): string => (dice === 2 ? `the higher of two ${dieText(COMBAT_DIE, 'en')}` : dieText(COMBAT_DIE, 'en')),
  ru: (dice: number): string => (dice === 2 ? `больший из двух ${dieText(COMBAT_DIE, 'ru')}` : dieText(COMBAT_DIE, 'ru')),
};

/** `D6 + armor 9 + close combat 3` */
function strength({ kind, armor, closeCombat, dice }: Facts['attack'], language: Language): string {
  const armorName = { en: 'armor', ru: 'броня' }[language];
  const combatName = { en: 'close combat', ru: 'ББ' }[language];
  const parts = [
    dice > 0 && roll[language](dice),
    armor !== undefined && `${armorName} ${armor}`,
    closeCombat !== undefined && `${combatName} ${closeCombat}`,
  ];
  return `${capital(TARGETS.values[kind][language])}: ${parts.filter(Boolean).join(' + ')}`;
}

/** `D6+12`, or `9` without a die. */
const total = (bonus: number, dice: number, language: Language): string =>
  dice === 0 ? number(bonus, language) : `${roll[language](dice)} + ${bonus}`;

const lead = {
  en: ({ ahead, by }: Facts['win']): string => (by === 0 ? 'even before the dice' : `${by} ${ahead ? 'ahead' : 'behind'} before the dice`),
  ru: ({ ahead, by }: Facts['win']): string =>
    by === 0 ? 'до бросков силы равны' : `до бросков у атаки на ${by} ${ahead ? 'больше' : 'меньше'}`,
};

const destroyed = {
  en: {
    INFANTRY: 'Infantry that loses dies',
    MACHINE: 'The machine takes the difference as damage, destroyed at',
    GUN: 'The gun takes the difference as damage, destroyed at',
    UNMANNED_MACHINE: 'The machine takes the difference as damage, destroyed at',
  },
  ru: {
    INFANTRY: 'Проигравший пехотинец гибнет',
    MACHINE: 'Машина получает столько повреждений, какова разница, и уничтожается на',
    GUN: 'Орудие получает столько повреждений, какова разница, и уничтожается на',
    UNMANNED_MACHINE: 'Машина получает столько повреждений, какова разница, и уничтожается на',
  },
} as const;
const destruction = ({ kind, limit, chance }: Facts['destroyed'], language: Language): string =>
  `${destroyed[language][kind]}${kind === 'INFANTRY' ? '' : ` ${limit}`}: ${odds(chance, language)}`;

const winning = {
  en: (wins: Fraction): string =>
    toText(wins) === '1'
      ? 'the attacker always wins'
      : toText(wins) === '0'
        ? 'the attacker cannot win'
        : `the attacker wins with odds of ${odds(wins, 'en')}`,
  ru: (wins: Fraction): string =>
    toText(wins) === '1'
      ? 'атакующий побеждает всегда'
      : toText(wins) === '0'
        ? 'атакующему не победить'
        : `атакующий побеждает с шансом ${odds(wins, 'ru')}`,
};

const ending = {
  en: (kind: Target, chance: Fraction): string =>
    kind === 'INFANTRY' || toText(chance) === '0'
      ? ''
      : toText(chance) === '1'
        ? ' and destroys it'
        : `, destroys the defender with odds of ${odds(chance, 'en')}`,
  ru: (kind: Target, chance: Fraction): string =>
    kind === 'INFANTRY' || toText(chance) === '0'
      ? ''
      : toText(chance) === '1'
        ? ' и уничтожает его'
        : `, уничтожает противника с шансом ${odds(chance, 'ru')}`,
};
interface Pilot {
  readonly pilotKilled: Fraction | undefined;
  readonly pilotPanicked: Fraction | undefined;
}
const pilot = {
  en: ({ pilotKilled, pilotPanicked }: Pilot, panic: boolean, wins: Fraction): string =>
    pilotKilled === undefined || toText(wins) === '0'
      ? ''
      : `, kills its pilot with odds of ${odds(pilotKilled, 'en')}${panic && pilotPanicked ? `, makes the pilot panic with odds of ${odds(pilotPanicked, 'en')}` : ''}`,
  ru: ({ pilotKilled, pilotPanicked }: Pilot, panic: boolean, wins: Fraction): string =>
    pilotKilled === undefined || toText(wins) === '0'
      ? ''
      : `, убивает пилота с шансом ${odds(pilotKilled, 'ru')}${panic && pilotPanicked ? `, повергает его в панику с шансом ${odds(pilotPanicked, 'ru')}` : ''}`,
};

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      ...pilotWords.en,
      attack: (given) => ({ label: 'Attack', text: strength(given, 'en') }),
      surprise: () => ({ label: 'Surprise attack', text: 'From behind: two dice for the attacker, the higher counts' }),
      noSurprise: ({ kind }) => ({
        label: 'No surprise',
        text: `${kind === 'GUN' ? 'A gun' : 'A machine without a pilot'} has no field of view: one die as usual`,
      }),
      defense: (given) => ({ label: 'Defense', text: strength(given, 'en') }),
      lostWeapons: ({ closeCombat }) => ({
        label: 'Weapons not ready',
        text: `A machine taken by surprise defends without its close-combat weapons: the ${closeCombat} does not count`,
      }),
      win: (given) => ({ label: 'Outcome', text: `The attack must be higher, ${lead.en(given)}: ${odds(given.chance, 'en')}` }),
      destroyed: (given) => ({ label: given.kind === 'INFANTRY' ? 'Death' : 'Destruction', text: destruction(given, 'en') }),
      contact: () => ({ label: 'Contact', text: 'Survivors stay in contact, do not shoot, and may attack again without moving' }),
    },
    refusals: {
      CANNOT_ATTACK: ({ kind }) => `Not allowed: ${kind === 'GUN' ? 'a gun' : 'a machine without a pilot'} does not attack.`,
      FLYING: ({ attacker }) =>
        `Not allowed: a flying machine ${attacker ? 'takes no part in close combat' : 'cannot be attacked in close combat'}.`,
      LYING: () => 'Not allowed: a machine that has been knocked over does not attack until it is repaired.',
    },
    summary: ({
      figures: { attackerWins, attack, attackDice, defense, defenseDice, destroyed, pilotKilled, pilotPanicked },
      question: { defender, panic },
    }) =>
      `${capital(total(attack, attackDice, 'en'))} against ${total(defense, defenseDice, 'en')}: ${winning.en(attackerWins)}${ending.en(defender.kind, destroyed)}${pilot.en({ pilotKilled, pilotPanicked }, panic, attackerWins)}.`,
  },
  ru: {
    steps: {
      ...pilotWords.ru,
      attack: (given) => ({ label: 'Атака', text: strength(given, 'ru') }),
      surprise: () => ({ label: 'Внезапная атака', text: 'С тыла: атакующий бросает дважды и берёт больший результат' }),
      noSurprise: ({ kind }) => ({
        label: 'Без внезапности',
        text: `${kind === 'GUN' ? 'У орудия' : 'У машины без пилота'} нет поля зрения: один кубик, как обычно`,
      }),
      defense: (given) => ({ label: 'Защита', text: strength(given, 'ru') }),
      lostWeapons: ({ closeCombat }) => ({
        label: 'Оружие не готово',
        text: `Застигнутая врасплох машина защищается без оружия ближнего боя: ББ ${closeCombat} не считается`,
      }),
      win: (given) => ({ label: 'Исход', text: `Атака должна быть больше, ${lead.ru(given)}: ${odds(given.chance, 'ru')}` }),
      destroyed: (given) => ({ label: given.kind === 'INFANTRY' ? 'Гибель' : 'Уничтожение', text: destruction(given, 'ru') }),
      contact: () => ({ label: 'Контакт', text: 'Уцелевшие остаются в контакте, не стреляют и могут снова атаковать с места' }),
    },
    refusals: {
      CANNOT_ATTACK: ({ kind }) => `Нельзя: ${kind === 'GUN' ? 'орудие не атакует' : 'машина без пилота не атакует'}.`,
      FLYING: ({ attacker }) =>
        `Нельзя: ${attacker ? 'летающая машина не ведёт ближний бой' : 'летающую машину не атаковать в ближнем бою'}.`,
      LYING: () => 'Нельзя: поваленная машина не атакует, пока её не починят.',
    },
    summary: ({
      figures: { attackerWins, attack, attackDice, defense, defenseDice, destroyed, pilotKilled, pilotPanicked },
      question: { defender, panic },
    }) =>
      `${capital(total(attack, attackDice, 'ru'))} против ${total(defense, defenseDice, 'ru')}: ${winning.ru(attackerWins)}${ending.ru(defender.kind, destroyed)}${pilot.ru({ pilotKilled, pilotPanicked }, panic, attackerWins)}.`,
  },
};
