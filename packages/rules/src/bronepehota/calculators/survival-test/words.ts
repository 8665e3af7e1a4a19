/** Wording of a survival test. */
import type { Calculator } from '../../../calculator/calculator.js';
import { odds } from '../../../text/numbers.js';
import { dieText } from '../../engine/dice/profile.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      armor: ({ armor }) => ({ label: 'Armor', text: `The soldier’s armor is ${armor}` }),
      test: ({ armor, die, passed, dead }) => ({
        label: 'Survival test',
        text: `${dieText(die, 'en')} up to ${armor}: alive, ${odds(passed, 'en')}; above: dead, ${odds(dead, 'en')}`,
      }),
      panic: ({ armor, panicked }) => ({
        label: 'Panic',
        text: `Exactly ${armor} on the die: alive, but fleeing, ${odds(panicked, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures, question: { armor, die, panic } }) =>
      `Survival test ${dieText(die, 'en')} with armor ${armor}: alive with odds ${odds(figures.alive, 'en')}${panic ? `, panicked ${odds(figures.panicked, 'en')}` : ''}, dead ${odds(figures.dead, 'en')}.`,
  },
  ru: {
    steps: {
      armor: ({ armor }) => ({ label: 'Броня', text: `Броня пехотинца — ${armor}` }),
      test: ({ armor, die, passed, dead }) => ({
        label: 'Тест выживания',
        text: `${dieText(die, 'ru')} не больше ${armor} — жив, ${odds(passed, 'ru')}; больше — погиб, ${odds(dead, 'ru')}`,
      }),
      panic: ({ armor, panicked }) => ({ label: 'Паника', text: `Ровно ${armor} на кубике — жив, но бежит: ${odds(panicked, 'ru')}` }),
    },
    refusals: {},
    summary: ({ figures, question: { armor, die, panic } }) =>
      `Тест выживания ${dieText(die, 'ru')} с бронёй ${armor}: уцелеет с шансом ${odds(figures.alive, 'ru')}${panic ? `, запаникует ${odds(figures.panicked, 'ru')}` : ''}, погибнет ${odds(figures.dead, 'ru')}.`,
  },
};
