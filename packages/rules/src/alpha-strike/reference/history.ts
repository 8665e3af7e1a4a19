/** Version history of the rules of Alpha Strike. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11.3',
    date: '2026-11-28',
    figures: 'JBw8zTZ5N8wztMc8',
    changes: [
      {
        rule: 'alpha-strike/critical-effects',
        what: {
          en: 'A unit with two engine hits, or an ammunition hit without protection, is answered as destroyed.',
          ru: 'Ответ о БЕ с двумя попаданиями по реактору или с попаданием по боезапасу без защиты: уничтожена.',
        },
      },
      {
        rule: 'alpha-strike/initiative',
        what: {
          en: 'The odds of initiative need no numbers of units; only the order of movement does.',
          ru: 'Для шансов на инициативу число БЕ не нужно, только для очерёдности.',
        },
      },
    ],
  },
  {
    version: '2026.11.2',
    date: '2026-11-28',
    figures: '2kUmHX8e2nYae2bo',
    changes: [
      {
        rule: 'alpha-strike/critical-hits',
        what: {
          en: 'Critical hits have their odds one by one: an engine hit 1/9.',
          ru: 'У каждого критического попадания есть шанс: у попадания по реактору — 1/9.',
        },
      },
    ],
  },
  {
    version: '2026.11.1',
    date: '2026-11-25',
    figures: '6Y318W5yup0f8bWg',
    changes: [
      {
        rule: 'alpha-strike/critical-effects',
        what: {
          en: 'The state of a unit and its cover have calculators.',
          ru: 'Состояние БЕ и укрытие считают отдельные калькуляторы.',
        },
      },
      {
        rule: 'alpha-strike/ruling/fire-plan',
        what: {
          en: 'New calculator: fire assignment, which of your units should fire at which of theirs.',
          ru: 'Новый калькулятор: распределение огня, кому из ваших по кому из чужих стрелять.',
        },
      },
      {
        rule: 'alpha-strike/ram',
        what: { en: 'A charge or death from above needs 1" of movement.', ru: 'Тарану и «смерти с небес» нужен путь от 1".' },
      },
      {
        rule: 'alpha-strike/water',
        what: {
          en: 'A unit that stands in water has partial cover in every calculator, and no duelist jumps out of it.',
          ru: 'У БЕ в воде есть частичное укрытие во всех калькуляторах, и в дуэли из воды не выпрыгнуть.',
        },
      },
      {
        rule: 'alpha-strike/ruling/physical-sight',
        what: {
          en: 'Physical attacks need no line of sight; charge and death from above end in base contact.',
          ru: 'Ближнему бою линия видимости не нужна; таран и «смерть с небес» кончаются касанием подставок.',
        },
      },
      {
        rule: 'alpha-strike/cooling',
        what: {
          en: 'A target in water cools in the end phase too.',
          ru: 'Цель, которая стоит в воде, тоже остывает в завершающей фазе.',
        },
      },
    ],
  },
  {
    version: '2026.11',
    date: '2026-11-23',
    figures: '9KuDeldgXAIJyGeB',
    changes: [
      {
        rule: 'alpha-strike/minimum-movement',
        what: {
          en: 'The 2" of minimum movement include no change of height that the unit cannot pay.',
          ru: 'Минимальные 2" движения не включают перепада высоты, который юниту нечем оплатить.',
        },
      },
      {
        rule: 'alpha-strike/terrain',
        what: { en: 'A climb on a last leg without length is impassable.', ru: 'Подъём на последнем участке без длины непроходим.' },
      },
      {
        rule: 'alpha-strike/death-from-above',
        what: {
          en: 'A charge or death from above goes no farther than the unit can move: beyond that it is refused.',
          ru: 'Таран и атака сверху — не дальше, чем юнит может пройти: дальше отказ.',
        },
      },
      {
        rule: 'alpha-strike/indirect-fire',
        what: {
          en: 'Indirect fire is refused with line of sight, and without a spotter.',
          ru: 'Непрямой огонь невозможен при прямой видимости и без корректировщика.',
        },
      },
    ],
  },
];
