/** Wording of a path. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { number } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { centimetresText, pointsText, stepsText } from '../../engine/phrases.js';
import { DIRECTIONS, MOVERS, MOVES, type Move, type Mover } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals, Short } from './resolve.js';

/** The measure of a leg: length, height or degrees. */
function measure({ move, steps, height, degrees }: Facts['leg']['leg'], language: Language): string {
  const measures = [
    move !== 'TURN' && move !== 'OBSTACLE' && steps !== undefined && stepsText(steps, language),
    move === 'OBSTACLE' && height !== undefined && centimetresText(height, language),
    (move === 'SLOPE' || move === 'TURN') && degrees !== undefined && `${number(degrees, language)}°`,
  ];
  return measures.filter(Boolean).join(', ');
}

const MOVE_NAMES = { ...MOVES.values, FORWARD: { en: 'forward', ru: 'вперёд' } } as const;
const walked = { en: 'on the flat', ru: 'по ровному' } as const;

function leg({ leg: taken, kind, points, left }: Facts['leg'], language: Language): string {
  const { move, withGun } = taken;
  const name = move === 'FORWARD' && kind === 'INFANTRY' ? walked[language] : MOVE_NAMES[move][language];
  const gun = withGun ? { en: ' with the gun', ru: ' с орудием' }[language] : '';
  const size = measure(taken, language);
  return `${capital(name)}${gun}${size === '' ? '' : `, ${size}`}: ${pointsText(points, language)}, ${{ en: `${number(left, 'en')} left`, ru: `остаётся ${number(left, 'ru')}` }[language]}`;
}

const MOVERS_RU: { readonly [M in Mover]: string } = {
  INFANTRY: 'пехотинца',
  WHEELED: 'колёсной машины',
  TRACKED: 'гусеничной машины',
  WALKING: 'шагающей машины',
  FLYING: 'летающей машины',
};

/** A move as a verb, for refusals. */
const DOES: { readonly [L in Language]: { readonly [M in Move]: string } } = {
  en: {
    FORWARD: 'move forward',
    BACK: 'move back',
    SIDEWAYS: 'move sideways',
    TURN: 'turn on the spot',
    SLOPE: 'go up slopes',
    LADDER: 'climb ladders',
    OBSTACLE: 'get over obstacles',
    CLIMB: 'climb walls',
    LEAP: 'leap between floors',
  },
  ru: {
    FORWARD: 'движется вперёд',
    BACK: 'движется назад',
    SIDEWAYS: 'движется вбок',
    TURN: 'поворачивается на месте',
    SLOPE: 'ходит по склонам',
    LADDER: 'поднимается по лестницам',
    OBSTACLE: 'одолевает препятствия',
    CLIMB: 'карабкается по стенам',
    LEAP: 'прыгает между площадками',
  },
};

const limitEn = (limit: number, inclusive: boolean): string => `${inclusive ? 'at most' : 'below'} ${centimetresText(limit, 'en')}`;
const limitRu = (limit: number, inclusive: boolean): string => `${inclusive ? 'не выше' : 'ниже'} ${centimetresText(limit, 'ru')}`;

const leftText = (left: number): string => (left === 0 ? 'with none' : `only ${number(left, 'en')}`);

/** The price of a leg. It has its name where no unit can stop halfway. */
const legPrice = {
  en: ({ leg, points, left }: Short, name: string): string =>
    `${name === '' ? `leg ${leg}` : `the ${name} (leg ${leg})`} takes ${pointsText(points, 'en')}, ${leftText(left)} left`,
  ru: ({ leg, points, left }: Short, name: string): string =>
    `участок ${leg}${name === '' ? '' : ` (${name})`} стоит ${pointsText(points, 'ru')}, а осталось ${number(left, 'ru')}`,
} as const;

const pathPrice = {
  en: (needed: number, speed: number): string => `the path takes ${pointsText(needed, 'en')}, and the speed is ${number(speed, 'en')}`,
  ru: (needed: number, speed: number): string => `путь стоит ${pointsText(needed, 'ru')}, а скорость — ${number(speed, 'ru')}`,
} as const;

