/** Rulings on shooting, damage and grenades. */
import type { Ruling } from '../../../reference/reference.js';

export const shootingRulings: readonly Ruling[] = [
  {
    id: '5150/ruling/low-rep-shoots',
    section: '5150/hitting',
    title: { en: 'Rep 2 and shooting', ru: 'Умение 2 и стрельба' },
    question: {
      en: 'The lucky shot sounds as if below Rep 3 nobody hits anything, yet Rep 2 reaches 8 with a 6. Does it hit?',
      ru: 'Правило стрельбы на удачу звучит так, будто ниже Умения 3 не попасть вовсе, но Умение 2 с шестёркой даёт 8. Это попадание?',
    },
    readings: [
      { en: 'Rep 2 never hits.', ru: 'Умение 2 никогда не попадает.' },
      { en: 'The hit table alone decides.', ru: 'Решает только таблица попаданий.' },
    ],
    decision: {
      en: 'The table holds: Rep 2 hits with a 6 when nothing spoils the shot. The sentence on Rep 3 is about luck, so no other reading is played.',
      ru: 'Верна таблица: Умение 2 попадает с шестёркой, если ничто не мешает. Фраза об Умении 3 — только об удаче, поэтому иначе не играют.',
    },
  },
  {
    id: '5150/ruling/low-totals',
    section: '5150/hitting',
    title: { en: 'Totals below 3', ru: 'Суммы меньше 3' },
    question: {
      en: 'The hit table starts at 3, but Rep 1 that rolls a 1 comes to 2, and a lowered Rep to even less.',
      ru: 'Таблица попаданий начинается с 3, а Умение 1 с единицей даёт 2, сниженное — ещё меньше.',
    },
    readings: [{ en: 'Whatever is below 8 misses.', ru: 'Всё, что меньше 8, — промах.' }],
    decision: {
      en: 'A miss. Shooting has no lower limit for Rep; only melee has.',
      ru: 'Промах. При стрельбе нижнего предела у Умения нет, он есть только в рукопашной.',
    },
  },
  {
    id: '5150/ruling/lucky-shot-rep',
    section: '5150/lucky-shot',
    title: { en: 'Who shoots on luck', ru: 'Кто стреляет на удачу' },
    question: {
      en: 'One sentence asks for Rep 3 at least, the next speaks of Rep 3 only. Who rolls again?',
      ru: 'Одна фраза требует Умения не ниже 3, следующая говорит только об Умении 3. Кто перебрасывает?',
    },
    readings: [
      {
        id: 'lucky-shot-own-rep',
        en: 'Every figure of Rep 3 or more, whatever modifies its shot; it needs its own Rep or less.',
        ru: 'Любая фигурка с Умением от 3, каковы бы ни были модификаторы; нужно выбросить не больше её Умения.',
      },
      { en: 'Rep 3 exactly.', ru: 'Ровно Умение 3.' },
    ],
    decision: {
      en: 'An effective Rep of 3 exactly, modifiers counted. From Rep 4 on a 6 cannot miss anyway.',
      ru: 'Действующее Умение ровно 3, с модификаторами. С Умением 4 и выше шестёрка и так не промахивается.',
    },
  },
  {
    id: '5150/ruling/lucky-shot-ones',
    section: '5150/lucky-shot',
    title: { en: 'A 1 on the second roll', ru: 'Единица при перебросе' },
    question: {
      en: 'Does a 1 on the lucky shot’s second roll count towards running out of ammunition?',
      ru: 'Идёт ли единица на переброшенном кубике в счёт нехватки патронов?',
    },
    readings: [
      { id: 'lucky-ones-count', en: 'Every 1 counts.', ru: 'В счёт идёт любая единица.' },
      { en: 'Only the dice of the burst count.', ru: 'В счёт идут только кубики самой очереди.' },
    ],
    decision: {
      en: 'Only the first roll of each die counts: it decides what was fired.',
      ru: 'Считается только первый бросок каждого кубика: он и есть стрельба.',
    },
  },
  {
    id: '5150/ruling/hard-range',
    section: '5150/weapons',
    title: { en: 'Beyond the printed range', ru: 'Дальше дальности' },
    question: {
      en: 'Range is described as the distance of a fair chance to hit. May one shoot farther?',
      ru: 'Дальность описана как расстояние, на котором шансы приличные. Можно ли стрелять дальше?',
    },
    readings: [
      { en: 'One may, with worse chances that nobody gives.', ru: 'Можно, но с худшими шансами, которых нигде нет.' },
      { en: 'Range is a limit.', ru: 'Дальность — предел.' },
    ],
    decision: {
      en: 'A limit: a target farther away cannot be shot at. Exactly at the limit it can.',
      ru: 'Предел: по более далёкой цели стрелять нельзя. Ровно на пределе — можно.',
    },
  },
  {
    id: '5150/ruling/two-weapons-dice',
    section: '5150/two-weapons',
    title: { en: 'Whose dice hit', ru: 'Чьи кубики попали' },
    question: {
      en: 'Two weapons raise the rate of fire, but not a word says how their dice mix when the weapons differ.',
      ru: 'Два ствола дают больше кубиков, но о том, как их смешивать, если стволы разные, не сказано ничего.',
    },
    readings: [
      { en: 'Each weapon is rolled and sorted by itself.', ru: 'Каждый ствол бросается и сортируется отдельно.' },
      { en: 'All dice are one pool, told apart by color.', ru: 'Все кубики — один набор, стволы различаются цветом.' },
    ],
    decision: {
      en: 'One pool: the rules promise two weapons a higher rate of fire, and a rate of fire is the dice of one burst, so no other reading is played. Both rates add up, all dice are sorted together, the highest to the first target, and 1s count over all of them; two or more empty both weapons. Each die keeps the Impact of its weapon. Equal dice: those of the first weapon go first. With fewer dice than both could fire, the first weapon fires its full rate and the second the rest. Without a second weapon named, there are two of the first.',
      ru: 'Один набор: правило обещает стрельбе с двух рук большую скорострельность, а это кубики одной очереди, поэтому иначе не играют. Скорострельность складывается, все кубики сортируются вместе, старшие — в первую цель, единицы считаются по всем; две и больше опустошают оба ствола. У каждого кубика — Ущерб своего ствола. При равенстве раньше идут кубики первого ствола. Если кубиков меньше, чем могли бы дать оба, первый стреляет полностью, второй — остатком. Если второе оружие не названо, стволы одинаковые.',
    },
  },
  {
    id: '5150/ruling/two-weapons-kinds',
    section: '5150/two-weapons',
    title: { en: 'Which weapons go in pairs', ru: 'Из чего стреляют с двух рук' },
    question: {
      en: 'Two pistols or submachine guns may be fired at once. Laser pistols too, and one of each?',
      ru: 'С двух рук стреляют из пистолетов и пистолетов-пулемётов. А лазерные пистолеты? А по одному каждого?',
    },
    readings: [
      { en: 'Two of the same kind, bullets only.', ru: 'Два одинаковых, только пулевые.' },
      {
        en: 'Any two out of pistols, laser ones included, and submachine guns.',
        ru: 'Любые два из пистолетов, включая лазерные, и пистолетов-пулемётов.',
      },
    ],
    decision: {
      en: 'Any two of them: a laser pistol is called a pistol, and nothing asks for a matching pair.',
      ru: 'Любые два: лазерный пистолет — тоже пистолет, а одинаковой пары никто не требует.',
    },
  },
  {
    id: '5150/ruling/stun-on-zero',
    section: '5150/damage',
    title: { en: 'Impact 0', ru: 'Ущерб 0' },
    question: { en: 'Can a hit with Impact 0 kill or disable?', ru: 'Может ли попадание с Ущербом 0 убить или вывести из боя?' },
    readings: [
      { en: 'A 1 always kills.', ru: 'Единица всегда убивает.' },
      { en: 'No die is 0 or less, so every hit stuns.', ru: 'Нуля на кубике нет, значит, любое попадание оглушает.' },
    ],
    decision: {
      en: 'It only stuns; Impact 0 never kills or disables by itself. The table asks for a 1 only within the Impact, so no other reading is played.',
      ru: 'Только оглушает: сам по себе Ущерб 0 не убивает и не выводит из боя. Единица убивает лишь в пределах Ущерба, поэтому иначе не играют.',
    },
  },
  {
    id: '5150/ruling/absorb-laser',
    section: '5150/armor',
    title: { en: 'Absorbing armor against lasers', ru: 'Поглощающая броня и лазеры' },
    question: {
      en: 'Absorbing armor stops solid shot and reflecting armor stops lasers. What of the other way round?',
      ru: 'Поглощающая броня держит пули, отражающая — лазеры. А если наоборот?',
    },
    readings: [
      { en: 'Each then counts as heavy armor.', ru: 'Тогда обе считаются тяжёлой бронёй.' },
      { en: 'The printed number of the column applies.', ru: 'Действует число, напечатанное в столбце.' },
    ],
    decision: {
      en: 'The printed number applies and no roll to stop the hit is made. A number that is printed has no other reading.',
      ru: 'Действует напечатанное число, броска на поглощение или отражение нет. У напечатанного числа другого прочтения нет.',
    },
  },
  {
    id: '5150/ruling/machine-gun-example',
    section: '5150/damage',
    title: { en: 'Impact of the machine gun', ru: 'Ущерб пулемёта' },
    question: {
      en: 'An example gives a light machine gun Impact 2 against light armor; the weapon table gives the machine gun 3.',
      ru: 'В примере у лёгкого пулемёта Ущерб 2 против лёгкой брони, а в таблице оружия у пулемёта — 3.',
    },
    readings: [
      { en: 'The example: Impact 2.', ru: 'Пример: Ущерб 2.' },
      { en: 'The table: Impact 3.', ru: 'Таблица: Ущерб 3.' },
    ],
    decision: {
      en: 'The table holds: Impact 3. The light machine gun of the example has no row of its own, so no other reading is played.',
      ru: 'Верна таблица: Ущерб 3. У лёгкого пулемёта из примера своей строки нет, поэтому иначе не играют.',
    },
  },
  {
    id: '5150/ruling/improvised-impact',
    section: '5150/improvised-weapons',
    title: { en: 'Improvised weapons and armor', ru: 'Подручное оружие и броня' },
    question: {
      en: 'An improvised weapon has Impact 1. Against every armor, even where a bayonet has no effect?',
      ru: 'У подручного оружия Ущерб 1. Против любой брони, даже той, что штык не берёт?',
    },
    readings: [
      { en: 'Against every armor: no exception is named.', ru: 'Против любой: исключений не названо.' },
      {
        id: 'improvised-no-effect',
        en: 'No effect wherever the printed melee weapons have none.',
        ru: 'Без эффекта там же, где и остальное рукопашное оружие.',
      },
    ],
    decision: { en: 'Impact 1 against every armor, as written.', ru: 'Ущерб 1 против любой брони, как написано.' },
  },
  {
    id: '5150/ruling/where-grenade-dice',
    section: '5150/grenade-misses',
    title: { en: 'Dice of “Where is the grenade?”', ru: 'Кубики теста «Где граната?»' },
    question: {
      en: 'The corner of the table says one die, but its rows go up to two dice passed.',
      ru: 'В углу таблицы стоит один кубик, а строки доходят до двух пройденных.',
    },
    readings: [
      { id: 'where-grenade-one-die', en: 'One die, the first row never happens.', ru: 'Один кубик, верхняя строка недостижима.' },
      { en: 'Two dice, as the rows need.', ru: 'Два кубика, как нужно строкам.' },
    ],
    decision: { en: '2d6 against Rep.', ru: '2к6 против Умения.' },
  },
  {
    id: '5150/ruling/grenade-all-missed',
    section: '5150/grenade-misses',
    title: { en: 'Cover saves everyone', ru: 'Укрытие спасло всех' },
    question: {
      en: 'The throw would hit in the open, but all under the template are in cover and are missed. Is it a missed throw?',
      ru: 'Бросок попал бы по открытой цели, но все под шаблоном в укрытии и не задеты. Это промах гранатой?',
    },
    readings: [
      { id: 'grenade-needs-a-hit', en: 'Yes: nobody was hit.', ru: 'Да: никто не задет.' },
      { en: 'No: the grenade landed where it should.', ru: 'Нет: граната легла куда надо.' },
    ],
    decision: {
      en: 'No: the grenade goes off in its place, and nothing is rolled for where it went.',
      ru: 'Нет: граната рвётся в своей точке, и за то, куда она делась, не бросают.',
    },
  },
  {
    id: '5150/ruling/thrower-in-blast',
    section: '5150/blast',
    title: { en: 'The thrower under his own template', ru: 'Бросающий под собственным шаблоном' },
    question: {
      en: 'A grenade flies 6" at most and its template has 5" in the table. Does it catch the thrower?',
      ru: 'Граната летит не дальше 6", а шаблон у неё по таблице — 5". Заденет ли она того, кто бросил?',
    },
    readings: [
      {
        en: 'The 5" are the radius: within 5" of the spot he is a target of the same roll, in the open or in cover.',
        ru: '5" — это радиус: не дальше 5" от точки он такая же цель того же броска, открытая или в укрытии.',
      },
      {
        id: 'thrower-outside-blast',
        en: 'The 5" are the diameter, or nobody throws at his own feet: he is hit only when the grenade goes off there.',
        ru: '5" — это диаметр, да и под себя не бросают: его задевает, только если граната рванула у его ног.',
      },
    ],
    decision: {
      en: 'The text speaks of a radius, and everyone under the template is a target: within 5" the thrower is, too.',
      ru: 'Сказано «радиус», а под шаблоном цель — каждый: до 5" включительно цель и сам бросающий.',
    },
  },
  {
    id: '5150/ruling/exchange-answers-one',
    section: '5150/received-fire',
    title: { en: 'Shot at by several', ru: 'Обстрелян несколькими' },
    question: {
      en: 'Several fire at a figure at once and it fires back. At whom, and does it test for each of them?',
      ru: 'По фигурке разом стреляют несколько, и она отвечает. Кому и сколько тестов она проходит?',
    },
    readings: [
      { en: 'It answers each of them in turn.', ru: 'По очереди каждому.' },
      { en: 'One test, one burst, at one of those who fired.', ru: 'Один тест, одна очередь — по одному из стрелявших.' },
    ],
    decision: {
      en: 'One test and one burst, at one of those who fired; which one is up to the player. Calculators take the first in the list. Those who are not answered take no test. Fire at the same time calls for a single test, and its result is a single action, so no other reading is played.',
      ru: 'Один тест и одна очередь — по одному из стрелявших, на выбор игрока. Калькуляторы берут первого в списке. Кому не ответили, тот теста не проходит. Одновременный огонь вызывает один тест, а его результат — одно действие, поэтому иначе не играют.',
    },
  },
  {
    id: '5150/ruling/exchange-heroes',
    section: '5150/heroes',
    title: { en: 'Heroes of an exchange of fire', ru: 'Герои перестрелки' },
    question: {
      en: 'Two 1s on Received Fire make a hero. Does the hero choose the result of that very test, and what does he choose?',
      ru: 'Две единицы на «Обстрелян» делают героем. Выбирает ли он результат уже этого теста и что выбирает?',
    },
    readings: [
      {
        en: 'The test stands as rolled, with two dice passed; the hero chooses from the next one on.',
        ru: 'Тест остаётся как выпал: пройдено два кубика; выбирает герой со следующего.',
      },
      { id: 'hero-at-once', en: 'The hero chooses at once.', ru: 'Герой выбирает сразу.' },
    ],
    decision: {
      en: 'The roll that makes the hero is two dice passed. From the next test on he chooses, and odds of an exchange let him fire back as long as he can.',
      ru: 'Бросок, который делает героем, — это два пройденных кубика. Со следующего теста герой выбирает; в шансах перестрелки он отвечает огнём, пока может.',
    },
  },
];
