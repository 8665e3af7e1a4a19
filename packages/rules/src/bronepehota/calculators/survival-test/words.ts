/** Wording of a survival test. */
import { equals, ONE } from '@rangefinder/dice';
import type { Calculator } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import { dieText } from '../../../text/die.js';
import type { Language, Text } from '../../../text/language.js';
import { odds } from '../../../text/numbers.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

type Figures = Checked<typeof output>;
const ALIVE: Text = { en: 'alive', ru: 'уцелеет' };
const PANICKED: Text = { en: 'panicked', ru: 'запаникует' };
const DEAD: Text = { en: 'dead', ru: 'погибнет' };
const SURE: Text = { en: ' for sure', ru: ' наверняка' };
const BETWEEN: Text = { en: ' ', ru: ' — ' };

/** `alive 1/2 (50%), dead 1/2 (50%)`; `alive for sure` */
function fates({ alive, panicked, dead }: Figures, panic: boolean, language: Language): string {
  const all = [[ALIVE, alive] as const, ...(panic ? [[PANICKED, panicked] as const] : []), [DEAD, dead] as const];
  const certain = all.find(([, chance]) => equals(chance, ONE));
  if (certain) return `${certain[0][language]}${SURE[language]}`;
  return all.map(([name, chance]) => `${name[language]}${BETWEEN[language]}${odds(chance, language)}`).join(', ');
}

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
      `Survival test ${dieText(die, 'en')} with armor ${armor}: ${fates(figures, panic, 'en')}.`,
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
      `Тест выживания ${dieText(die, 'ru')} с бронёй ${armor}: ${fates(figures, panic, 'ru')}.`,
  },
};
