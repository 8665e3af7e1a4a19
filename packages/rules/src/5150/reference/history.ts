/** Version history of the rules of 5150. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11.4',
    date: '2026-11-28',
    figures: 'qpr5ZRMziJSffJNt',
    changes: [
      {
        rule: '5150/mandated-actions',
        what: {
          en: 'The state of a figure in panic tells whether it surrenders, from the distance to an armed enemy.',
          ru: 'Состояние фигурки в панике говорит, сдаётся ли она: по расстоянию до вооружённого противника.',
        },
      },
      {
        rule: '5150/grenades',
        what: {
          en: 'The sentence on a grenade has the odds to hit each target where they are not those of the spot.',
          ru: 'В предложении о гранате есть шанс попасть в каждую цель, если он не тот же, что в точку.',
        },
      },
      {
        rule: '5150/damage',
        what: {
          en: 'The sentence on a damage matrix has the odds of its cells, or the lowest and the highest.',
          ru: 'В предложении о матрице ущерба есть шансы её клеток или наименьший и наибольший.',
        },
      },
      {
        rule: '5150/being-charged',
        what: {
          en: 'A figure that is charged from flank or rear cannot fire unless it is given that it can: weapons fire to the front.',
          ru: 'Фигурка, которую атакуют с фланга или тыла, стрелять не может, если не указано иное: стреляют только перед собой.',
        },
      },
      {
        rule: '5150/rivers',
        what: {
          en: 'A path that ends with a ford takes the turn in which the figure climbs out, the third of the crossing.',
          ru: 'Путь, который кончается бродом, занимает и ход, за который выбираются на берег, — третий ход переправы.',
        },
      },
      {
        rule: '5150/movement',
        what: {
          en: 'A path needs the Rep for Fast Move only. Without it a walk is that of Rep 3 or more.',
          ru: 'Для пути Умение нужно лишь при быстром перемещении; без него шаг — как при Умении от 3.',
        },
      },
      {
        rule: '5150/stay-or-run',
        what: {
          en: 'The losses at which a force is tested are told by its figures alone.',
          ru: 'Потери, при которых отряд проходит тест, считаются по числу фигурок.',
        },
      },
    ],
  },
  {
    version: '2026.11.3',
    date: '2026-11-26',
    figures: '51j583yJPlKs-B40',
    changes: [
      {
        rule: '5150/shooting',
        what: {
          en: 'New calculator: an exchange of fire to its end.',
          ru: 'Новый калькулятор: перестрелка до конца.',
        },
      },
      {
        rule: '5150/melee',
        what: {
          en: 'New calculator: the melee of one against two or three.',
          ru: 'Новый калькулятор: рукопашная одного против двоих или троих.',
        },
      },
      {
        rule: '5150/reaction-tests',
        what: { en: 'New calculator: the reaction of a group on one roll.', ru: 'Новый калькулятор: реакция группы на один бросок.' },
      },
      {
        rule: '5150/terrain',
        what: { en: 'New calculator: movement over all kinds of ground.', ru: 'Новый калькулятор: перемещение по любой местности.' },
      },
      {
        rule: '5150/actions',
        what: { en: 'New calculator: the state of a figure.', ru: 'Новый калькулятор: состояние фигурки.' },
      },
      {
        rule: '5150/rally',
        what: {
          en: 'New rulings: when a runner rallies, and fire at the stunned and at runners.',
          ru: 'Новые разъяснения: когда проходят «Возвращение» и что делает огонь по оглушённым и бегущим.',
        },
      },
      {
        rule: '5150/table/suppression',
        what: {
          en: 'Weapons of both sides tell who is suppressed; a Leader is stated once.',
          ru: 'Кто подавлен, видно по оружию обеих сторон; лидер указывается один раз.',
        },
      },
      {
        rule: '5150/hitting',
        what: {
          en: 'Other readings of twenty-two rulings can be played: on luck, grenades, melee, reaction tests, losses and points.',
          ru: 'Можно играть по другим прочтениям двадцати двух разъяснений: об удаче, гранатах, рукопашной, тестах, потерях и очках.',
        },
      },
      {
        rule: '5150/table/activation',
        what: { en: 'The quick sheet has activation and the lucky shot.', ru: 'На листе-памятке есть активация и стрельба на удачу.' },
      },
    ],
  },
  {
    version: '2026.11.2',
    date: '2026-11-25',
    figures: 'Tm545_0t23VXIR40',
    changes: [
      {
        rule: '5150/dice',
        what: {
          en: 'Tests take the dice on the table when only some of them are rolled.',
          ru: 'Тесты учитывают кубики на столе и тогда, когда брошены не все.',
        },
      },
      {
        rule: '5150/lucky-shot',
        what: {
          en: 'Rep 3 rolls a missed 6 again unless the group plays without it.',
          ru: 'Умение 3 перебрасывает шестёрку-промах, если только не играют без этого.',
        },
      },
      {
        rule: '5150/ruling/thrower-in-blast',
        what: {
          en: 'Within 5" of the spot the thrower of a grenade is a target of the same roll.',
          ru: 'Не дальше 5" от точки взрыва бросающий — такая же цель того же броска.',
        },
      },
      {
        rule: '5150/targets',
        what: {
          en: 'A target without declared dice gets all that the rate of fire leaves.',
          ru: 'Цель без объявленных кубиков получает всё, что осталось от скорострельности.',
        },
      },
      {
        rule: '5150/damage',
        what: {
          en: 'Answers have the odds to be out of action: dead or out of the fight.',
          ru: 'В ответах есть шанс выбыть: быть убитым или выведенным из боя.',
        },
      },
    ],
  },
  {
    version: '2026.11',
    date: '2026-11-23',
    figures: '17R7uah_tf66Jowr',
    changes: [
      {
        rule: '5150/ruling/melee-impact',
        what: {
          en: 'With a lead of one die a blow with NE does nothing; with a lead of two the result table decides.',
          ru: 'При перевесе в один кубик удар с «НЭ» ничего не даёт; при перевесе в два решает таблица итогов.',
        },
      },
      {
        rule: '5150/ruling/hero-tests',
        what: {
          en: 'A hero rolls In Sight, and Recovery when stunned, and chooses in the other tests.',
          ru: '«В поле видимости» и «Восстановление» после оглушения герой бросает, в остальных тестах выбирает.',
        },
      },
    ],
  },
];
