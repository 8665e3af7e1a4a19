/** Rulings on heat. */
import { rulingsOf } from './ruling.js';

export const heatRulings = rulingsOf([
  {
    name: 'deep-water-cooling',
    section: 'cooling',
    title: { en: 'How deep is the water', ru: 'Насколько глубока вода' },
    question: {
      en: 'Cooling asks for water 2" deep, but quick-start water is always 1" deep. Does it ever cool?',
      ru: 'Для охлаждения нужна вода глубиной 2", а в быстром старте она всегда 1". Охлаждает ли она вообще?',
    },
    readings: [
      { id: 'any-water-cools', en: 'Any water cools.', ru: 'Охлаждает любая вода.' },
      { en: 'Only water that is really 2" deep or more.', ru: 'Только вода, в которой и вправду 2" или больше.' },
    ],
    decision: {
      en: 'The depth that is entered decides: below 2" water only makes heat rise less.',
      ru: 'Решает указанная глубина: мельче 2" вода лишь уменьшает прирост нагрева.',
    },
  },
  {
    name: 'engine-heat',
    section: 'heat',
    title: { en: 'Heat of an engine hit', ru: 'Нагрев от попадания по реактору' },
    question: { en: 'Does water help against heat from an engine hit?', ru: 'Помогает ли вода от нагрева из-за попадания по реактору?' },
    readings: [
      { en: 'Yes, as against overheat.', ru: 'Да, как и от перегрева.' },
      {
        id: 'water-not-against-engine',
        en: 'No: water helps only against overheat that was used on purpose.',
        ru: 'Нет: только от перегрева, который использовали намеренно.',
      },
    ],
    decision: {
      en: 'For water it counts like overheat: 1 is taken off, and a unit heated this way does not cool further. Heat never goes above 4.',
      ru: 'Для воды он считается как перегрев: 1 снимается, и больше БЕ с таким нагревом не остывает. Выше 4 нагрев не растёт.',
    },
  },
  {
    name: 'heat-then-ht',
    section: 'cooling',
    title: { en: 'Heat from outside comes last', ru: 'Нагрев извне — последним' },
    question: { en: 'Is heat from HT added before or after a unit cools?', ru: 'Нагрев от НГР прибавляют до охлаждения или после?' },
    readings: [
      { en: 'After: a unit that rested still ends the turn hot.', ru: 'После: даже отдохнувшая БЕ закончит ход нагретой.' },
      { id: 'ht-before-cooling', en: 'Before: cooling to 0 takes it away too.', ru: 'До: охлаждение до 0 снимет и его.' },
    ],
    decision: { en: 'After cooling.', ru: 'После охлаждения.' },
  },
  {
    name: 'engine-heat-both-ways',
    section: 'rear-weapons',
    title: { en: 'Engine hit and fire to both sides', ru: 'Реактор и стрельба в обе стороны' },
    question: {
      en: 'A unit with an engine hit fires its front weapons and REAR in one turn: 1 heat or 2?',
      ru: 'БЕ с попаданием по реактору за ход стреляет и вперёд, и из НН: нагрев 1 или 2?',
    },
    readings: [
      { en: '1: the hit asks whether the unit fired this turn.', ru: '1: важно лишь, стреляла ли БЕ в этот ход.' },
      { id: 'engine-heat-twice', en: '2: one for each attack.', ru: '2: по одному за каждую атаку.' },
    ],
    decision: { en: '1 a turn, however many attacks it fires.', ru: '1 за ход, сколько бы атак ни было.' },
  },
]);
