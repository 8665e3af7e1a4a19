/** Wording of hitting. */
import type { StepWording } from '../../../calculator/calculator.js';
import { list, number, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { CONDITION_NAMES } from '../../reference/tables/hit-table.js';
import type { HittingFacts } from './hitting.js';

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
    luck: ({ effective }) => ({ label: 'Lucky shot', text: `A 6 that still misses is rolled again: ${effective} or less hits` }),
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
    luck: ({ effective }) => ({
      label: 'На удачу',
      text: `Если и шестёрка мимо, кубик бросают ещё раз: ${effective} и меньше — попадание`,
    }),
  },
};