/** The price of a path that is too long, and of the leg at which it is. Of a path of one leg, they are the same. */
function tooLong(short: Short, language: Language, name = ''): string {
  const { leg, points, needed, speed } = short;
  const parts = [
    ...(needed === undefined ? [] : [pathPrice[language](needed, speed)]),
    ...(leg === 1 && needed === points && name === '' ? [] : [legPrice[language](short, name)]),
  ];
  return parts.join('; ');
}

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      speed: ({ kind, speed }) => ({ label: 'Speed', text: `${capital(MOVERS.values[kind].en)}: ${pointsText(speed, 'en')}` }),
      leg: (given) => ({ label: `Leg ${given.number}`, text: leg(given, 'en') }),
    },
    refusals: {
      NO_PILOT: () => 'Not allowed: a machine without a pilot does not move.',
      LYING: () => 'Not allowed: a machine that has been knocked over does not move until it is repaired.',
      MUST_STOP: ({ leg }) => `Not allowed: infantry that touches an enemy stops and fights: leg ${leg} cannot follow.`,
      TOO_FAR: (given) => `Not allowed: ${tooLong(given, 'en')}.`,
      WAITS_BEFORE: (given) =>
        `Not allowed: ${tooLong(given, 'en', MOVES.values[given.move].en)}, and nobody stops halfway: wait before it.`,
      WRONG_MOVE: ({ leg, kind, move, withGun }) =>
        `Not allowed: ${kind === 'INFANTRY' ? 'infantry' : `a ${MOVERS.values[kind].en}`} ${withGun ? 'takes no gun along' : `does not ${DOES.en[move]}`} (leg ${leg}).`,
      WRONG_MOVE_WITH_GUN: ({ leg, move }) => `Not allowed: with a mobile gun infantry does not ${DOES.en[move]} (leg ${leg}).`,
      GUN_HELD: ({ leg }) => `Not allowed: an enemy touches the gun, so it stays where it is (leg ${leg}).`,
      TOO_STEEP: ({ leg, degrees, height, limit }) =>
        height === undefined
          ? `Not allowed: the slope of ${number(degrees, 'en')}° (leg ${leg}) is ${degrees === limit ? `not below` : 'steeper than'} ${limit}°.`
          : `Not allowed: the slope of ${number(degrees, 'en')}° (leg ${leg}) counts as an obstacle of ${centimetresText(height, 'en')}, and the limit is ${centimetresText(limit, 'en')}; if hands find a hold on it, enter it as a climbable wall.`,
      OBSTACLE_NOT_FORWARD: ({ leg, direction }) =>
        `Not allowed: a walking machine gets over obstacles only moving forward, not ${DIRECTIONS.values[direction].en} (leg ${leg}).`,
      TOO_HIGH: ({ leg, height, limit, inclusive }) =>
        `Not allowed: the obstacle of ${centimetresText(height, 'en')} (leg ${leg}) is too high, it must be ${limitEn(limit, inclusive)}.`,
      TOO_WIDE: ({ leg, steps, limit }) =>
        `Not allowed: the leap of ${stepsText(steps, 'en')} (leg ${leg}) is longer than ${stepsText(limit, 'en')}.`,
    },
    summary: ({ figures: { used, left }, question: { speed } }) =>
      `The path takes ${number(used, 'en')} of ${pointsText(speed, 'en')}, ${number(left, 'en')} left.`,
  },
  ru: {
    steps: {
      speed: ({ kind, speed }) => ({ label: 'Скорость', text: `Скорость ${MOVERS_RU[kind]}: ${pointsText(speed, 'ru')}` }),
      leg: (given) => ({ label: `Участок ${given.number}`, text: leg(given, 'ru') }),
    },
    refusals: {
      NO_PILOT: () => 'Нельзя: машина без пилота не движется.',
      LYING: () => 'Нельзя: поваленная машина не движется, пока её не починят.',
      MUST_STOP: ({ leg }) => `Нельзя: коснувшись противника, пехотинец останавливается и дерётся: участок ${leg} уже не пройти.`,
      TOO_FAR: (given) => `Нельзя: ${tooLong(given, 'ru')}.`,
      WAITS_BEFORE: (given) => `Нельзя: ${tooLong(given, 'ru', MOVES.values[given.move].ru)}; посередине не встать, надо ждать перед ним.`,
      WRONG_MOVE: ({ leg, kind, move, withGun }) =>
        `Нельзя: ${MOVERS.values[kind].ru} не ${withGun ? 'перевозит орудие' : DOES.ru[move]} (участок ${leg}).`,
      WRONG_MOVE_WITH_GUN: ({ leg, move }) => `Нельзя: с мобильным орудием пехотинец не ${DOES.ru[move]} (участок ${leg}).`,
      GUN_HELD: ({ leg }) => `Нельзя: орудия касается противник, с места его не сдвинуть (участок ${leg}).`,
      TOO_STEEP: ({ leg, degrees, height, limit }) =>
        height === undefined
          ? `Нельзя: склон в ${number(degrees, 'ru')}° (участок ${leg}) ${degrees === limit ? 'не положе' : 'круче'} ${limit}°.`
          : `Нельзя: склон в ${number(degrees, 'ru')}° (участок ${leg}) — это препятствие в ${centimetresText(height, 'ru')}, а предел ${centimetresText(limit, 'ru')}; если по нему можно карабкаться, укажите стену.`,
      OBSTACLE_NOT_FORWARD: ({ leg, direction }) =>
        `Нельзя: шагающая машина одолевает препятствия только передним ходом, а не ${{ FORWARD: 'передним', BACK: 'задним', SIDEWAYS: 'боком' }[direction]} (участок ${leg}).`,
      TOO_HIGH: ({ leg, height, limit, inclusive }) =>
        `Нельзя: препятствие в ${centimetresText(height, 'ru')} (участок ${leg}) слишком высоко, нужно ${limitRu(limit, inclusive)}.`,
      TOO_WIDE: ({ leg, steps, limit }) =>
        `Нельзя: прыжок в ${stepsText(steps, 'ru')} (участок ${leg}), а можно не дальше чем на ${stepsText(limit, 'ru')}.`,
    },
    summary: ({ figures: { used, left }, question: { speed } }) =>
      `Путь стоит ${pointsText(used, 'ru')} из ${speed}, остаётся ${number(left, 'ru')}.`,
  },
};
