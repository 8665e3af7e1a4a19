/** Wording of a test by dice passed. */
import type { StepWording } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { odds, plural } from '../../../text/numbers.js';
import type { PassFacts } from './steps.js';

/** `2 dice passed`, «Пройдено: 2 кубика» */
export function passedLabel(passed: number, language: Language): string {
  return {
    en: `${passed} ${plural(passed, 'en', { one: 'die', many: 'dice' })} passed`,
    ru: `Пройдено: ${passed} ${diceRu(passed)}`,
  }[language];
}

const diceRu = (count: number): string => plural(count, 'ru', { one: 'кубик', few: 'кубика', many: 'кубиков' });

/** The dice still to be rolled: `; still to roll: 1 die and the leader die` */
function openEn(own: number, leader: number): string {
  const open = [
    ...(own > 0 ? [`${own} ${plural(own, 'en', { one: 'die', many: 'dice' })}`] : []),
    ...(leader > 0 ? ['the leader die'] : []),
  ];
  return open.length === 0 ? '' : `; still to roll: ${open.join(' and ')}`;
}
function openRu(own: number, leader: number): string {
  const open = [...(own > 0 ? [`${own} ${diceRu(own)}`] : []), ...(leader > 0 ? ['кубик лидерства'] : [])];
  return open.length === 0 ? '' : `; ещё бросать: ${open.join(' и ')}`;
}

export const passWords: StepWording<PassFacts> = {
  en: {
    dice: ({ rep, dice, each }) => ({ label: 'Dice', text: `${dice}d6 against Rep ${rep}: ${odds(each, 'en')} a die passes` }),
    cap: ({ dice }) => ({ label: 'Two at most', text: `Of ${dice} dice no more than two count as passed` }),
    leaderDie: ({ leaderRep, chance }) => ({
      label: 'Leader die',
      text: `1d6 against the Leader’s Rep ${leaderRep}: adds one passed die with odds of ${odds(chance, 'en')}`,
    }),
    fallen: ({ roll, leaderRoll, passed, own, leader }) => ({
      label: 'Rolled',
      text: `${[...roll, ...(leaderRoll === undefined ? [] : [`leader die ${leaderRoll}`])].join(', ')}: ${passed} passed${openEn(own, leader)}`,
    }),
  },
  ru: {
    dice: ({ rep, dice, each }) => ({
      label: 'Кубики',
      text: `${dice}к6 против Умения ${rep}: каждый проходит с шансом ${odds(each, 'ru')}`,
    }),
    cap: ({ dice }) => ({
      label: 'Не больше двух',
      text: `Из ${dice} ${plural(dice, 'ru', { one: 'кубика', many: 'кубиков' })} пройденными считаются самое большее два`,
    }),
    leaderDie: ({ leaderRep, chance }) => ({
      label: 'Кубик лидерства',
      text: `1к6 против Умения лидера ${leaderRep}: шанс прибавить пройденный кубик — ${odds(chance, 'ru')}`,
    }),
    fallen: ({ roll, leaderRoll, passed, own, leader }) => ({
      label: 'Выпало',
      text: `${[...roll, ...(leaderRoll === undefined ? [] : [`кубик лидерства ${leaderRoll}`])].join(', ')}: пройдено — ${passed} ${diceRu(passed)}${openRu(own, leader)}`,
    }),
  },
};
