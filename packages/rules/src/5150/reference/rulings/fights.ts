/** Rulings on charges, melee, grenades and holding out, except those on tests. */
import type { Ruling } from '../../../reference/reference.js';

export const fightRulings: readonly Ruling[] = [
  {
    id: '5150/ruling/leader-own-die',
    section: '5150/leaders',
    title: { en: 'The Leader’s own dice', ru: 'Кубики самого лидера' },
    question: {
      en: 'A Leader rolls three dice and lends the group a leader die. Does the Leader get it too?',
      ru: 'Лидер бросает три кубика и даёт группе кубик лидерства. А себе он его даёт?',
    },
    readings: [
      { id: 'leader-lends-himself', en: 'Yes: the Leader is in the group, too.', ru: 'Да: он тоже в группе.' },
      {
        en: 'No: the third die is the Leader’s share, the leader die is for those who are led.',
        ru: 'Нет: его доля — третий кубик, а кубик лидерства — для ведомых.',
      },
    ],
    decision: {
      en: 'No. On personal tests a Leader has three dice and no leader die.',
      ru: 'Нет. На личных тестах у лидера три своих кубика и никакого кубика лидерства.',
    },
  },
  {
    id: '5150/ruling/charged-flank-fire',
    section: '5150/being-charged',
    title: { en: 'Charged from the flank and able to fire', ru: 'Атакован с фланга, но может стрелять' },
    question: {
      en: 'Two dice passed, charged from flank or rear, weapon ready: one row says fire, another says turn at Rep −1.',
      ru: 'Пройдено два кубика, атака с фланга или тыла, оружие готово: одна строка велит стрелять, другая — развернуться с Умением −1.',
    },
    readings: [
      { en: 'Rows in order: whoever can fire does.', ru: 'По порядку строк: кто может стрелять, стреляет.' },
      { id: 'charged-flank-turns', en: 'Flank first: turn, without a shot.', ru: 'Сначала фланг: разворот без выстрела.' },
    ],
    decision: {
      en: 'Rows in order, as with one die passed in cover: whoever can fire does, and only those who cannot turn at Rep −1. Weapons fire to the front, so a figure is taken to be unable unless you say otherwise.',
      ru: 'По порядку строк, как и при одном кубике в укрытии: кто может стрелять, стреляет, а с Умением −1 разворачивается лишь тот, кто не может. Стреляют только перед собой, поэтому, если не указано иное, стрелять она не может.',
    },
  },
  {
    id: '5150/ruling/melee-prone',
    section: '5150/melee-rounds',
    title: { en: 'How long a prone fighter stays down', ru: 'Сколько лежит залёгший в рукопашной' },
    question: {
      en: 'A prone fighter rolls one die fewer. Does it get up after the first round?',
      ru: 'Лежащий бросает на кубик меньше. Встаёт ли он после первого раунда?',
    },
    readings: [
      { id: 'prone-gets-up', en: 'It does, once the first round is fought.', ru: 'Встаёт, отбившись в первом раунде.' },
      { en: 'Nothing in melee gets it up.', ru: 'Сама рукопашная его не поднимает.' },
    ],
    decision: {
      en: 'It stays prone and one die short in every round, until it breaks off.',
      ru: 'Лежит и теряет кубик в каждом раунде, пока не выйдет из рукопашной.',
    },
  },
  {
    id: '5150/ruling/grenade-distorting',
    section: '5150/blast',
    title: { en: 'Distorting armor under a template', ru: 'Искажающая броня под шаблоном' },
    question: {
      en: 'Distorting armor counts as cover when its wearer is shot at. A grenade is aimed at a spot: does the armor still count?',
      ru: 'По носителю искажающей брони стреляют как по укрытию. Гранату кидают в точку: считается ли броня и тут?',
    },
    readings: [
      { id: 'blast-ignores-distorting', en: 'No: nobody aims at the wearer.', ru: 'Нет: в носителя никто не целится.' },
      {
        en: 'Yes: the blast uses the hit table, and the armor counts always.',
        ru: 'Да: взрыв идёт по таблице попаданий, а броня действует всегда.',
      },
    ],
    decision: { en: 'It counts: the wearer is in cover against the blast as well.', ru: 'Считается: и от взрыва носитель в укрытии.' },
  },
  {
    id: '5150/ruling/dropped-grenade-cover',
    section: '5150/dropped-grenades',
    title: { en: 'Cover from a rolled grenade', ru: 'Укрытие от закатившейся гранаты' },
    question: {
      en: 'Bombs away makes the spot open or cover. What becomes of the cover that each figure has?',
      ru: '«Бомбы ушли» делают место открытым или укрытием. А что с укрытием самих фигурок?',
    },
    readings: [
      {
        id: 'dropped-own-cover',
        en: 'What covers a figure covers it here, too, besides what the dice say.',
        ru: 'Что укрывает фигурку, укрывает и тут, сверх того, что скажут кубики.',
      },
      { en: 'The dice decide for the whole spot.', ru: 'Кубики решают за всё место.' },
    ],
    decision: {
      en: 'The dice decide: cover and concealment of the figures do not count, lying prone and moving fast do, and so does distorting armor.',
      ru: 'Решают кубики: укрытие и скрытность фигурок не в счёт, а залегание, быстрое перемещение и искажающая броня — в счёт.',
    },
  },
  {
    id: '5150/ruling/colonists-stay',
    section: '5150/stay-or-run',
    title: { en: 'Colonists who pass two dice', ru: 'Колонизация и два кубика' },
    question: {
      en: 'With two dice passed the table only excuses colonization from stopping at 3/4. What do colonists do with smaller losses?',
      ru: 'При двух пройденных кубиках таблица лишь избавляет колонизацию от остановки на 3/4. А при меньших потерях?',
    },
    readings: [
      { en: 'Who goes on at 3/4 goes on before that, too.', ru: 'Кто держится при 3/4, держится и раньше.' },
      {
        id: 'colonists-stop',
        en: 'No row says that they go on, so below 3/4 they stop, like all whom no row names.',
        ru: 'Ни одна строка не велит им сражаться, значит, до 3/4 они прекращают бой, как все неназванные.',
      },
    ],
    decision: { en: 'They fight on, whatever was lost.', ru: 'Сражаются дальше, сколько бы ни потеряли.' },
  },
  {
    id: '5150/ruling/several-loss-steps',
    section: '5150/stay-or-run',
    title: { en: 'Several thresholds at once', ru: 'Несколько порогов сразу' },
    question: {
      en: 'One activation takes a side past two thresholds. One test or two?',
      ru: 'За одну активацию сторона перешла два порога. Один тест или два?',
    },
    readings: [
      { en: 'One for each threshold.', ru: 'По тесту на каждый порог.' },
      { en: 'One: losses are looked at when the activation is over.', ru: 'Один: потери смотрят, когда активация кончилась.' },
    ],
    decision: { en: 'One test, with all losses counted.', ru: 'Один тест, со всеми потерями.' },
  },
  {
    id: '5150/ruling/melee-at-once',
    section: '5150/melee-rounds',
    title: { en: 'Beaten by one, better than another', ru: 'Одному проиграл, другого победил' },
    question: {
      en: 'One fights several and compares his roll with each. If one of them fells him, does he still strike those whom he beat?',
      ru: 'Один дерётся с несколькими и сравнивает свой бросок с каждым. Если кто-то его свалил, достаётся ли тем, кого победил он?',
    },
    readings: [
      { en: 'Everything happens at once: both fall.', ru: 'Всё происходит разом: падают оба.' },
      {
        id: 'beaten-strikes-nobody',
        en: 'Whoever falls strikes nobody in that round.',
        ru: 'Кто упал, тот в этом раунде никого не задел.',
      },
    ],
    decision: {
      en: 'All who are in contact roll at the same time: each comparison counts. Of several blows the worst result stands.',
      ru: 'Все в контакте бросают одновременно: считается каждое сравнение. Из нескольких ударов действует худший.',
    },
  },
];
