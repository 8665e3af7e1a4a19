/** Wording of the state of a unit. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { plural } from '../../../text/numbers.js';
import type { input } from './input.js';
import type { output } from './output.js';
import { type Facts, type Kind, kindOf, type Question, repairersOf } from './resolve.js';
import { CAPTURES, type Capture } from './vocabulary.js';

type StateWords = Calculator<typeof input, typeof output, Facts, Record<never, never>>['words'];
type Figures = Checked<typeof output>;

const turnsEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'turn', many: 'turns' })}`;
const turnsRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'тур', few: 'тура', many: 'туров' })}`;

const CAPTURED: readonly Capture[] = ['FIRES_AT_ONCE', 'FROM_NEXT_TURN', 'WITHOUT_FIRE'];

/** Who repairs: `HELIX and a soldier`. */
function repairersIn(question: Question, one: string, several: string): readonly string[] {
  const soldiers = repairersOf(question);
  return [...(question.helix ? ['HELIX'] : []), ...(soldiers > 0 ? [soldiers === 1 ? one : several] : [])];
}
const repairersEn = (question: Question): string => repairersIn(question, 'a soldier', 'soldiers').join(' and ');
const repairersRu = (question: Question): string => repairersIn(question, 'боец', 'бойцы').join(' и ');

const partsEn = ({ armor, speed, shots, repairTurns }: Figures, question: Question): string =>
  [
    `armor ${armor}`,
    ...(speed === undefined ? [] : [`speed ${speed}`]),
    ...(shots === undefined ? [] : [shots === 0 ? 'no shots' : `up to ${shots} ${plural(shots, 'en', { one: 'shot', many: 'shots' })}`]),
    ...(repairTurns === undefined || repairTurns === 0 ? [] : [`repaired in ${turnsEn(repairTurns)} by ${repairersEn(question)}`]),
  ].join(', ');
const partsRu = ({ armor, speed, shots, repairTurns }: Figures, question: Question): string =>
  [
    `броня ${armor}`,
    ...(speed === undefined ? [] : [`скорость ${speed}`]),
    ...(shots === undefined ? [] : [shots === 0 ? 'не стреляет' : `выстрелов до ${shots}`]),
    ...(repairTurns === undefined || repairTurns === 0 ? [] : [`ремонт за ${turnsRu(repairTurns)} (${repairersRu(question)})`]),
  ].join(', ');

const KINDS_EN: { readonly [K in Kind]: string } = { GUN: 'Gun', MACHINE: 'Machine', EITHER: 'Machine or gun' };
const KINDS_RU: { readonly [K in Kind]: string } = { GUN: 'Орудие', MACHINE: 'Машина', EITHER: 'Машина или орудие' };
const DESTROYED_RU: { readonly [K in Kind]: string } = {
  GUN: 'Орудие уничтожено',
  MACHINE: 'Машина уничтожена',
  EITHER: 'Машина или орудие: уничтожено',
};
const ATTACKS_EN: { readonly [K in Kind]: string } = {
  GUN: 'A gun does not attack and defends with its armor',
  MACHINE: 'Attack and defense count the armor as it is now',
  EITHER: 'A machine attacks and defends with its armor as it is now; a gun only defends',
};
const ATTACKS_RU: { readonly [K in Kind]: string } = {
  GUN: 'Орудие не атакует, защищается бронёй',
  MACHINE: 'В атаке и защите считается нынешняя броня',
  EITHER: 'Машина атакует и защищается с нынешней бронёй, орудие только защищается',
};

