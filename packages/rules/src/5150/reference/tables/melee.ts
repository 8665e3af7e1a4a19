/** Melee: modifiers of dice and Rep, and the result for each difference of passed dice. */
import type { Table } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { signed } from '../../../text/numbers.js';

/** Dice of each fighter, before attributes and prone. */
export const MELEE_DICE = 2;
/** Change of dice for a prone fighter. */
export const PRONE_DICE = -1;
/** Change of Rep by the number of opponents. */
export const OPPONENTS_MODIFIERS = { 1: 0, 2: -1, 3: -2 } as const;
/** Change of Rep in the first round for a fighter charged from flank or rear. */
export const FLANK_MODIFIER = -1;
/** Modifiers cannot reduce the Rep below this. */
export const MIN_MELEE_REP = 1;
/** The minimum difference of passed dice that needs no damage roll. */
export const CRUSHING_DIFFERENCE = 2;
/** The face on which a crushing win kills. On all others the loser is out of the fight. */
export const CRUSHING_KILL_FACE = 1;

const dice = (count: number): Text => ({ en: `${signed(count, 'en')}d6`, ru: `${signed(count, 'ru')}к6` });
const rep = (modifier: number): Text => ({ en: `Rep ${signed(modifier, 'en')}`, ru: `Умение ${signed(modifier, 'ru')}` });

export const meleeModifiersTable: Table = {
  id: '5150/table/melee-modifiers',
  title: { en: 'Melee modifiers', ru: 'Модификаторы рукопашной' },
  section: '5150/melee-rounds',
  columns: [
    { en: 'Situation', ru: 'Положение' },
    { en: 'Change', ru: 'Поправка' },
  ],
  rows: [
    [{ en: 'Each attribute or racial modifier', ru: 'Каждый атрибут или расовый модификатор' }, dice(1)],
    [{ en: 'Prone', ru: 'Лежит' }, dice(PRONE_DICE)],
    [
      { en: 'The lower Impact', ru: 'Меньший Ущерб' },
      { en: 'Rep less the difference', ru: 'Умение минус разница' },
    ],
    [{ en: 'Two opponents', ru: 'Два противника' }, rep(OPPONENTS_MODIFIERS[2])],
    [{ en: 'Three opponents', ru: 'Три противника' }, rep(OPPONENTS_MODIFIERS[3])],
    [
      { en: 'A weapon in each hand', ru: 'Оружие в каждой руке' },
      { en: 'one opponent does not count', ru: 'один противник не в счёт' },
    ],
    [{ en: 'Charged from flank or rear, first round', ru: 'Атакован с фланга или тыла, первый раунд' }, rep(FLANK_MODIFIER)],
  ],
  notes: [{ en: `Rep never falls below ${MIN_MELEE_REP}.`, ru: `Умение не опускается ниже ${MIN_MELEE_REP}.` }],
};

export const meleeResultTable: Table = {
  id: '5150/table/melee-result',
  title: { en: 'Result of a melee round', ru: 'Итог раунда рукопашной' },
  section: '5150/melee-rounds',
  columns: [
    { en: 'Dice passed', ru: 'Пройдено кубиков' },
    { en: 'Result', ru: 'Итог' },
  ],
  rows: [
    [
      { en: 'equal', ru: 'поровну' },
      { en: 'nobody is hit; another round', ru: 'никто не попал; ещё раунд' },
    ],
    [
      { en: 'one more', ru: 'на один больше' },
      { en: 'the winner rolls 1d6 against Impact', ru: 'победитель бросает 1к6 против Ущерба' },
    ],
    [
      { en: `${CRUSHING_DIFFERENCE} more`, ru: `больше на ${CRUSHING_DIFFERENCE}` },
      { en: `1d6: ${CRUSHING_KILL_FACE} dead, else out of the fight`, ru: `1к6: ${CRUSHING_KILL_FACE} — убит, иначе выведен из боя` },
    ],
  ],
};
