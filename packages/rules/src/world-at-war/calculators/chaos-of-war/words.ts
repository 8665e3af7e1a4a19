/** Wording of Chaos of War. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language, Text } from '../../../text/language.js';
import { briefOdds, list, odds, plural } from '../../../text/numbers.js';
import { WIDEN_TOTAL } from '../../reference/tables/chaos-effects.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts } from './resolve.js';

const diceRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'кубик', few: 'кубика', many: 'кубиков' })}`;

/** Points that the player aid leaves open or only implies. */
const OPEN: Readonly<Partial<Record<string, Text>>> = {
  'broken-radio': {
    en: 'The threshold and the result are missing from the player aid: agree on them before play',
    ru: 'Порога и последствий в памятке нет: договоритесь о них до игры',
  },
  berserk: {
    en: 'How to choose at random is missing from the player aid: agree on it before play',
    ru: 'Способа случайного выбора в памятке нет: договоритесь о нём до игры',
  },
  'salvo-fire': { en: 'The marker leaves play after one salvo', ru: 'После одного залпа маркер уходит из игры' },
  'battle-maneuvers': {
    en: 'The line on artillery is taken to mean spotting before the move',
    ru: 'Строка об артиллерии понимается так: наводят её до движения',
  },
  'fortune-favors-the-bold': { en: 'Which die is changed is chosen after the roll', ru: 'Какой кубик менять, выбирают после броска' },
};
const openPoint = (id: string, language: Language): string => (OPEN[id] as Text)[language];

type Effects = readonly { readonly roll: number; readonly title: Text; readonly chance: Parameters<typeof briefOdds>[0] }[];
/** A title without its exclamation mark, for use within a sentence. */
const bare = (title: Text, language: Language): string => title[language].replace('!', '');
const NOTHING: Text = { en: 'nothing', ru: 'ничего' };
/** A 7 that ends the procedure has no effect. */
const ended = (roll: number, title: Text, language: Language): string => (roll === WIDEN_TOTAL ? NOTHING[language] : bare(title, language));
const effectsText = (effects: Effects, language: Language): string =>
  effects
    .filter(({ chance }) => chance.numerator > 0n)
    .map(({ roll, title, chance }) => `${ended(roll, title, language)} (${briefOdds(chance, language)})`)
    .join(', ');

const againEn = (dice: number, leader: boolean, fromStart: boolean): string => {
  if (!leader) return `Roll ${dice} dice; their total counts`;
  return fromStart
    ? `A leader is in play already: roll ${dice} dice, from the start`
    : `That side has a leader in play already: roll the same ${dice} dice again`;
};
const againRu = (dice: number, leader: boolean, fromStart: boolean): string => {
  if (!leader) return `Бросьте ${diceRu(dice)}: считается их сумма`;
  return fromStart
    ? `Лидер уже в игре: бросьте ${diceRu(dice)}, с начала`
    : `У этой стороны уже есть лидер: бросьте ещё раз те же ${diceRu(dice)}`;
};

export const words: Calculator<typeof input, typeof output, Facts, object>['words'] = {
  en: {
    steps: {
      numbers: ({ roll }) => ({
        label: 'Total',
        text: `${roll === undefined ? 'Rows' : `${roll}; rows`} are numbered 2 to 18 in the order of the table`,
      }),
      effect: ({ effect }) => ({ label: effect.title.en, text: effect.text.en }),
      silent: ({ effect }) => ({ label: 'Note', text: openPoint(effect.id, 'en') }),
      again: ({ dice, leader, fromStart }) => ({
        label: 'Roll again',
        text: againEn(dice, leader, fromStart),
      }),
      first: ({ dice }) => ({ label: 'Roll', text: `Roll ${dice}D6 and read the total` }),
      widen: ({ chance }) => ({ label: 'Widen your horizons', text: `A 7, ${odds(chance, 'en')}, is rolled again with three dice` }),
      seven: ({ ends }) => ({ label: 'A 7 on three dice', text: ends ? 'Nothing happens' : 'Three dice are rolled again' }),
      leaders: ({ totals, fromStart }) => ({
        label: 'Leaders in play',
        text: `Rolled again ${fromStart ? 'from the start, with two dice' : 'with the same dice'}: ${list(totals.map(String), 'en')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { effects, rollAgain }, question: { roll } }) => {
      const [effect] = effects;
      if (roll === undefined || !effect) return `Chaos of War: ${effectsText(effects, 'en')}.`;
      if (roll === WIDEN_TOTAL && rollAgain === undefined) return `Chaos of War ${roll} on three dice: nothing happens.`;
      return rollAgain === undefined
        ? `Chaos of War ${roll}, ${bare(effect.title, 'en')}: ${effect.text.en}`
        : `Chaos of War ${roll}, ${bare(effect.title, 'en')}: roll again with ${rollAgain} dice.`;
    },
  },
  ru: {
    steps: {
      numbers: ({ roll }) => ({
        label: 'Сумма',
        text: `${roll === undefined ? 'Строки' : `${roll}; строки`} таблицы по порядку — от 2 до 18`,
      }),
      effect: ({ effect }) => ({ label: effect.title.ru, text: effect.text.ru }),
      silent: ({ effect }) => ({ label: 'Примечание', text: openPoint(effect.id, 'ru') }),
      again: ({ dice, leader, fromStart }) => ({
        label: 'Переброс',
        text: againRu(dice, leader, fromStart),
      }),
      first: ({ dice }) => ({ label: 'Бросок', text: `Бросьте ${dice}D6 и сложите` }),
      widen: ({ chance }) => ({
        label: '«Раздвинь свои горизонты»',
        text: `На 7, шанс ${odds(chance, 'ru')}, бросают ещё раз, тремя кубиками`,
      }),
      seven: ({ ends }) => ({ label: 'Семёрка на трёх кубиках', text: ends ? 'Ничего не происходит' : 'Снова бросают три кубика' }),
      leaders: ({ totals, fromStart }) => ({
        label: 'Лидеры в игре',
        text: `${fromStart ? 'Двумя кубиками, с начала,' : 'Теми же кубиками'} перебрасывают: ${list(totals.map(String), 'ru')}`,
      }),
    },
    refusals: {},
    summary: ({ figures: { effects, rollAgain }, question: { roll } }) => {
      const [effect] = effects;
      if (roll === undefined || !effect) return `«Хаос войны»: ${effectsText(effects, 'ru')}.`;
      if (roll === WIDEN_TOTAL && rollAgain === undefined) return `«Хаос войны», ${roll} на трёх кубиках: ничего не происходит.`;
      return rollAgain === undefined
        ? `«Хаос войны», ${roll} — «${bare(effect.title, 'ru')}»: ${effect.text.ru}`
        : `«Хаос войны», ${roll} — «${bare(effect.title, 'ru')}»: бросьте ещё раз, ${diceRu(rollAgain)}.`;
    },
  },
};
