/** Rulings on reaction tests, melee and staying in the fight. */
import type { Ruling } from '../../../reference/reference.js';

export const testRulings: readonly Ruling[] = [
  {
    id: '5150/ruling/three-passed',
    section: '5150/dice',
    title: { en: 'Three dice passed', ru: 'Пройдено три кубика' },
    question: {
      en: 'Extra dice can pass three, but tables end at two. What then, and what in melee?',
      ru: 'С лишними кубиками можно пройти по трём, а таблицы кончаются на двух. Что тогда и что в рукопашной?',
    },
    readings: [
      { id: 'melee-two-at-most', en: 'Never more than two count.', ru: 'Больше двух не считается.' },
      { en: 'In melee every passed die counts.', ru: 'В рукопашной в счёт идёт каждый пройденный.' },
    ],
    decision: {
      en: 'Tests stop at two. In melee all count, and three better is the same as two better.',
      ru: 'В тестах предел — два. В рукопашной считаются все, а перевес в три — то же, что в два.',
    },
  },
  {
    id: '5150/ruling/fast-move-leader',
    section: '5150/fast-move',
    title: { en: 'Leader die in Fast Move', ru: 'Кубик лидерства при быстром перемещении' },
    question: {
      en: 'The text lends the leader die to Fast Move, the corner of the table does not show it.',
      ru: 'Текст даёт кубик лидерства при быстром перемещении, в углу таблицы его нет.',
    },
    readings: [
      { en: 'The text: with the leader die.', ru: 'Текст: с кубиком лидерства.' },
      { id: 'fast-move-without-leader', en: 'The corner: without.', ru: 'Угол таблицы: без него.' },
    ],
    decision: {
      en: 'Given to members who are in a group with the Leader and see him.',
      ru: 'Даётся тем, кто в группе с лидером и видит его.',
    },
  },
  {
    id: '5150/ruling/group-hero',
    section: '5150/heroes',
    title: { en: 'Two 1s on a shared roll', ru: 'Две единицы на общем броске' },
    question: {
      en: 'A group rolls once for all. Whom do two 1s make a hero?',
      ru: 'Группа бросает один раз на всех. Кого две единицы делают героем?',
    },
    readings: [
      { en: 'One figure of the group.', ru: 'Одну фигурку группы.' },
      { en: 'Everyone who took the test.', ru: 'Всех, кто проходил тест.' },
    ],
    decision: {
      en: 'Every member that was tested. A Leader’s third die can make only the Leader a hero. The leader die makes none.',
      ru: 'Каждого, кто проходил тест. Третий кубик лидера — только его: героем он может сделать его одного. Кубик лидерства героев не делает.',
    },
  },
  {
    id: '5150/ruling/hero-tests',
    section: '5150/heroes',
    title: { en: 'Which tests a hero need not roll', ru: 'Какие тесты герой не бросает' },
    question: {
      en: 'The text frees heroes from every reaction test; the tables mention them only here and there. What of In Sight, and of a stunned hero?',
      ru: 'Текст освобождает героев от любых тестов на реакцию, а таблицы упоминают их лишь местами. Как быть с «В поле видимости» и с оглушённым героем?',
    },
    readings: [
      {
        id: 'hero-chooses-every-test',
        en: 'The text: a hero chooses the result of every test, In Sight and Recovery from a stun included.',
        ru: 'Текст: герой выбирает результат любого теста, в том числе «В поле видимости» и «Восстановления» после оглушения.',
      },
      {
        en: 'The tables: a hero chooses where they say so. In Sight says nothing of heroes, Recovery only of a hero who ducked back.',
        ru: 'Таблицы: он выбирает там, где это написано. В «В поле видимости» о героях ни слова, в «Восстановлении» — только об испугавшемся.',
      },
    ],
    decision: {
      en: 'The tables: a hero rolls In Sight, and Recovery when stunned, but chooses in Received Fire, both charge tests, Rally, and Recovery after ducking back.',
      ru: 'Таблицы: «В поле видимости» герой бросает, «Восстановление» после оглушения — тоже; выбирает он в «Обстрелян», обоих тестах атаки, «Возвращении» и «Восстановлении» после испуга.',
    },
  },
  {
    id: '5150/ruling/fast-no-cover',
    section: '5150/received-fire',
    title: { en: 'Suppressed on the run, no cover', ru: 'Подавлен на бегу, укрытия нет' },
    question: {
      en: 'A figure suppressed while moving fast goes on to cover within 3". What if there is none?',
      ru: 'Подавленный на бегу добирается до укрытия в 3". А если его там нет?',
    },
    readings: [
      { id: 'fast-runs-to-cover', en: 'It goes on to the nearest cover anyway.', ru: 'Всё равно бежит к ближайшему.' },
      { en: 'It goes prone like all others.', ru: 'Залегает, как остальные.' },
    ],
    decision: { en: 'It goes prone.', ru: 'Залегает.' },
  },
  {
    id: '5150/ruling/charged-in-cover-flank',
    section: '5150/being-charged',
    title: { en: 'Charged in cover and from the flank', ru: 'Атакован в укрытии и с фланга' },
    question: {
      en: 'One die passed, in cover and charged from flank or rear: two rows fit.',
      ru: 'Пройден один кубик, фигурка в укрытии и атакована с фланга или тыла: подходят две строки.',
    },
    readings: [
      { en: 'Cover first: fire and fight.', ru: 'Сначала укрытие: стреляет и дерётся.' },
      { id: 'charged-in-cover-runs', en: 'Flank first: run.', ru: 'Сначала фланг: бежит.' },
    ],
    decision: { en: 'Cover comes first, as printed.', ru: 'Сначала укрытие, в порядке строк.' },
  },
  {
    id: '5150/ruling/panic-recovery',
    section: '5150/mandated-actions',
    title: { en: 'The way out of panic', ru: 'Как выйти из паники' },
    question: {
      en: 'A panicked figure needs a friend to bring it round, but no test is named.',
      ru: 'Запаниковавшего приводит в чувство товарищ, но каким тестом — не сказано.',
    },
    readings: [
      { en: 'By Recovery.', ru: 'По «Восстановлению».' },
      { en: 'By Rally, which also needs a friend nearby.', ru: 'По «Возвращению», где тоже нужен товарищ рядом.' },
    ],
    decision: { en: 'By Rally.', ru: 'По «Возвращению».' },
  },
  {
    id: '5150/ruling/rally-when',
    section: '5150/rally',
    title: { en: 'When a runner rallies', ru: 'Когда проходят «Возвращение»' },
    question: {
      en: 'A runner with a steady friend near may test, but the rules do not say when.',
      ru: 'Бегущий, рядом с которым стойкий товарищ, может пройти тест, но когда — не сказано.',
    },
    readings: [
      { en: 'At its next activation, like Recovery.', ru: 'В ближайшую активацию, как «Восстановление».' },
      {
        id: 'rally-at-once',
        en: 'As soon as the friend is near, activated or not.',
        ru: 'Едва товарищ оказался рядом, с активацией или без.',
      },
    ],
    decision: {
      en: 'At its next activation: whoever returns acts at once, and only active figures act.',
      ru: 'В ближайшую активацию: кто вернулся, действует сразу, а действуют только активные.',
    },
  },
  {
    id: '5150/ruling/down-under-fire',
    section: '5150/mandated-actions',
    title: { en: 'Fire at the stunned and at runners', ru: 'Огонь по оглушённым и бегущим' },
    question: {
      en: 'Shots miss a figure that is stunned or runs. Does it take Received Fire?',
      ru: 'По оглушённому или бегущему промахнулись. Проходит ли он «Обстрелян»?',
    },
    readings: [
      { en: 'Yes: whoever is shot at without harm is tested.', ru: 'Да: проверяют всех, кого обстреляли, но не ранили.' },
      {
        en: 'No: the stunned do nothing until Recovery, and runners run already.',
        ru: 'Нет: оглушённый до «Восстановления» бездействует, а бегущий уже бежит.',
      },
    ],
    decision: {
      en: 'No. Every result of the test is an action, which would bring the figure back without the test that its state asks for, so no other reading is played.',
      ru: 'Нет. Любой результат — действие, и фигурка вернулась бы в бой мимо теста, которого требует её состояние, поэтому иначе не играют.',
    },
  },
  {
    id: '5150/ruling/contact-rating',
    section: '5150/contact',
    title: { en: 'The contact rating', ru: 'Рейтинг контакта' },
    question: {
      en: 'Contact is rolled against a rating that these rules do not define.',
      ru: '«Контакт» бросают против показателя, который в этих правилах не определён.',
    },
    readings: [
      {
        en: 'It belongs to the campaign rules, which are not part of this text: it has to be given.',
        ru: 'Он из правил кампании, которых здесь нет: его надо назвать.',
      },
      {
        en: 'Nothing else is at hand, so the Rep of the Leader who looks around stands in for it.',
        ru: 'Другого показателя под рукой нет, поэтому его заменяет Умение лидера, который осматривается.',
      },
    ],
    decision: {
      en: 'Players agree on the rating, 1 to 6, and give it. At 6 every die passes; a higher rating would change nothing.',
      ru: 'О показателе, от 1 до 6, игроки договариваются сами и называют его. При 6 проходит любой кубик, выше рейтингу быть незачем.',
    },
  },
  {
    id: '5150/ruling/melee-impact',
    section: '5150/melee-rounds',
    title: { en: 'Comparing Impact in melee', ru: 'Сравнение Ущерба в рукопашной' },
    question: {
      en: 'Which Impact is compared, what is NE worth, and what does a blow with NE do? Does the Hand of Fate help in melee?',
      ru: 'Какой Ущерб сравнивают, сколько стоит «НЭ» и что делает удар с «НЭ»? Действует ли «Рука судьбы» в рукопашной?',
    },
    readings: [
      {
        id: 'melee-impact-unarmored',
        en: 'Impacts against no armor are compared; against armor that shuts the weapon out no blow does anything.',
        ru: 'Сравнивают Ущерб против бездоспешного; если броня оружие не пропускает, ударов как не бывало.',
      },
      {
        en: 'Each weapon is read against the armor before it; a win by two dice asks for no Impact at all.',
        ru: 'Каждое оружие — против той брони, что перед ним; победа на два кубика об Ущербе не спрашивает.',
      },
    ],
    decision: {
      en: 'Each weapon’s Impact against the opponent’s armor; NE counts as 0 in the comparison. With a lead of one die a blow with NE does nothing; with a lead of two the result table decides, whatever the Impact. The Hand of Fate is for shooting and grenades.',
      ru: 'Ущерб каждого оружия против брони противника; «НЭ» при сравнении — это 0. При перевесе в один кубик удар с «НЭ» ничего не даёт; при перевесе в два решает таблица итогов, каков бы ни был Ущерб. «Рука судьбы» — для стрельбы и гранат.',
    },
  },
  {
    id: '5150/ruling/loss-steps',
    section: '5150/stay-or-run',
    title: { en: 'Rounding the losses', ru: 'Округление потерь' },
    question: {
      en: 'Starting figures are divided by six and rounded. Halves? And what of two figures, which give 0?',
      ru: 'Число фигурок делят на шесть и округляют. А половины? А две фигурки, которые дают 0?',
    },
    readings: [
      { en: 'Half up, and at least 1.', ru: 'Половина — вверх, но не меньше 1.' },
      { id: 'losses-half-down', en: 'Half down; tiny forces never test.', ru: 'Половина — вниз; крошечные отряды тест не проходят.' },
    ],
    decision: { en: 'Half up, and the step is never less than 1.', ru: 'Половина — вверх, и шаг не меньше 1.' },
  },
  {
    id: '5150/ruling/group-third-die',
    section: '5150/reaction-tests',
    title: { en: 'A third die in a group', ru: 'Третий кубик в группе' },
    question: {
      en: 'A group rolls once, but some of its figures have a third die. For whom does it count?',
      ru: 'Группа бросает один раз, но у некоторых фигурок есть третий кубик. Кому он идёт в счёт?',
    },
    readings: [
      { id: 'third-die-for-all', en: 'For the whole group.', ru: 'Всей группе.' },
      {
        en: 'For those who have it: one third die, rolled along with the two.',
        ru: 'Тем, у кого он есть: третий кубик один, его бросают вместе с двумя.',
      },
    ],
    decision: {
      en: 'One third die is rolled along. On In Sight it counts for all who cover, on personal tests for the Leader alone.',
      ru: 'Третий кубик бросают вместе с остальными, и он один. В тесте «В поле видимости» он в счёт всем, кто прикрывает, в личных тестах — только лидеру.',
    },
  },
  {
    id: '5150/ruling/rough-cost',
    section: '5150/terrain',
    title: { en: 'Half speed in part of a move', ru: 'Половина скорости на части пути' },
    question: {
      en: 'Woods and rough ground halve the speed. For the inches in them, or for the whole move that touches them?',
      ru: 'Лес и завалы снижают скорость вдвое. На тех дюймах, что в них, или на весь ход, который их задел?',
    },
    readings: [
      { en: 'An inch in them costs two.', ru: 'Дюйм в них стоит два.' },
      {
        id: 'rough-halves-move',
        en: 'A move that enters them is half as long, all of it.',
        ru: 'Ход, который в них зашёл, короче вдвое целиком.',
      },
    ],
    decision: {
      en: 'For the inches in them: each costs two. Three inches of road and two of woods are a move of seven.',
      ru: 'На тех дюймах, что в них: каждый стоит два. Три дюйма дороги и два леса — это семь дюймов движения.',
    },
  },
  {
    id: '5150/ruling/stairs-turn',
    section: '5150/terrain',
    title: { en: 'The turn of the stairs', ru: 'Ход на лестницу' },
    question: {
      en: 'Stairs between floors take a turn. May one start on them with what is left of a move?',
      ru: 'Лестница между этажами занимает ход. Можно ли начать её остатком движения?',
    },
    readings: [
      {
        id: 'stairs-mid-move',
        en: 'Yes, and be up at the same point of the next turn.',
        ru: 'Да, и закончить на том же месте следующего хода.',
      },
      { en: 'No: a whole turn, from its start.', ru: 'Нет: целый ход, с самого начала.' },
    ],
    decision: {
      en: 'No. The move ends at the stairs, and the next turn is theirs. Crossing a ford takes its turn in the same way.',
      ru: 'Нет. Движение кончается у лестницы, а следующий ход уходит на неё. Так же и с переходом вброд.',
    },
  },
];
