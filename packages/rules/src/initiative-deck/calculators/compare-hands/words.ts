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

/** Players call themselves and others by pronouns, with which the verb agrees. */
const PRONOUNS_EN = /^(?:i|you|we|they)$/i;

interface Verbs {
  readonly wins: string;
  readonly share: string;
}
const VERBS_RU: Readonly<Record<string, Verbs>> = {
  я: { wins: 'Выигрываю', share: 'делим' },
  мы: { wins: 'Выигрываем', share: 'делим' },
  ты: { wins: 'Выигрываешь', share: 'делите' },
  вы: { wins: 'Выигрываете', share: 'делите' },
  они: { wins: 'Выигрывают', share: 'делят' },
};
/** Adjectives in the plural, as sides are called: «Красные». */
const PLURAL_RU = /(?:ые|[кгх]ие|синие)$/i;
const verbsRu = (name = ''): Verbs | undefined => VERBS_RU[name.toLowerCase()] ?? (PLURAL_RU.test(name) ? VERBS_RU.они : undefined);
const winsRu = (name: string | undefined): string => verbsRu(name)?.wins ?? 'Выигрывает';

/** The first person takes precedence over the second, and the second over the third. */
function shareRu(names: readonly (string | undefined)[]): string {
  const verbs = names.map((name) => verbsRu(name)?.share);
  return ['делим', 'делите'].find((verb) => verbs.includes(verb)) ?? 'делят';
}

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
      const [winner] = best;
      if (!winner) throw new Error('a showdown has a winner');
      if (winners.length > 1) return `${names} share the pot: ${winner.category.en}.`;
      return `${PRONOUNS_EN.test(names) ? `${capital(names)} win` : `${names} wins`}: ${winner.category.en}.`;
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
      const [winner] = best;
      if (!winner) throw new Error('a showdown has a winner');
      const verb = winners.length > 1 ? `Банк ${shareRu(best.map(({ name }) => name))}` : winsRu(winner.name);
      return `${verb} ${names}: ${winner.category.ru}.`;
    },
  },
};
