/** Wording of heat. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { inches, number, signed } from '../../../text/numbers.js';
import { destroyedWords } from '../../engine/coverage/destroyed.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

const effects = {
  en: (heat: number, move: number, tmm: number) =>
    heat === 0
      ? 'no effects'
      : `ground movement ${inches(move, 'en')}${tmm === 0 ? '' : `, TMM ${number(tmm, 'en')}`}, weapon attacks ${signed(heat, 'en')}`,
  ru: (heat: number, move: number, tmm: number) =>
    heat === 0
      ? 'последствий нет'
      : `движение по земле ${inches(move, 'ru')}${tmm === 0 ? '' : `, МДЦ ${number(tmm, 'ru')}`}, орудийные атаки ${signed(heat, 'ru')}`,
};

type Figures = Checked<typeof output>;

const summary = {
  en: ({ heat, shutDown, moveChange, tmmChange }: Figures) =>
    shutDown
      ? 'The unit shuts down: next turn it neither moves nor attacks and counts as immobile.'
      : `Heat ${heat} after the end phase; next turn: ${effects.en(heat, moveChange, tmmChange)}.`,
  ru: ({ heat, shutDown, moveChange, tmmChange }: Figures) =>
    shutDown
      ? 'Боевая единица отключается: в следующий ход не движется, не атакует и считается обездвиженной.'
      : `После завершающей фазы нагрев ${heat}; в следующий ход: ${effects.ru(heat, moveChange, tmmChange)}.`,
};

const plus = (value: number, language: 'en' | 'ru'): string => signed(value, language);

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      start: ({ heat }) => ({ label: 'Heat', text: `Heat at the start of the turn: ${heat}` }),
      overheat: (_, value) => ({ label: 'Overheat', text: `Overheat used: ${plus(value, 'en')}` }),
      engine: ({ inWater }, value) => ({
        label: 'Engine hit',
        text: `Firing with a damaged engine: ${plus(value, 'en')}${inWater ? '; water treats it as overheat' : ''}`,
      }),
      water: ({ depth }, value) => ({ label: 'Water', text: `Standing in water ${inches(depth, 'en')} deep: ${plus(value, 'en')}` }),
      shallow: ({ depth }, value) => ({
        label: 'Water',
        text: `Water only ${inches(depth, 'en')} deep does not cool a unit that fired: ${plus(value, 'en')}`,
      }),
      unchanged: (_, value) => ({ label: 'Cooling', text: `Firing without overheat keeps the level: ${plus(value, 'en')}` }),
      rest: (_, value) => ({ label: 'Cooling', text: `No weapon attack this turn, so heat falls to 0: ${plus(value, 'en')}` }),
      restart: (_, value) => ({ label: 'Restart', text: `A shut-down unit cools to 0 and restarts: ${plus(value, 'en')}` }),
      outside: ({ given, counted, last }, value) => ({
        label: 'Heat from outside',
        text: `HT ${given}${given > counted ? ', of which at most 2 a turn count' : ''}${last ? ', after cooling' : ''}: ${plus(value, 'en')}`,
      }),
      ceiling: (_, value) => ({ label: 'End of the scale', text: `Heat never goes above 4: ${plus(value, 'en')}` }),
      result: ({ heat, move, tmm }) => ({ label: 'Next turn', text: `Heat ${heat}: ${effects.en(heat, move, tmm)}` }),
      shutDown: () => ({ label: 'Next turn', text: 'Heat 4: shut down; it neither moves nor attacks and counts as immobile' }),
    },
    refusals: {
      ...destroyedWords.en,
      OVERHEAT_ABOVE_SCALE: ({ overheat, free }) => `Not allowed: the heat scale has room for ${free}, not for overheat ${overheat}.`,
    },
    summary: ({ figures }) => summary.en(figures),
  },
  ru: {
    steps: {
      start: ({ heat }) => ({ label: 'Нагрев', text: `Уровень нагрева в начале хода: ${heat}` }),
      overheat: (_, value) => ({ label: 'Перегрев', text: `Использован перегрев: ${plus(value, 'ru')}` }),
      engine: ({ inWater }, value) => ({
        label: 'Попадание по реактору',
        text: `Стрельба с повреждённым реактором: ${plus(value, 'ru')}${inWater ? '; в воде это считается перегревом' : ''}`,
      }),
      water: ({ depth }, value) => ({ label: 'Вода', text: `Стоит в воде глубиной ${inches(depth, 'ru')}: ${plus(value, 'ru')}` }),
      shallow: ({ depth }, value) => ({
        label: 'Вода',
        text: `Вода глубиной всего ${inches(depth, 'ru')} стрелявшую БЕ не охлаждает: ${plus(value, 'ru')}`,
      }),
      unchanged: (_, value) => ({ label: 'Охлаждение', text: `Стрельба без перегрева нагрев не меняет: ${plus(value, 'ru')}` }),
      rest: (_, value) => ({ label: 'Охлаждение', text: `Орудийных атак не было, нагрев падает до 0: ${plus(value, 'ru')}` }),
      restart: (_, value) => ({
        label: 'Перезапуск',
        text: `Отключённая БЕ остывает до 0 и перезапускается: ${plus(value, 'ru')}`,
      }),
      outside: ({ given, counted, last }, value) => ({
        label: 'Нагрев извне',
        text: `НГР ${given}${given > counted ? ', в счёт идёт не больше 2 за ход' : ''}${last ? ', уже после охлаждения' : ''}: ${plus(value, 'ru')}`,
      }),
      ceiling: (_, value) => ({ label: 'Конец шкалы', text: `Выше 4 нагрев не растёт: ${plus(value, 'ru')}` }),
      result: ({ heat, move, tmm }) => ({ label: 'Следующий ход', text: `Нагрев ${heat}: ${effects.ru(heat, move, tmm)}` }),
      shutDown: () => ({ label: 'Следующий ход', text: 'Нагрев 4: отключена, не движется, не атакует и считается обездвиженной' }),
    },
    refusals: {
      ...destroyedWords.ru,
      OVERHEAT_ABOVE_SCALE: ({ overheat, free }) => `Нельзя: на шкале нагрева свободно ${free}, для перегрева ${overheat} места нет.`,
    },
    summary: ({ figures }) => summary.ru(figures),
  },
};
