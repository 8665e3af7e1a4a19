/** Rulings: decisions where the source of Bronepehota is silent or contradicts itself. */
import type { Ruling } from '../../../reference/reference.js';
import { movementRulings } from './movement.js';
import { shootingRulings } from './shooting.js';

const turnRulings: readonly Ruling[] = [
  {
    id: 'bronepehota/ruling/initiative-tie',
    title: { en: 'A tie for the initiative', ru: 'Ничья за инициативу' },
    section: 'bronepehota/initiative',
    question: {
      en: 'Some players tie for the highest roll, others have rolled less. Who rolls again?',
      ru: 'Лучший результат у нескольких игроков, у остальных меньше. Кто перебрасывает?',
    },
    readings: [
      { en: 'Everybody: the rolls are repeated, and no exception is made.', ru: 'Все: сказано повторить броски, исключений нет.' },
      { en: 'Only those who tie: the others have lost already.', ru: 'Только те, у кого ничья: остальные уже проиграли.' },
    ],
    decision: {
      en: 'All players roll again. The other way can be asked for.',
      ru: 'Перебрасывают все. Другой вариант тоже можно посчитать.',
    },
  },
];

const combatRulings: readonly Ruling[] = [
  {
    id: 'bronepehota/ruling/contact-firing',
    title: { en: 'Shooting while in contact', ru: 'Стрельба в контакте' },
    section: 'bronepehota/close-combat-outcome',
    question: {
      en: 'Which contact forbids shooting, and may those who stay in contact fight again?',
      ru: 'Какой контакт запрещает стрелять и можно ли снова драться, не расходясь?',
    },
    readings: [
      {
        en: 'Real shooting names only machines and guns that touch each other.',
        ru: 'При реальной стрельбе названы лишь машины и орудия, которые касаются друг друга.',
      },
      {
        en: 'Close combat forbids shooting to whoever touches an enemy at all.',
        ru: 'По разделу о ближнем бое не стреляет никто, кто касается противника.',
      },
    ],
    decision: {
      en: 'Any contact with an enemy bars shooting: the wider rule includes the narrower one, so no other reading is played. A unit that stays in contact may attack again without moving.',
      ru: 'Стрелять мешает любой контакт с противником: общее правило включает частное, поэтому иначе не играют. Оставшись в контакте, можно снова атаковать с места.',
    },
  },
  {
    id: 'bronepehota/ruling/surprise-unmanned',
    title: { en: 'Surprising what nobody drives', ru: 'Внезапность против пустых машин' },
    section: 'bronepehota/surprise-attack',
    question: {
      en: 'Can a gun or a machine without a pilot be attacked by surprise?',
      ru: 'Можно ли внезапно атаковать орудие или машину без пилота?',
    },
    readings: [
      { id: 'surprise-without-pilot', en: 'Any attack from behind is a surprise.', ru: 'Любая атака с тыла внезапна.' },
      {
        en: 'Surprise needs somebody whose field of view is left behind.',
        ru: 'Для внезапности нужен тот, в чьё поле зрения атакующий не попал.',
      },
    ],
    decision: { en: 'They have no field of view: no surprise, one die.', ru: 'Поля зрения у них нет: внезапности тоже, кубик один.' },
  },
  {
    id: 'bronepehota/ruling/balance-base',
    title: { en: 'Percent of which army', ru: 'Проценты от какой армии' },
    section: 'bronepehota/armies',
    question: {
      en: 'Costs should differ by 10–20% at most. 10 or 20, and of which army?',
      ru: 'Стоимости не должны расходиться больше чем на 10–20\u00a0%. 10 или 20, и от какой армии?',
    },
    readings: [
      {
        id: 'balance-of-costlier',
        en: 'Of the costlier army, which makes the difference look smaller.',
        ru: 'От более дорогой армии — тогда разница выглядит меньше.',
      },
      { en: 'Of the cheaper army, which is the side that needs protection.', ru: 'От более дешёвой армии — ведь защищать надо её.' },
    ],
    decision: {
      en: 'Of the cheaper army: balanced up to 10%, acceptable up to 20%.',
      ru: 'От более дешёвой: до 10\u00a0% — силы равны, до 20\u00a0% — терпимо.',
    },
  },
];

export const rulings: readonly Ruling[] = [...turnRulings, ...movementRulings, ...shootingRulings, ...combatRulings];
