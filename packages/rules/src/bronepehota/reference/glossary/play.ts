/** Terms of play. */
import type { Term } from '../../../reference/reference.js';

export const playTerms: readonly Term[] = [
  {
    id: 'survival-test',
    name: { en: 'survival test', ru: 'тест выживания' },
    aliases: ['save', 'спасбросок', 'ТВ'],
    meaning: { en: 'A die that must not exceed the soldier’s armor', ru: 'Бросок, который не должен превысить броню пехотинца' },
    avoid: { en: ['saving throw'] },
  },
  {
    id: 'armor-test',
    name: { en: 'armor test', ru: 'тест брони' },
    meaning: {
      en: 'A die that must not exceed the machine’s armor, or the pilot is tested',
      ru: 'Бросок, который не должен превысить броню машины, иначе тест проходит пилот',
    },
  },
  {
    id: 'real-shooting',
    name: { en: 'real shooting', ru: 'реальная стрельба' },
    meaning: { en: 'Shooting plastic charges from spring launchers', ru: 'Стрельба пластиковыми зарядами из пружинных пускателей' },
  },
  {
    id: 'virtual-shooting',
    name: { en: 'virtual shooting', ru: 'виртуальная стрельба' },
    meaning: { en: 'Shooting with dice', ru: 'Стрельба на кубиках' },
  },
  {
    id: 'charge',
    name: { en: 'charge', ru: 'заряд' },
    meaning: { en: 'Shell, mine or rocket of real shooting', ru: 'Снаряд, мина или ракета при реальной стрельбе' },
  },
  {
    id: 'launcher',
    name: { en: 'launcher', ru: 'пускатель' },
    aliases: ['spring launcher', 'пружинный пускатель'],
    meaning: { en: 'The spring barrel that shoots a charge', ru: 'Пружинный ствол, который выпускает заряд' },
  },
  {
    id: 'cover',
    name: { en: 'cover', ru: 'укрытие' },
    meaning: {
      en: 'What hides a target and adds to its armor against a shot',
      ru: 'То, что прячет цель и добавляет к её броне при выстреле',
    },
  },
  {
    id: 'field-of-view',
    name: { en: 'field of view', ru: 'поле зрения' },
    aliases: ['front half', 'передняя полусфера'],
    meaning: { en: 'The half before a soldier or pilot', ru: 'Половина пространства перед пехотинцем или пилотом' },
  },
  {
    id: 'line-of-fire',
    name: { en: 'line of fire', ru: 'линия огня' },
    meaning: {
      en: 'The line from shooter to target that nothing may block',
      ru: 'Линия от стрелка к цели, которую ничто не должно перекрывать',
    },
  },
  {
    id: 'blast',
    name: { en: 'blast', ru: 'взрыв' },
    aliases: ['explosion'],
    meaning: {
      en: 'Attack on everything within a number of steps of a target that was hit',
      ru: 'Атака на всё, что стоит от поражённой цели не дальше указанного числа шагов',
    },
  },
  {
    id: 'grenade',
    name: { en: 'grenade', ru: 'граната' },
    meaning: { en: 'Every soldier may throw one in place of shooting', ru: 'Её может бросить любой пехотинец вместо выстрела' },
  },
  {
    id: 'aimed-fire',
    name: { en: 'aimed fire', ru: 'прицельная стрельба' },
    meaning: { en: 'Infantry that only shoots doubles its range', ru: 'Пехотинец, который только стреляет, бьёт вдвое дальше' },
  },
  {
    id: 'panic',
    name: { en: 'panic', ru: 'паника' },
    meaning: {
      en: 'A soldier who rolls exactly the armor lives, but flees',
      ru: 'На тесте выживания выпала ровно броня: боец жив, но бежит',
    },
  },
  {
    id: 'contact',
    name: { en: 'contact', ru: 'контакт' },
    aliases: ['touching', 'касание'],
    meaning: {
      en: 'Models that touch; with an enemy, it is close combat',
      ru: 'Модели касаются друг друга; с противником это ближний бой',
    },
  },
  {
    id: 'surprise-attack',
    name: { en: 'surprise attack', ru: 'внезапная атака' },
    meaning: { en: 'Close combat begun outside the defender’s field of view', ru: 'Ближний бой, начатый вне поля зрения защищающегося' },
  },
  {
    id: 'initiative',
    name: { en: 'initiative', ru: 'инициатива' },
    meaning: {
      en: 'D12 of each player for the right to set the order of play',
      ru: 'Д12 каждого игрока за право назначить порядок ходов',
    },
  },
  {
    id: 'turn',
    name: { en: 'turn', ru: 'тур' },
    aliases: ['round', 'раунд'],
    meaning: { en: 'Every unit acts once', ru: 'Каждый юнит действует один раз' },
  },
  {
    id: 'crash-landing',
    name: { en: 'crash landing', ru: 'аварийная посадка' },
    meaning: { en: 'D6 damage to a flyer whose pilot died', ru: 'Д6 повреждений летающей машине, чей пилот погиб' },
  },
  {
    id: 'capture',
    name: { en: 'capture', ru: 'захват' },
    meaning: {
      en: 'An unmanned machine or gun goes to the first who touches it',
      ru: 'Пустая машина или орудие достаётся тому, кто первым коснётся',
    },
  },
  {
    id: 'mission',
    name: { en: 'mission', ru: 'миссия' },
    aliases: ['scenario', 'сценарий'],
    meaning: {
      en: 'A task that wins the game in place of wiping out the enemy',
      ru: 'Задание, которое приносит победу и без разгрома врага',
    },
  },
  {
    id: 'polaris',
    name: { en: 'Polaris Empire', ru: 'Империя Полярис' },
    aliases: ['Polaris', 'Полярис'],
    meaning: { en: 'One of the two sides, red armlists', ru: 'Одна из двух сторон, красные армлисты' },
  },
  {
    id: 'protectorate',
    name: { en: 'Trade Protectorate', ru: 'Торговый Протекторат' },
    aliases: ['Protectorate', 'Протекторат'],
    meaning: { en: 'The other side, blue armlists', ru: 'Вторая сторона, синие армлисты' },
  },
];
