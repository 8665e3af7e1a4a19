/** Rulings on initiative and on forces. */
import { rulingsOf } from './ruling.js';

export const forceRulings = rulingsOf([
  {
    name: 'initiative-tie',
    section: 'initiative',
    title: { en: 'A tie for initiative', ru: 'Ничья в броске на инициативу' },
    question: { en: 'What if both sides roll the same?', ru: 'Что, если у сторон выпало поровну?' },
    readings: [
      { en: 'Both roll again.', ru: 'Бросают ещё раз.' },
      { id: 'tie-keeps-initiative', en: 'Whoever won before wins again.', ru: 'Инициатива остаётся у прежнего победителя.' },
    ],
    decision: { en: 'Both roll again until one is higher.', ru: 'Бросают снова, пока у кого-то не выпадет больше.' },
  },
  {
    name: 'uneven-order',
    section: 'activation-order',
    title: { en: 'Moving unequal numbers', ru: 'Движение при неравном числе' },
    question: {
      en: 'How many units does the larger side move at a time?',
      ru: 'По сколько боевых единиц двигает сторона, у которой их больше?',
    },
    readings: [
      {
        en: 'In proportion to the units left: a whole number, at least one.',
        ru: 'Пропорционально числу оставшихся: целое число, не меньше одной.',
      },
      { id: 'rest-moves-last', en: 'One at a time, and the rest at the end.', ru: 'По одной, а оставшиеся — в конце.' },
    ],
    decision: {
      en: 'In each round: own units left divided by those of the other side, rounded down, at least 1. The source refers to another book here.',
      ru: 'В каждом круге: свои оставшиеся делят на чужие оставшиеся, дробь отбрасывают, не меньше 1. Сам источник отсылает здесь к другой книге.',
    },
  },
  {
    name: 'pv-skill',
    section: 'point-value',
    title: { en: 'PV and skill', ru: 'ОС и навык' },
    question: { en: 'How does PV change with skill?', ru: 'Как ОС зависит от навыка?' },
    readings: [
      { en: 'PV on a card already counts the skill on it.', ru: 'ОС на карточке уже учитывает навык.' },
      { en: 'PV is for skill 4 and has to be recalculated.', ru: 'ОС дана для навыка 4, и её надо пересчитать.' },
    ],
    decision: {
      en: 'Cards of the catalog give PV for skill 4, and these rules have no formula for another: PV counts as entered, and the answer says how many units have a skill other than 4.',
      ru: 'На карточках каталога ОС дана для навыка 4, а формулы пересчёта в этих правилах нет: ОС берётся как указана, и в ответе сказано, у скольких БЕ навык не 4.',
    },
  },
  {
    name: 'balance-base',
    section: 'force-balance',
    title: { en: 'Five to ten percent of what', ru: 'Пять–десять процентов от чего' },
    question: {
      en: 'Of which side’s PV is the difference taken, and where does it become too much?',
      ru: 'От чьей ОС считают разницу и когда она слишком велика?',
    },
    readings: [
      { en: 'Of the larger PV.', ru: 'От большей ОС.' },
      { id: 'balance-of-smaller', en: 'Of the smaller PV.', ru: 'От меньшей ОС.' },
    ],
    decision: {
      en: 'Of the larger PV: up to 5% balanced, up to 10% acceptable, beyond that not balanced.',
      ru: 'От большей ОС: до 5\u00a0% — силы равны, до 10\u00a0% — приемлемо, больше — неравны.',
    },
  },
  {
    name: 'formation-working',
    section: 'formations',
    title: { en: 'A shut-down unit in its lance', ru: 'Отключившаяся БЕ в копье' },
    question: {
      en: 'Does a unit that is shut down count among the three working units of a lance?',
      ru: 'Считается ли отключившаяся БЕ среди трёх боеспособных в копье?',
    },
    readings: [
      { en: 'Yes: it is on the field and restarts in the end phase.', ru: 'Да: она на поле и в завершающей фазе перезапустится.' },
      { en: 'No: this turn it can do nothing.', ru: 'Нет: в этот ход она ничего не может.' },
    ],
    decision: {
      en: 'Yes: only a unit that is destroyed or has left the field is out.',
      ru: 'Да: выбывает только уничтоженная БЕ или та, что покинула поле.',
    },
  },
]);
