/** Wording of an effect on MP. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { inches, number, signed } from '../../../text/numbers.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

/** `+4"`, `−2"` */
const change = (value: number, language: Language): string => `${value < 0 ? '' : '+'}${inches(value, language)}`;

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      walk: ({ printed, change: by, isLeast }, value) => ({
        label: 'Walk or Cruise',
        text: `${printed} MP, ${signed(by, 'en')} by the effect: ${value}${isLeast ? ', never less' : ''}`,
      }),
      run: ({ walk, factor }, value) => ({
        label: 'Run or Flank',
        text: `${walk} × ${number(factor, 'en')}, rounded up: ${value}`,
      }),
      alphaStrike: ({ change: by, each }, value) => ({
        label: 'Alpha Strike',
        text: `${signed(by, 'en')} MP × ${inches(each, 'en')}: MV ${change(value, 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { walk, run, alphaStrikeInches }, question: { change: by } }) =>
      `${signed(by, 'en')} MP: Walk or Cruise ${walk}, Run or Flank ${run}; in Alpha Strike MV ${change(alphaStrikeInches, 'en')}.`,
  },
  ru: {
    steps: {
      walk: ({ printed, change: by, isLeast }, value) => ({
        label: 'Ходьба или крейсерская скорость',
        text: `${printed} ОД, от эффекта ${signed(by, 'ru')}: ${value}${isLeast ? ', меньше не бывает' : ''}`,
      }),
      run: ({ walk, factor }, value) => ({
        label: 'Бег или максимальная скорость',
        text: `${walk} × ${number(factor, 'ru')} с округлением вверх: ${value}`,
      }),
      alphaStrike: ({ change: by, each }, value) => ({
        label: '«Альфа-удар»',
        text: `${signed(by, 'ru')} ОД × ${inches(each, 'ru')}: ДВ ${change(value, 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { walk, run, alphaStrikeInches }, question: { change: by } }) =>
      `${signed(by, 'ru')} ОД: ходьба или крейсерская скорость ${walk}, бег или максимальная скорость ${run}; в «Альфа-ударе» ДВ ${change(alphaStrikeInches, 'ru')}.`,
  },
};
