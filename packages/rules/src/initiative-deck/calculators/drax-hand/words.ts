/** Wording of a drax hand. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { plural, signed } from '../../../text/numbers.js';
import { capital } from '../../../text/sentences.js';
import { checkedCard, spell } from '../../engine/cards/card.js';
import { DRAX_CATEGORIES, SUITS } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const add = (value: number, language: Language): string => signed(value, language);
const warriorsEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'MechWarrior', many: 'MechWarriors' })}`;
const warriorsRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'мехвоин', few: 'мехвоина', many: 'мехвоинов' })}`;
const dukesEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'Duke', many: 'Dukes' })}`;
const dukesRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'герцог', few: 'герцога', many: 'герцогов' })}`;

const cardText = ({ card, change, value, wrapped }: Facts['card'], language: Language): string => {
  const corner = CORNER[language](change > 0);
  return `${card.rank}${change === 0 ? '' : ` ${add(change, language)}`} → ${value}${wrapped ? ` (${corner})` : ''}`;
};

/** Which end of the row a card has passed. */
const CORNER = {
  en: (up: boolean) => (up ? '10 wraps to 1' : '1 wraps to 10'),
  ru: (up: boolean) => (up ? 'после 10 идёт 1' : 'перед 1 идёт 10'),
} as const;

type Values = readonly { readonly card: string; readonly value: number }[];
const valuesText = (values: Values, language: Language): string =>
  values.map(({ card, value }) => `${spell(checkedCard(card), language)} = ${value}`).join(', ');

/** Genitive case, after «лорд». */
const SUITS_RU = { DRAGONS: 'драконов', EAGLES: 'орлов', FISTS: 'кулаков', SUNS: 'солнц', SWORDS: 'мечей' } as const;

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      mechWarriors: ({ count }, value) => ({
        label: 'MechWarriors',
        text: `${warriorsEn(count)} in the hand: ${add(value, 'en')} to its cards`,
      }),
      dukes: ({ count }, value) => ({ label: 'Dukes', text: `${dukesEn(count)} in the hand: ${add(value, 'en')} to its cards` }),
      lord: ({ suit, local, own }, value) => ({
        label: `Lord of ${SUITS.values[suit].en}`,
        text: `${own ? 'In this hand' : 'In another hand'}${local ? ', of the local suit' : ''}: ${add(value, 'en')} to all ${SUITS.values[suit].en}`,
      }),
      foreignLords: ({ suits }) => ({
        label: 'Lords of other hands',
        text: `They change nothing in this hand: ${suits.map((suit) => SUITS.values[suit].en).join(', ')}`,
      }),
      card: (value) => ({ label: spell(value.card, 'en'), text: cardText(value, 'en') }),
      hidden: ({ card, left }) => ({
        label: 'Hole card',
        text: `${spell(card, 'en')} is a face and does not count: ${left} ${plural(left, 'en', { one: 'card is', many: 'cards are' })} left`,
      }),
      category: ({ category, place, of }) => ({
        label: 'Hand',
        text: `${capital(DRAX_CATEGORIES.values[category].en)}: no. ${place} of ${of}`,
      }),
      tieBreak: ({ tieBreak }) => ({ label: 'Ties', text: `Against the same hand compare, in this order: ${tieBreak.join(', ')}` }),
    },
    refusals: {},
    summary: ({ figures: { category, values } }) =>
      `Drax: ${DRAX_CATEGORIES.values[category].en}${values.length > 0 ? ` (${valuesText(values, 'en')})` : ''}.`,
  },
  ru: {
    steps: {
      mechWarriors: ({ count }, value) => ({ label: 'Мехвоины', text: `${warriorsRu(count)} в руке: ${add(value, 'ru')} её картам` }),
      dukes: ({ count }, value) => ({ label: 'Герцоги', text: `${dukesRu(count)} в руке: ${add(value, 'ru')} её картам` }),
      lord: ({ suit, local, own }, value) => ({
        label: `Лорд ${SUITS_RU[suit]}`,
        text: `${own ? 'В этой руке' : 'В чужой руке'}${local ? ', масть местная' : ''}: ${add(value, 'ru')} всей масти`,
      }),
      foreignLords: ({ suits }) => ({
        label: 'Чужие лорды',
        text: `В этой руке ничего не меняют: ${suits.map((suit) => SUITS.values[suit].ru).join(', ')}`,
      }),
      card: (value) => ({ label: spell(value.card, 'ru'), text: cardText(value, 'ru') }),
      hidden: ({ card, left }) => ({
        label: 'Закрытая карта',
        text: `${spell(card, 'ru')} — фигура и не считается: карт остаётся ${left}`,
      }),
      category: ({ category, place, of }) => ({
        label: 'Комбинация',
        text: `${capital(DRAX_CATEGORIES.values[category].ru)}: № ${place} из ${of}`,
      }),
      tieBreak: ({ tieBreak }) => ({ label: 'Равенство', text: `С такой же комбинацией сравнивают по порядку: ${tieBreak.join(', ')}` }),
    },
    refusals: {},
    summary: ({ figures: { category, values } }) =>
      `Дракс: ${DRAX_CATEGORIES.values[category].ru}${values.length > 0 ? ` (${valuesText(values, 'ru')})` : ''}.`,
  },
};
