/** Wording of the spending of ammunition. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { plural } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { powerOf, powerText } from '../../engine/dice/profile.js';
import { shotRefusalWords, unlimitedWords } from '../../engine/shooting/words.js';
import { CHARGES } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

function shot({ name, power, charge }: Facts['shot'], language: Language): string {
  const what = charge === undefined ? powerText(powerOf(power as string), language) : CHARGES.values[charge][language];
  return name === undefined ? capital(what) : `${name}, ${what}`;
}

const turnsEn = (turns: number): string => `${turns} ${plural(turns, 'en', { one: 'turn', many: 'turns' })}`;
const turnsRu = (turns: number): string => `${turns} ${plural(turns, 'ru', { one: 'тур', few: 'тура', many: 'туров' })}`;

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      track: ({ track }) => ({ label: 'Ammunition', text: `The slider stands at ${track}` }),
      shot: (given) => ({ label: `Shot ${given.number}`, text: `${shot(given, 'en')}: −${given.used}, ${given.left} left` }),
      infantry: () => unlimitedWords.en,
      turns: ({ turns, salvo, track }) => ({
        label: 'How long',
        text: `${salvo} a turn out of ${track} ${turns === 0 ? 'does not last a whole turn' : `lasts ${turnsEn(turns)}`}; a shot that the rest cannot pay for is not fired`,
      }),
    },
    refusals: {
      NO_PILOT: shotRefusalWords.en.NO_PILOT,
      SHORT_AMMUNITION: ({ number, needed, left }) =>
        `Not allowed: shot ${number} takes ${needed} of the ammunition, ${left === 0 ? 'with none' : `only ${left}`} left.`,
      RATE_OF_FIRE: ({ shots, limit }) => `Not allowed: ${shots} shots a turn, the limit is ${limit}.`,
      FIRED_TWICE: ({ name }) => `Not allowed: each weapon of a machine fires once a turn, and “${name}” comes twice.`,
    },
    summary: ({ figures: { used, left, dry, turns } }) =>
      turns === undefined
        ? 'Infantry never runs dry: nothing is counted.'
        : `Ammunition used: ${used}, ${dry ? 'none left: no more shots this game' : `${left} left`}; the whole track lasts ${turnsEn(turns)} of such fire.`,
  },
  ru: {
    steps: {
      track: ({ track }) => ({ label: 'Боезапас', text: `Ползунок на ${track}` }),
      shot: (given) => ({ label: `Выстрел ${given.number}`, text: `${shot(given, 'ru')}: −${given.used}, остаётся ${given.left}` }),
      infantry: () => unlimitedWords.ru,
      turns: ({ turns, salvo, track }) => ({
        label: 'Надолго ли',
        text: `За тур уходит ${salvo} из ${track}: ${turns === 0 ? 'не хватит и на тур' : `хватит на ${turnsRu(turns)}`}; если остатка на выстрел мало, его не делают`,
      }),
    },
    refusals: {
      NO_PILOT: shotRefusalWords.ru.NO_PILOT,
      SHORT_AMMUNITION: ({ number, needed, left }) =>
        `Нельзя: на выстрел ${number} нужно ${needed} из боезапаса, а ${left === 0 ? 'он пуст' : `осталось ${left}`}.`,
      RATE_OF_FIRE: ({ shots, limit }) => `Нельзя: выстрелов за тур ${shots}, а можно не больше ${limit}.`,
      FIRED_TWICE: ({ name }) => `Нельзя: каждое оружие машины стреляет раз за тур, а «${name}» названо дважды.`,
    },
    summary: ({ figures: { used, left, dry, turns } }) =>
      turns === undefined
        ? 'У пехотинца патроны не кончаются: считать нечего.'
        : `Расход боезапаса — ${used}, ${dry ? 'не осталось ничего: до конца игры стрелять нечем' : `остаётся ${left}`}; всей шкалы хватит на ${turnsRu(turns)} такой стрельбы.`,
  },
};
