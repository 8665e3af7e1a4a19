/** Rulings on points, and on finding weapons and armor. */
import type { Ruling } from '../../../reference/reference.js';

export const forceRulings: readonly Ruling[] = [
  {
    id: '5150/ruling/unpriced',
    section: '5150/points',
    title: { en: 'What has no price', ru: 'Чему нет цены' },
    question: {
      en: 'Prices are printed for Rep 3, 4 and 5 and for seven armors. What do Rep 1, 2, 6 and 7, EXO and battle armor cost, and an improvised weapon?',
      ru: 'Цены есть для Умения 3, 4 и 5 и для семи видов брони. Сколько стоят Умение 1, 2, 6 и 7, экзо- и боевая броня, подручное оружие?',
    },
    readings: [
      { en: 'Extend the printed prices.', ru: 'Продолжить напечатанный ряд.' },
      { en: 'They have none.', ru: 'Цены у них нет.' },
    ],
    decision: {
      en: 'They have no price, and none is invented: a force with one of them has no total.',
      ru: 'Цены нет, и выдумывать её нельзя: у отряда с таким бойцом или вещью нет итога.',
    },
  },
  {
    id: '5150/ruling/restricted-weapons',
    section: '5150/weapons',
    title: { en: 'Starred weapons', ru: 'Оружие со звёздочкой' },
    question: {
      en: 'Starred weapons are kept for the adventuring classes, yet the availability table can give anybody an assault rifle.',
      ru: 'Оружие со звёздочкой — только для «приключенческих» классов, а таблица доступности может дать штурмовую винтовку кому угодно.',
    },
    readings: [
      { en: 'The table is an exception.', ru: 'Таблица — исключение.' },
      { en: 'The star holds everywhere.', ru: 'Звёздочка действует везде.' },
    ],
    decision: {
      en: 'The star holds everywhere: one star for police, corporations, criminals and colonists, two for police and colonists.',
      ru: 'Звёздочка действует везде: одна — полиция, корпорации, преступники и колонисты, две — полиция и колонисты.',
    },
  },
  {
    id: '5150/ruling/weapon-dice',
    section: '5150/weapon-availability',
    title: { en: 'Dice for weapon availability', ru: 'Кубики доступности оружия' },
    question: {
      en: 'The corner of the table says three dice, its rows start at 2, and the text then rolls “2d6 once more”.',
      ru: 'В углу таблицы три кубика, строки начинаются с 2, а текст велит бросить «ещё раз» уже 2к6.',
    },
    readings: [
      { en: 'The corner: 3d6.', ru: 'Угол таблицы: 3к6.' },
      { en: 'Rows and text: 2d6.', ru: 'Строки и текст: 2к6.' },
    ],
    decision: {
      en: '2d6. Those who play by the corner of the table can ask for 3d6.',
      ru: '2к6. Кто играет по углу таблицы, может указать 3к6.',
    },
  },
  {
    id: '5150/ruling/matching-laser',
    section: '5150/weapon-availability',
    title: { en: 'The laser of its kind', ru: 'Соответствующий лазер' },
    question: {
      en: 'A 12 turns the weapon into the matching laser, but nothing says which laser matches what.',
      ru: '12 превращает оружие в соответствующее лазерное, но что чему соответствует, не сказано.',
    },
    readings: [
      {
        en: 'By size and use: pistols, automatic arms, long arms.',
        ru: 'По размеру и назначению: пистолеты, автоматическое, длинноствольное.',
      },
      {
        id: 'laser-by-rate',
        en: 'By range and rate of fire: a shotgun then becomes a rapid-fire laser pistol, too.',
        ru: 'По дальности и скорострельности: тогда и ружьё становится скорострельным лазерным пистолетом.',
      },
    ],
    decision: {
      en: 'Pistols become a laser pistol, the submachine gun a rapid-fire laser pistol, the shotgun a laser carbine, rifles a laser rifle.',
      ru: 'Пистолеты становятся лазерным пистолетом, пистолет-пулемёт — скорострельным лазерным, ружьё — лазерным карабином, винтовки — лазерной винтовкой.',
    },
  },
  {
    id: '5150/ruling/special-armor-roll',
    section: '5150/armor-availability',
    title: { en: 'Modifiers on the second armor roll', ru: 'Модификаторы второго броска на броню' },
    question: {
      en: 'Do law level and Leader also change the roll for special armor?',
      ru: 'Влияют ли уровень законности и лидерство на бросок особой брони?',
    },
    readings: [
      { id: 'special-armor-modified', en: 'Yes, on both rolls.', ru: 'Да, на оба броска.' },
      {
        en: 'No: the second table names no modifiers and ends at 12.',
        ru: 'Нет: вторая таблица модификаторов не называет и кончается на 12.',
      },
    ],
    decision: { en: '2d6 without modifiers.', ru: '2к6 без модификаторов.' },
  },
  {
    id: '5150/ruling/grenade-points',
    section: '5150/points',
    title: { en: 'Grenades for points', ru: 'Гранаты за очки' },
    question: {
      en: 'Anyone of a unit with grenades may throw them, and grenades cost points. Who pays: the unit once, or each figure?',
      ru: 'Гранаты может бросать любой из подразделения, и за гранаты платят. Кто платит: подразделение один раз или каждая фигурка?',
    },
    readings: [
      { id: 'grenades-paid-once', en: 'The unit pays once, and all of it throws.', ru: 'Подразделение платит один раз, бросают все.' },
      { en: 'Each figure that is to throw pays.', ru: 'Платит каждая фигурка, которая будет бросать.' },
    ],
    decision: {
      en: 'Each figure pays, as for any other weapon: the price stands in the list of weapons of a figure.',
      ru: 'Платит каждая фигурка, как за любое оружие: цена стоит в списке оружия фигурки.',
    },
  },
];
