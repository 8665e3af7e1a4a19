/** Rulings on damage values and their modifiers. */
import { rulingsOf } from './ruling.js';

export const damageRulings = rulingsOf([
  {
    name: 'minimal-damage-bonus',
    section: 'minimal-damage',
    title: { en: 'Bonuses to minimal damage', ru: 'Прибавки к минимальному урону' },
    question: { en: 'Do overheat and a hit from the rear add to 0*?', ru: 'Прибавляются ли к 0* перегрев и попадание с тыла?' },
    readings: [
      { en: 'Always, whatever the D6 gave.', ru: 'Всегда, что бы ни выпало на D6.' },
      { id: 'minimal-bonus-with-point', en: 'Only when the D6 gave its point.', ru: 'Только если D6 дал своё очко.' },
    ],
    decision: { en: 'Always: they add to the attack, not to the die.', ru: 'Всегда: они усиливают атаку, а не кубик.' },
  },
  {
    name: 'no-damage-no-critical',
    section: 'applying-damage',
    title: { en: 'A hit without damage', ru: 'Попадание без урона' },
    question: {
      en: 'Does a natural 12 roll for a critical hit when the hit deals no damage?',
      ru: 'Даёт ли 12 на костях бросок на критическое попадание, если урона нет?',
    },
    readings: [
      {
        id: 'critical-without-damage',
        en: 'Yes: the question about the two sixes comes first.',
        ru: 'Да: вопрос о двух шестёрках стоит первым.',
      },
      {
        en: 'No: a hit that did nothing calls for no critical roll.',
        ru: 'Нет: попадание без урона такого броска не даёт.',
      },
    ],
    decision: {
      en: 'No roll, natural 12 or not. Death from above rolls all the same.',
      ru: 'Броска нет, даже с 12 на костях. «Смерть с небес» проверяют всё равно.',
    },
  },
  {
    name: 'overheat-on-miss',
    section: 'overheat',
    title: { en: 'Overheat and a miss', ru: 'Перегрев и промах' },
    question: {
      en: 'Does declared overheat heat the unit up when the attack misses?',
      ru: 'Нагревает ли заявленный перегрев, если атака промахнулась?',
    },
    readings: [
      { en: 'Yes: it is spent when the attack is declared.', ru: 'Да: он тратится при заявлении атаки.' },
      { id: 'overheat-only-on-hit', en: 'No: a miss gives nothing for it.', ru: 'Нет: за промах платить нечем.' },
    ],
    decision: { en: 'Yes, hit or miss.', ru: 'Да, при попадании и при промахе.' },
  },
  {
    name: 'overheat-abilities',
    section: 'overheat',
    title: { en: 'Overheat with indirect fire and missiles', ru: 'Перегрев с непрямой наводкой и ракетами' },
    question: { en: 'Can overheat strengthen an attack with IF, LRM or SRM?', ru: 'Усиливает ли перегрев атаку с НПН, РБД или РМД?' },
    readings: [
      { en: 'Yes: only REAR, HT and physical attacks are excepted.', ru: 'Да: исключены только НН, НГР и ближний бой.' },
      {
        id: 'no-overheat-with-abilities',
        en: 'No: these abilities bring figures of their own.',
        ru: 'Нет: у этих способностей свои значения урона.',
      },
    ],
    decision: {
      en: 'Yes, at short and medium range, and at long range with OVL.',
      ru: 'Да: на ближней и средней дистанции, а с ПДД — и на дальней.',
    },
  },
  {
    name: 'heat-or-overheat',
    section: 'heat-ability',
    title: { en: 'HT in an overheated attack', ru: 'НГР в атаке с перегревом' },
    question: { en: 'What happens to HT when overheat is declared?', ru: 'Что с НГР, если заявлен перегрев?' },
    readings: [
      { id: 'ht-excludes-overheat', en: 'A unit with HT can never use overheat.', ru: 'БЕ с НГР вообще не может перегреваться.' },
      { en: 'The player chooses: more damage or heat for the target.', ru: 'Игрок выбирает: больше урона или нагрев цели.' },
    ],
    decision: {
      en: 'The player chooses: with overheat the attack gives the target no heat.',
      ru: 'Игрок выбирает: атака с перегревом цель не нагревает.',
    },
  },
  {
    name: 'heat-with-normal-attack',
    section: 'heat-ability',
    title: { en: 'Which attacks carry HT', ru: 'Какие атаки дают НГР' },
    question: { en: 'Does HT also go with IF, LRM or SRM?', ru: 'Действует ли НГР вместе с НПН, РБД или РМД?' },
    readings: [
      { id: 'ht-with-any-weapons', en: 'With any weapon attack that hits, except REAR.', ru: 'С любым попаданием из орудий, кроме НН.' },
      {
        en: 'Only with the normal attack: the others are fired in its place.',
        ru: 'Только с обычной атакой: остальные проводят вместо неё.',
      },
    ],
    decision: { en: 'Only with the normal front attack.', ru: 'Только с обычной атакой вперёд.' },
  },
  {
    name: 'rear-lowers-minimal',
    section: 'rear-weapons',
    title: { en: 'REAR and minimal damage', ru: 'НН и минимальный урон' },
    question: { en: 'How do 0* and the loss for firing REAR go together?', ru: 'Как сочетаются 0* и потеря за стрельбу из НН?' },
    readings: [
      { en: '0* is a possible point, on either side of the sum.', ru: '0* — это возможное очко и у НН, и у обычной атаки.' },
      { id: 'minimal-is-zero', en: '0* is 0: nothing to lose and nothing to take.', ru: '0* — это 0: ни отнять, ни потерять.' },
    ],
    decision: {
      en: 'A rear value of 0* takes 1 from the front attack; a front value of 0* that loses anything is 0. Overheat still adds to what is left.',
      ru: 'НН со значением 0* отнимает у атаки вперёд 1; значение 0*, у которого что-то отняли, становится 0. Перегрев прибавляется к остатку.',
    },
  },
  {
    name: 'single-figure',
    section: 'special-abilities',
    title: { en: 'An ability with one figure', ru: 'Способность с одним числом' },
    question: { en: 'What does HT1 mean, where cards print three figures?', ru: 'Что значит НГР 1, если на карточках три числа?' },
    readings: [
      { en: '1 at every range.', ru: '1 на любой дистанции.' },
      { id: 'single-figure-short', en: '1 at short range and nothing beyond.', ru: '1 на ближней дистанции и ничего дальше.' },
    ],
    decision: {
      en: 'The figure holds at every range that the ability reaches.',
      ru: 'Число действует на всех дистанциях, до которых способность достаёт.',
    },
  },
  {
    name: 'rear-physical',
    section: 'attack-direction',
    title: { en: 'Physical attacks from the rear', ru: 'Ближний бой с тыла' },
    question: {
      en: 'The extra point for a hit from the rear is printed among the steps of weapon damage. Do physical attacks get it?',
      ru: 'Очко за попадание с тыла стоит среди шагов орудийного урона. Получает ли его ближний бой?',
    },
    readings: [
      { en: 'Yes: the direction of an attack is the same for all of them.', ru: 'Да: направление атаки определяют для всех одинаково.' },
      {
        id: 'physical-without-rear-bonus',
        en: 'No: only weapons hit harder from the rear.',
        ru: 'Нет: с тыла сильнее бьют только орудия.',
      },
    ],
    decision: { en: 'Yes, +1 for physical attacks as well.', ru: 'Да, +1 и в ближнем бою.' },
  },
]);
