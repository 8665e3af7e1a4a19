/** Wording of a move. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Language } from '../../../text/language.js';
import { inches, list } from '../../../text/numbers.js';
import { TERRAINS, type Terrain } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Refusals } from './resolve.js';
import type { MovementFacts } from './steps.js';

const ground = (terrain: readonly Terrain[], language: Language): string => {
  const names = [...new Set(terrain)].map((kind) => TERRAINS.values[kind][language]);
  return names.length === 0 ? { en: 'open ground', ru: 'открытая местность' }[language] : list(names, language);
};

type LegFacts = MovementFacts['leg'];

const leg = {
  en: ({ inches: length, perInch, height, heightCost, terrain }: LegFacts, value: number) =>
    `${inches(length, 'en')} of ${ground(terrain, 'en')} × ${perInch}${height > 0 ? ` + ${inches(heightCost, 'en')} for ${inches(height, 'en')} of height, paid first,` : ''} = ${inches(-value, 'en')}`,
  ru: ({ inches: length, perInch, height, heightCost, terrain }: LegFacts, value: number) =>
    `${inches(length, 'ru')} (${ground(terrain, 'ru')}) × ${perInch}${height > 0 ? ` + ${inches(heightCost, 'ru')} за ${inches(height, 'ru')} высоты (платят вперёд)` : ''} = ${inches(-value, 'ru')}`,
};

type StopFacts = MovementFacts['stop'];

const stop = {
  en: ({ leg: number, after, reason, left }: StopFacts) =>
    ({
      SPENT: `The move is spent: the unit stops in leg ${number} after ${inches(after, 'en')}`,
      TOO_HIGH: `The ${inches(left, 'en')} left do not pay for the height of leg ${number}: the unit stays on its level`,
      IMPASSABLE: `Leg ${number} is too steep: the unit stops in front of it`,
    })[reason],
  ru: ({ leg: number, after, reason, left }: StopFacts) =>
    ({
      SPENT: `Движение кончилось: остановка на отрезке ${number} через ${inches(after, 'ru')}`,
      TOO_HIGH: `Оставшихся ${inches(left, 'ru')} не хватает на перепад высот отрезка ${number}: боевая единица остаётся на своём уровне`,
      IMPASSABLE: `Отрезок ${number} слишком крутой: боевая единица останавливается перед ним`,
    })[reason],
};

type Figures = Checked<typeof output>;

const summary = {
  en: ({ completed, cost, left, stopsInLeg = 0, stopsAfterInches = 0 }: Figures) =>
    completed
      ? `The path costs ${inches(cost, 'en')}; ${inches(left, 'en')} of move is left.`
      : `The move ends in leg ${stopsInLeg + 1} after ${inches(stopsAfterInches, 'en')}: ${inches(cost, 'en')} spent, ${inches(left, 'en')} left.`,
  ru: ({ completed, cost, left, stopsInLeg = 0, stopsAfterInches = 0 }: Figures) =>
    completed
      ? `Путь стоит ${inches(cost, 'ru')}, остаётся ${inches(left, 'ru')} движения.`
      : `Движение заканчивается на отрезке ${stopsInLeg + 1} через ${inches(stopsAfterInches, 'ru')}: потрачено ${inches(cost, 'ru')}, остаётся ${inches(left, 'ru')}.`,
};

export const words: Calculator<typeof input, typeof output, MovementFacts, Refusals>['words'] = {
  en: {
    steps: {
      move: ({ move }) => ({ label: 'Move', text: `The unit has ${inches(move, 'en')} of move` }),
      heat: ({ heat }, value) => ({ label: 'Heat', text: `Heat ${heat}, 2" a point: ${inches(value, 'en')}` }),
      heatless: ({ heat }) => ({ label: 'Heat', text: `Heat ${heat} does not shorten a jump: +0"` }),
      speedDemon: (_, value) => ({ label: 'Speed Demon', text: `The pilot’s ability: +${inches(value, 'en')}` }),
      leg: (given, value) => ({ label: `Leg ${given.leg}`, text: leg.en(given, value) }),
      jump: ({ leg: number, inches: length }) => ({
        label: `Leg ${number}`,
        text: `A jump pays for the distance alone: ${inches(length, 'en')}`,
      }),
      waterDepth: ({ height }) => ({
        label: 'Water',
        text: `The change of height at the water counts as entered, ${inches(height, 'en')}: the table charges 2" per inch, the example in the rules 4" for water 1" deep`,
      }),
      stop: (given) => ({ label: 'Stop', text: stop.en(given) }),
      minimum: ({ inches: least }, value) => ({
        label: 'Minimum movement',
        text: `Any unit may move ${inches(least, 'en')}, whatever the terrain costs, and spends all it has: ${inches(value, 'en')}`,
      }),
    },
    refusals: {
      SHUT_DOWN: () => 'Not allowed: a unit that is shut down does not move.',
      IMMOBILE: ({ heat }) =>
        heat > 0
          ? `Not allowed: with heat ${heat} the unit has no move left and is immobile.`
          : 'Not allowed: the unit has no move left and is immobile.',
      JUMP_FROM_WATER: () => 'Not allowed: a unit cannot jump out of water.',
      IMPASSABLE: ({ leg: index, height, inches: length }) =>
        length === 0
          ? `Not allowed: leg ${index + 1} goes straight up or down ${inches(height, 'en')}, which is impassable; the limit is 2" an inch traveled.`
          : `Not allowed: ${inches(height, 'en')} of height within ${inches(length, 'en')} (leg ${index + 1}) is impassable; the limit is 2" an inch traveled.`,
    },
    summary: ({ figures }) => summary.en(figures),
  },
  ru: {
    steps: {
      move: ({ move }) => ({ label: 'Движение', text: `У БЕ ${inches(move, 'ru')} движения` }),
      heat: ({ heat }, value) => ({ label: 'Нагрев', text: `Нагрев ${heat}, по 2" за очко: ${inches(value, 'ru')}` }),
      heatless: ({ heat }) => ({ label: 'Нагрев', text: `Нагрев ${heat} не укорачивает прыжок: +0"` }),
      speedDemon: (_, value) => ({ label: '«Лихач»', text: `Способность пилота: +${inches(value, 'ru')}` }),
      leg: (given, value) => ({ label: `Отрезок ${given.leg}`, text: leg.ru(given, value) }),
      jump: ({ leg: number, inches: length }) => ({
        label: `Отрезок ${number}`,
        text: `За прыжок платят только расстоянием: ${inches(length, 'ru')}`,
      }),
      waterDepth: ({ height }) => ({
        label: 'Вода',
        text: `Перепад высот у воды взят как указан, ${inches(height, 'ru')}: по таблице дюйм стоит 2", а в примере из правил за воду глубиной 1" берут 4"`,
      }),
      stop: (given) => ({ label: 'Остановка', text: stop.ru(given) }),
      minimum: ({ inches: least }, value) => ({
        label: 'Минимальное перемещение',
        text: `Пройти ${inches(least, 'ru')} можно при любых затратах на ландшафт, но уходит всё движение: ${inches(value, 'ru')}`,
      }),
    },
    refusals: {
      SHUT_DOWN: () => 'Нельзя: отключившаяся боевая единица не движется.',
      IMMOBILE: ({ heat }) =>
        heat > 0
          ? `Нельзя: при нагреве ${heat} движения не остаётся, боевая единица обездвижена.`
          : 'Нельзя: движения нет, боевая единица обездвижена.',
      JUMP_FROM_WATER: () => 'Нельзя: из воды не выпрыгнуть.',
      IMPASSABLE: ({ leg: index, height, inches: length }) =>
        length === 0
          ? `Нельзя: отрезок ${index + 1} — отвесный перепад в ${inches(height, 'ru')}, он непроходим; предел — 2" на пройденный дюйм.`
          : `Нельзя: перепад в ${inches(height, 'ru')} на ${inches(length, 'ru')} пути (отрезок ${index + 1}) непроходим; предел — 2" на пройденный дюйм.`,
    },
    summary: ({ figures }) => summary.ru(figures),
  },
};