export const words: StateWords = {
  en: {
    steps: {
      armor: ({ durability, damage }, value) => ({
        label: 'Armor',
        text:
          damage === undefined
            ? `Armor ${value}, as the slider shows`
            : damage === 0
              ? `Undamaged: armor ${value}`
              : `Durability ${durability}, damage ${damage}: armor ${value}`,
      }),
      destroyed: () => ({ label: 'Destroyed', text: 'At 0 it is destroyed; what is destroyed cannot be repaired' }),
      still: ({ lying }) => ({
        label: lying ? 'Lying' : 'Nobody inside',
        text: lying ? 'It does not move, shoot or attack until 1 damage is repaired' : 'It does not move, shoot or attack',
      }),
      speed: ({ from, to }, value) => ({
        label: 'Speed',
        text: `Sector ${from}–${to}: ${value} ${plural(value, 'en', { one: 'point', many: 'points' })}`,
      }),
      slower: ({ damage, speed }) => ({ label: 'Slower', text: `After ${damage} more damage: speed ${speed}` }),
      shots: ({ rateOfFire, ammunition }, value) => ({
        label: 'Shots',
        text: `Rate of fire ${rateOfFire}${ammunition === undefined ? '' : `, ammunition ${ammunition}`}: up to ${value}`,
      }),
      noShots: () => ({ label: 'In contact', text: 'It touches an enemy and does not shoot' }),
      attack: ({ kind }) => ({ label: 'Close combat', text: ATTACKS_EN[kind] }),
      repair: ({ each, turns }) => ({
        label: 'Repair',
        text: turns === 0 ? 'Nothing to repair' : `${each} damage a turn: undamaged in ${turnsEn(turns)}`,
      }),
      noRepair: ({ contact }) => ({ label: 'Repair', text: contact ? 'Not while an enemy touches it' : 'Nobody repairs it' }),
      capture: ({ capture, needed, armor }) => ({
        label: 'Capture',
        text: `Rank ${needed} needed: ${CAPTURES.values[capture].en}${CAPTURED.includes(capture) ? `; sliders stay as they are, armor ${armor}` : ''}`,
      }),
    },
    refusals: {},
    summary: ({ question, figures }) =>
      `${KINDS_EN[kindOf(question)]}: ${figures.destroyed ? 'destroyed' : partsEn(figures, question)}${figures.capture === undefined ? '' : `; ${CAPTURES.values[figures.capture].en}`}.`,
  },
  ru: {
    steps: {
      armor: ({ durability, damage }, value) => ({
        label: 'Броня',
        text:
          damage === undefined
            ? `Броня ${value}, как показывает ползунок`
            : damage === 0
              ? `Повреждений нет: броня ${value}`
              : `Прочность ${durability}, повреждений ${damage}: броня ${value}`,
      }),
      destroyed: () => ({ label: 'Уничтожение', text: 'На 0 — уничтожение; уничтоженное не чинят' }),
      still: ({ lying }) => ({
        label: lying ? 'Лежит' : 'Внутри никого',
        text: lying ? 'Не ездит, не стреляет и не атакует, пока не починят 1 повреждение' : 'Не ездит, не стреляет и не атакует',
      }),
      speed: ({ from, to }, value) => ({
        label: 'Скорость',
        text: `Сектор ${from}–${to}: ${value} ${plural(value, 'ru', { one: 'очко', few: 'очка', many: 'очков' })}`,
      }),
      slower: ({ damage, speed }) => ({
        label: 'Медленнее',
        text: `Ещё ${damage} ${plural(damage, 'ru', { one: 'повреждение', few: 'повреждения', many: 'повреждений' })} — и скорость ${speed}`,
      }),
      shots: ({ rateOfFire, ammunition }, value) => ({
        label: 'Выстрелы',
        text: `Скорострельность ${rateOfFire}${ammunition === undefined ? '' : `, боезапас ${ammunition}`}: не больше ${value}`,
      }),
      noShots: () => ({ label: 'В контакте', text: 'Касается противника и не стреляет' }),
      attack: ({ kind }) => ({ label: 'Ближний бой', text: ATTACKS_RU[kind] }),
      repair: ({ each, turns }) => ({
        label: 'Ремонт',
        text: turns === 0 ? 'Чинить нечего' : `За тур повреждений ${each}: полная прочность за ${turnsRu(turns)}`,
      }),
      noRepair: ({ contact }) => ({ label: 'Ремонт', text: contact ? 'Нельзя, пока касается враг' : 'Чинить некому' }),
      capture: ({ capture, needed, armor }) => ({
        label: 'Захват',
        text: `Нужен ранг ${needed}: ${CAPTURES.values[capture].ru}${CAPTURED.includes(capture) ? `; ползунки остаются на месте, броня ${armor}` : ''}`,
      }),
    },
    refusals: {},
    summary: ({ question, figures }) =>
      figures.destroyed
        ? `${DESTROYED_RU[kindOf(question)]}.`
        : `${KINDS_RU[kindOf(question)]}: ${partsRu(figures, question)}${figures.capture === undefined ? '' : `; ${CAPTURES.values[figures.capture].ru}`}.`,
  },
};
