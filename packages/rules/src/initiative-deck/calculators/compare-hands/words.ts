/** Wording of a showdown. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { list } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { rankRow } from '../../reference/tables/ranks.js';
import { SUITS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, ReadHand } from './resolve.js';

type Named = Pick<ReadHand, 'hand' | 'name'>;
const HAND = { en: 'Hand', ru: 'Рука' } as const;
const NOTHING = { en: 'nothing', ru: 'ничего' } as const;
const nameOf = ({ hand, name }: Named, language: Language): string => name ?? `${HAND[language]} ${hand}`;

/** The text of a tie-break value. Empty when the key of the hand is shorter. */
function keyAt({ tieBreak }: ReadHand, { at, game }: Facts['lowerCards'], language: Language): string {
  const value = tieBreak[at];
  if (value === undefined) return NOTHING[language];
  return game === 'POKER' ? rankRow(value).name[language] : String(value);
}

/** Genitive case, after «против». */
const GENITIVE: Readonly<Record<string, string>> = { туз: 'туза', мехвоин: 'мехвоина', герцог: 'герцога', лорд: 'лорда' };
const against = (text: string): string => (text === NOTHING.ru ? 'пустоты' : (GENITIVE[text] ?? text));

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      lords: ({ suits }) => ({
        label: 'Lords in play',
        text: `Their suits change in all hands: ${list(
          suits.map((suit) => SUITS.values[suit].en),
          'en',
        )}`,
      }),
      strongest: (hand) => ({ label: nameOf(hand, 'en'), text: `The strongest: ${hand.category.en}` }),
      weaker: ({ lower, above }) => ({
        label: nameOf(lower, 'en'),
        text: `${capital(lower.category.en)}, weaker than ${above.category.en}`,
      }),
      lowerCards: (given) => ({
        label: nameOf(given.lower, 'en'),
        text: `${capital(given.lower.category.en)} too, but ${keyAt(given.lower, given, 'en')} against ${keyAt(given.above, given, 'en')}`,
      }),
      tie: ({ lower, above }) => ({
        label: nameOf(lower, 'en'),
        text: `${capital(lower.category.en)}, equal to ${nameOf(above, 'en')} card by card`,
      }),
    },
    refusals: {},
    summary: ({ figures: { winners, ranking } }) => {
      const best = ranking.slice(0, winners.length);
      const names = list(
        best.map((hand) => nameOf(hand, 'en')),
        'en',
      );
      return winners.length > 1 ? `${names} share the pot: ${best[0]?.category.en}.` : `${names} wins: ${best[0]?.category.en}.`;
    },
  },
  ru: {
    steps: {
      lords: ({ suits }) => ({
        label: 'Лорды в игре',
        text: `Их масти меняются во всех руках: ${list(
          suits.map((suit) => SUITS.values[suit].ru),
          'ru',
        )}`,
      }),
      strongest: (hand) => ({ label: nameOf(hand, 'ru'), text: `Сильнее всех: ${hand.category.ru}` }),
      weaker: ({ lower, above }) => ({
        label: nameOf(lower, 'ru'),
        text: `${capital(lower.category.ru)} — слабее, чем ${above.category.ru}`,
      }),
      lowerCards: (given) => ({
        label: nameOf(given.lower, 'ru'),
        text: `Тоже ${given.lower.category.ru}, но ${keyAt(given.lower, given, 'ru')} против ${against(keyAt(given.above, given, 'ru'))}`,
      }),
      tie: ({ lower, above }) => ({
        label: nameOf(lower, 'ru'),
        text: `${capital(lower.category.ru)}, карта в карту как «${nameOf(above, 'ru')}»`,
      }),
    },
    refusals: {},
    summary: ({ figures: { winners, ranking } }) => {
      const best = ranking.slice(0, winners.length);
      const names = list(
        best.map((hand) => nameOf(hand, 'ru')),
        'ru',
      );
      return winners.length > 1 ? `Банк делят ${names}: ${best[0]?.category.ru}.` : `Выигрывает ${names}: ${best[0]?.category.ru}.`;
    },
  },
};
