/** Rulings on critical hits and physical attacks. */
import { rulingsOf } from './ruling.js';

export const criticalRulings = rulingsOf([
  {
    name: 'mp-rounding',
    section: 'critical-effects',
    title: { en: 'Half of an odd number', ru: 'Половина нечётного числа' },
    question: {
      en: 'After an MP hit, is the loss rounded or what is left?',
      ru: 'После попадания по системам движения округляют потерю или остаток?',
    },
    readings: [
      { en: 'The loss: TMM 3 loses 2 and keeps 1.', ru: 'Потерю: МДЦ 3 теряет 2, остаётся 1.' },
      { id: 'mp-rounds-the-rest', en: 'What is left: TMM 3 keeps 2.', ru: 'Остаток: от МДЦ 3 остаётся 2.' },
    ],
    decision: {
      en: 'The loss, half up, at least 2" and at least 1 TMM; TMM never falls below 0.',
      ru: 'Потерю, половину — вверх, не меньше 2" и не меньше 1 МДЦ; ниже 0 МДЦ не падает.',
    },
  },
  {
    name: 'weapon-hit-values',
    section: 'critical-effects',
    title: { en: 'What a weapon hit lowers', ru: 'Что снижает попадание по орудиям' },
    question: { en: 'Which figures lose 1 to a weapon hit?', ru: 'Какие значения теряют 1 от попадания по орудиям?' },
    readings: [
      { id: 'weapon-hit-spares-abilities', en: 'Only short, medium and long.', ru: 'Только БЛЖ, СРД и ДАЛ.' },
      { en: 'Every damage value on the card.', ru: 'Все значения урона на карточке.' },
    ],
    decision: {
      en: 'Short, medium and long, and every REAR, IF, LRM and SRM value; 0* becomes 0. The overheat value and HT stay.',
      ru: 'БЛЖ, СРД и ДАЛ, а также все значения НН, НПН, РБД и РМД; 0* становится 0. ЗП и НГР не меняются.',
    },
  },
  {
    name: 'criticals-pending',
    section: 'critical-hits',
    title: { en: 'Several critical hits in one turn', ru: 'Несколько критических попаданий за ход' },
    question: {
      en: 'Critical hits act from the end phase: does a second engine hit of the same turn destroy?',
      ru: 'Критические попадания действуют с завершающей фазы: уничтожает ли второе попадание по реактору в тот же ход?',
    },
    readings: [
      { en: 'They add up as they come.', ru: 'Они складываются сразу.' },
      { en: 'The first does not count before the end phase.', ru: 'Первое до завершающей фазы не считается.' },
    ],
    decision: {
      en: 'They add up at once, so that a second engine hit destroys; what they do to the unit’s own figures begins in the end phase.',
      ru: 'Складываются сразу, и второе попадание по реактору уничтожает; на показатели самой БЕ они действуют с завершающей фазы.',
    },
  },
  {
    name: 'dfa-criticals',
    section: 'death-from-above',
    title: { en: 'Critical rolls of death from above', ru: 'Броски «смерти с небес»' },
    question: {
      en: 'How many critical rolls does a death from above with a natural 12 bring?',
      ru: 'Сколько бросков на критические попадания у «смерти с небес» с 12 на костях?',
    },
    readings: [
      {
        en: 'One for each reason: the natural 12, the hit itself, structure damage.',
        ru: 'По одному на причину: 12 на костях, само попадание, урон конструкции.',
      },
      {
        id: 'dfa-without-natural-12',
        en: 'The automatic roll takes the place of the one for the natural 12.',
        ru: 'Обязательный бросок заменяет бросок за 12 на костях.',
      },
    ],
    decision: {
      en: 'Up to three separate rolls, one for each reason that holds.',
      ru: 'До трёх отдельных бросков: по одному на каждую причину.',
    },
  },
  {
    name: 'own-damage',
    section: 'special-physical-attacks',
    title: { en: 'Damage to the attacker', ru: 'Урон самому атакующему' },
    question: {
      en: 'Can damage from one’s own charge or death from above cause a critical hit?',
      ru: 'Может ли урон от собственного тарана или «смерти с небес» вызвать критическое попадание?',
    },
    readings: [
      { en: 'No: it is no attack.', ru: 'Нет: это не атака.' },
      { en: 'Yes: structure damage calls for a roll.', ru: 'Да: повреждена конструкция — нужен бросок.' },
    ],
    decision: {
      en: 'It takes off armor and structure, and can destroy, but brings no critical roll.',
      ru: 'Он снимает броню и конструкцию и может уничтожить, но бросков на критические попадания не даёт.',
    },
  },
  {
    name: 'dfa-order',
    section: 'death-from-above',
    title: { en: 'The automatic roll and the damage', ru: 'Обязательный бросок и урон' },
    question: {
      en: 'Is the automatic critical roll of death from above made before or after its damage?',
      ru: 'Обязательный бросок на критическое попадание «смерти с небес» делают до урона или после?',
    },
    readings: [
      { en: 'After: critical hits are the last step of an attack.', ru: 'После: критические попадания — последний шаг атаки.' },
      {
        id: 'dfa-roll-before-damage',
        en: 'Before the damage, like the roll for a natural 12.',
        ru: 'До урона, как бросок за 12 на костях.',
      },
    ],
    decision: {
      en: 'After the damage; a target that the damage has destroyed is not rolled for.',
      ru: 'После урона; если он уже уничтожил цель, бросать незачем.',
    },
  },
  {
    name: 'mp-two-modes',
    section: 'critical-effects',
    title: { en: 'An MP hit on a unit that can jump', ru: 'Попадание по системам движения и прыжки' },
    question: {
      en: 'Does an MP hit halve both modes of a unit with two?',
      ru: 'Если у БЕ два режима движения, уменьшаются оба?',
    },
    readings: [
      { en: 'Both: the rule speaks of the movement of the unit.', ru: 'Оба: правило говорит о движении БЕ вообще.' },
      { id: 'mp-spares-jump', en: 'Ground movement alone; the jump stays.', ru: 'Только движение по земле; прыжок остаётся.' },
    ],
    decision: { en: 'Both modes, each by half of what it has left.', ru: 'Оба режима, каждый на половину того, что в нём осталось.' },
  },
]);
