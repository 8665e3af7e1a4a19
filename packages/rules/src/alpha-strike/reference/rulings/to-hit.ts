/** Rulings on legal attacks and on the target number. */
import { rulingsOf } from './ruling.js';

export const toHitRulings = rulingsOf([
  {
    name: 'woods-once',
    section: 'to-hit',
    title: { en: 'In woods and behind woods', ru: 'В лесу и за лесом' },
    question: {
      en: 'Does a target that stands in woods, with more woods in the way, get the modifier twice?',
      ru: 'Если цель стоит в лесу и перед ней ещё лес, модификатор считают дважды?',
    },
    readings: [
      { en: 'Once: the table has one row for both cases.', ru: 'Один раз: в таблице обе ситуации — одна строка.' },
      {
        id: 'woods-twice',
        en: 'Twice: modifiers add up unless a rule says otherwise.',
        ru: 'Дважды: модификаторы складываются, если не сказано иное.',
      },
    ],
    decision: { en: 'Once, +1.', ru: 'Один раз, +1.' },
  },
  {
    name: 'woods-and-cover',
    section: 'partial-cover',
    title: { en: 'Woods and partial cover together', ru: 'Лес и частичное укрытие вместе' },
    question: { en: 'Can a target in woods also have partial cover?', ru: 'Может ли цель в лесу иметь ещё и частичное укрытие?' },
    readings: [
      { id: 'no-cover-in-woods', en: 'No: woods never give partial cover.', ru: 'Нет: лес частичного укрытия не даёт.' },
      { en: 'Yes, when something else gives it.', ru: 'Да, если его даёт что-то другое.' },
    ],
    decision: {
      en: 'Both +1 count only when solid terrain or water hides the target as well; woods alone never make cover.',
      ru: 'Оба +1 считаются, только если цель вдобавок скрыта твёрдой преградой или водой; один лес укрытия не создаёт.',
    },
  },
  {
    name: 'cover-limits',
    section: 'partial-cover',
    title: { en: 'Exactly a third hidden', ru: 'Скрыта ровно треть' },
    question: {
      en: 'What holds when exactly one third or two thirds of the target is hidden?',
      ru: 'Что, если цель скрыта ровно на треть или на две трети?',
    },
    readings: [
      { id: 'cover-with-limits', en: 'The limits belong to partial cover.', ru: 'Границы относятся к частичному укрытию.' },
      {
        en: 'The limits do not: cover needs more than one third and less than two thirds.',
        ru: 'Границы не в счёт: нужно больше трети и меньше двух третей.',
      },
    ],
    decision: {
      en: 'Exactly one third visible keeps the line of sight; exactly one third or two thirds hidden is not partial cover.',
      ru: 'Если видна ровно треть, линия видимости есть; ровно треть или ровно две трети в укрытии — ещё не частичное укрытие.',
    },
  },
  {
    name: 'shutdown-physical',
    section: 'to-hit',
    title: { en: 'Physical attacks on a shut-down target', ru: 'Ближний бой с отключившейся целью' },
    question: { en: 'Which movement modifier does a shut-down target give?', ru: 'Какой модификатор движения у отключившейся цели?' },
    readings: [
      {
        id: 'shutdown-minus-four-for-all',
        en: 'It is immobile, −4: so says the section on weapon attacks.',
        ru: 'Она обездвижена, −4: так в разделе об орудийных атаках.',
      },
      {
        id: 'shutdown-without-modifier',
        en: 'None at all: so says the section on physical attacks.',
        ru: 'Никакого: так в разделе о ближнем бое.',
      },
    ],
    decision: {
      en: 'Each section rules its own attacks: −4 for weapons, 0 for physical attacks.',
      ru: 'Каждый раздел — о своих атаках: −4 для стрельбы, 0 для ближнего боя.',
    },
  },
  {
    name: 'natural-12',
    section: 'to-hit',
    title: { en: 'Automatic hits and misses', ru: 'Автоматические попадания и промахи' },
    question: {
      en: 'Does a natural 12 always hit, or a natural 2 always miss?',
      ru: 'Попадает ли любая атака на «чистых» 12, промахивается ли на 2?',
    },
    readings: [
      { en: 'Only the target number counts.', ru: 'Важно только целевое значение.' },
      {
        id: 'extreme-rolls',
        en: 'Extreme rolls are automatic, as in many games.',
        ru: 'Крайние броски автоматические, как во многих играх.',
      },
    ],
    decision: {
      en: 'Only the target number counts: above 12 nothing hits, at 2 or below everything does. A 12 that hits brings a critical roll.',
      ru: 'Важно только целевое значение: больше 12 не выбросить, а 2 и меньше выпадет всегда. Попадание с 12 на костях даёт бросок на критическое попадание.',
    },
  },
  {
    name: 'indirect-sight',
    section: 'indirect-fire',
    title: { en: 'Indirect fire at a target in sight', ru: 'Непрямая наводка по видимой цели' },
    question: {
      en: 'May a unit with IF fire indirectly at a target that it sees itself?',
      ru: 'Можно ли стрелять непрямой наводкой по цели, которую БЕ видит сама?',
    },
    readings: [
      {
        en: 'No: the ability is for when direct fire is impossible.',
        ru: 'Нет: способность — для случаев, когда прямой наводкой не выстрелить.',
      },
      { id: 'indirect-in-sight', en: 'Yes: only a spotter is asked for.', ru: 'Да: нужен только наводчик.' },
    ],
    decision: {
      en: 'No: only without line of sight, and only with a spotter.',
      ru: 'Нет: только без линии видимости и только с наводчиком.',
    },
  },
  {
    name: 'indirect-modifier',
    section: 'indirect-fire',
    title: { en: 'Modifier for indirect fire', ru: 'Модификатор стрельбы непрямой наводкой' },
    question: { en: 'Is indirect fire harder than direct fire?', ru: 'Труднее ли попасть непрямой наводкой, чем прямой?' },
    readings: [
      { en: 'No: these rules print no modifier for it.', ru: 'Нет: в этих правилах отдельного модификатора нет.' },
      { id: 'indirect-plus-one', en: 'Yes: the full rules add one.', ru: 'Да: полные правила его прибавляют.' },
    ],
    decision: {
      en: 'No modifier of its own; range and everything else apply as usual.',
      ru: 'Своего модификатора нет; дистанция и всё прочее — как обычно.',
    },
  },
  {
    name: 'physical-sight',
    section: 'physical-attacks',
    title: { en: 'Line of sight in physical combat', ru: 'Линия видимости в ближнем бою' },
    question: {
      en: 'Does a physical attack need line of sight?',
      ru: 'Нужна ли для атаки в ближнем бою линия видимости?',
    },
    readings: [
      {
        en: 'No: its steps have none, and charge and death from above end in base contact, where units always see each other.',
        ru: 'Нет: среди шагов её нет, а таран и «смерть с небес» кончаются касанием подставок, где видимость есть всегда.',
      },
      {
        id: 'physical-with-sight',
        en: 'Fists, feet and melee weapons need it, unless the bases touch.',
        ru: 'Для ударов и оружия ближнего боя нужна, если подставки не касаются.',
      },
    ],
    decision: {
      en: 'No physical attack needs it; the firing arc still counts.',
      ru: 'Не нужна ни для какой; сектор обстрела по-прежнему важен.',
    },
  },
]);
