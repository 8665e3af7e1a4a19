/** Wording of hitting. */
import type { StepWording } from '../../../calculator/calculator.js';
import { list, number, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { CONDITION_NAMES } from '../../reference/tables/hit-table.js';
import type { HittingFacts } from './hitting.js';

const luckEn = {
  wrongRep: (rep: number) => `No second roll: only Rep 3 has one, not Rep ${number(rep, 'en')}`,
  needless: () => 'A 6 hits anyway: there is nothing to roll again',
  again: (rep: number) => `A 6 that still misses is rolled again: ${rep} or less hits`,
} as const;
const luckRu = {
  wrongRep: (rep: number) => `Второго броска нет: он только у Умения 3, а здесь ${number(rep, 'ru')}`,
  needless: () => 'Шестёрка и так попадает, бросать ещё раз незачем',
  again: (rep: number) => `Если и шестёрка мимо, кубик бросают ещё раз: ${rep} и меньше — попадание`,
} as const;

export const hittingWords: StepWording<HittingFacts> = {
  en: {
    rep: ({ rep, modifier, effective }) => ({
      label: 'Rep',
      text: `Each die adds Rep ${modifier === 0 ? rep : `${rep} ${signed(modifier, 'en')} = ${number(effective, 'en')}`}`,
    }),
    lowRep: ({ effective }) => ({ label: 'Low Rep', text: `Rep ${effective} hits wherever the table says so` }),
    lowTotals: () => ({ label: 'Low totals', text: 'A total below 3 misses, as does any below 8' }),
    condition: ({ condition, misses }) => ({
      label: capital(CONDITION_NAMES[condition].en),
      text: `${list(misses.map(String), 'en')} ${misses.length > 1 ? 'miss' : 'misses'}`,
    }),
    luck: ({ luck, effective }) => ({ label: 'Lucky shot', text: luckEn[luck](effective) }),
  },
  ru: {
    rep: ({ rep, modifier, effective }) => ({
      label: 'Умение',
      text: `К каждому кубику прибавляется Умение ${modifier === 0 ? rep : `${rep} ${signed(modifier, 'ru')} = ${number(effective, 'ru')}`}`,
    }),
    lowRep: ({ effective }) => ({ label: 'Низкое Умение', text: `Умение ${effective} попадает, если так говорит таблица` }),
    lowTotals: () => ({ label: 'Малые суммы', text: 'Сумма меньше 3 — промах, как и всё до 8' }),
    condition: ({ condition, misses }) => ({
      label: capital(CONDITION_NAMES[condition].ru),
      text: `${list(misses.map(String), 'ru')} — промах`,
    }),
    luck: ({ luck, effective }) => ({ label: 'На удачу', text: luckRu[luck](effective) }),
  },
};
