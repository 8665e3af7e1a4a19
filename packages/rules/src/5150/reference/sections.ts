/** Sections of the 5150 rulebook in reading order, with the ids and titles that answers cite. */
import type { Section } from '../../reference/reference.js';
import type { Text } from '../../text/language.js';

type Id = `5150/${string}`;

const chapter = (id: Id, en: string, ru: string, source: Text): Section => ({ id, title: { en, ru }, source });

/** A section of the chapter `parent`. */
const within =
  (parent: Id) =>
  (id: Id, en: string, ru: string, source: Text): Section => ({ ...chapter(id, en, ru, source), parent });

const figures = within('5150/figures');
const organization = within('5150/organization');
const beforeTheBattle = within('5150/before-the-battle');
const turn = within('5150/turn');
const movement = within('5150/movement');
const reactionTests = within('5150/reaction-tests');
const shooting = within('5150/shooting');
const grenades = within('5150/grenades');
const melee = within('5150/melee');
const casualties = within('5150/casualties');
const armyLists = within('5150/army-lists');

export const sections: readonly Section[] = [
  chapter('5150/dice', 'Dice and passing', 'Кубики и прохождение', { en: 'Introduction: dice', ru: 'Вступление: кубики' }),

  chapter('5150/figures', 'Figures', 'Фигурки', {
    en: 'Basic rules: characteristics of figures',
    ru: 'Базовые правила: характеристики фигурок',
  }),
  figures('5150/rep', 'Rep', 'Умение', { en: 'Basic rules: Rep', ru: 'Базовые правила: умение' }),
  figures('5150/weapons', 'Weapons', 'Оружие', {
    en: 'Basic rules: armament; ranged and melee weapons; army lists, weapon tables',
    ru: 'Базовые правила: вооружение; стрелковое оружие и оружие ближнего боя; списки армий, таблицы оружия',
  }),
  figures('5150/armor', 'Armor', 'Броня', { en: 'Basic rules: personal protection', ru: 'Базовые правила: персональная защита' }),
  figures('5150/facing', 'Bases, front, flank and rear', 'Подставки, фронт, фланг и тыл', {
    en: 'Introduction: scale and bases; flank and rear',
    ru: 'Вступление: масштаб и подставки; фланг и тыл',
  }),

  chapter('5150/organization', 'Groups and leaders', 'Группы и лидеры', {
    en: 'Basic rules: organizing your group',
    ru: 'Базовые правила: организация вашей группы',
  }),
  organization('5150/groups', 'Groups', 'Группы', { en: 'Basic rules: groups', ru: 'Базовые правила: группы' }),
  organization('5150/leaders', 'Leaders and the leader die', 'Лидеры и кубик лидерства', {
    en: 'Basic rules: leaders',
    ru: 'Базовые правила: лидеры',
  }),
  organization('5150/group-leader', 'When the Leader falls', 'Когда лидера нет', {
    en: 'Basic rules: group leader',
    ru: 'Базовые правила: лидер группы',
  }),

  chapter('5150/before-the-battle', 'Before the battle', 'Перед боем', { en: 'Before the battle', ru: 'Перед битвой' }),
  beforeTheBattle('5150/points', 'Points', 'Очки', { en: 'Before the battle: points', ru: 'Перед битвой: очки набора армии' }),
  beforeTheBattle('5150/terrain', 'Terrain', 'Местность', { en: 'Before the battle: terrain', ru: 'Перед битвой: макеты местности' }),
  beforeTheBattle('5150/rivers', 'Rivers and fords', 'Реки и броды', {
    en: 'Before the battle: terrain, river',
    ru: 'Перед битвой: макеты местности, река',
  }),

  chapter('5150/turn', 'The turn', 'Ход', { en: 'During the battle', ru: 'Во время сражения' }),
  turn('5150/activation', 'Activation', 'Активация', {
    en: 'During the battle: turn order and activation',
    ru: 'Во время сражения: порядок хода и активация',
  }),
  turn('5150/actions', 'Actions', 'Действия', { en: 'During the battle: actions', ru: 'Во время сражения: действия' }),

  chapter('5150/movement', 'Movement', 'Перемещение', { en: 'Movement: standard movement', ru: 'Перемещения: стандартные перемещения' }),
  movement('5150/fast-move', 'Fast Move', 'Быстрое перемещение', { en: 'Movement: fast movement', ru: 'Перемещения: быстрое перемещение' }),
  movement('5150/prone', 'Going prone', 'Залегание', {
    en: 'Movement: going prone; helping up',
    ru: 'Перемещения: залегание; поднять товарища',
  }),
  movement('5150/carrying', 'Carrying others', 'Переноска', { en: 'Movement: carrying others', ru: 'Перемещения: переноска других' }),
  movement('5150/moving-and-weapons', 'Weapons on the move', 'Оружие на ходу', {
    en: 'Movement: shooting and moving; vehicles; handling weapons',
    ru: 'Перемещения: стрельба и движение; транспорт; использование оружия',
  }),

  chapter('5150/reaction-tests', 'Reaction tests', 'Тесты на реакцию', {
    en: 'Reaction tests: how to test; visible or hidden',
    ru: 'Тесты на реакцию: как проверять; видимый или скрытый',
  }),
  reactionTests('5150/in-sight', 'In Sight', '«В поле видимости»', {
    en: 'Reaction tests: In Sight',
    ru: 'Тесты на реакцию: «В поле видимости»',
  }),
  reactionTests('5150/received-fire', 'Received Fire', '«Обстрелян»', {
    en: 'Reaction test Received Fire; react or not',
    ru: 'Тест на реакцию «Обстрелян»; реагировать или нет',
  }),
  reactionTests('5150/suppression', 'Suppression', 'Подавление', {
    en: 'Reaction test Received Fire: suppression',
    ru: 'Тест на реакцию «Обстрелян»: подавление',
  }),
  reactionTests('5150/mandated-actions', 'Mandated actions', 'Обязательные действия', {
    en: 'Mandated actions',
    ru: 'Обязательные действия',
  }),
  reactionTests('5150/recovery', 'Recovery', '«Восстановление»', {
    en: 'Damage: recovery of the stunned and the frightened',
    ru: 'Ущерб: восстановление оглушённых и испугавшихся',
  }),
  reactionTests('5150/rally', 'Rally', '«Возвращение»', {
    en: 'Mandated actions: running; rally',
    ru: 'Обязательные действия: бегство; «Возвращение»',
  }),
  reactionTests('5150/heroes', 'Heroes', 'Герои', { en: 'Melee: heroic behavior', ru: 'Рукопашная: героическое поведение' }),
  reactionTests('5150/contact', 'Contact', '«Контакт»', { en: 'Universal tables: contact', ru: 'Универсальные таблицы: контакт' }),
  reactionTests('5150/awareness', 'Awareness', '«Уровень осведомлённости»', {
    en: 'Universal tables: awareness',
    ru: 'Универсальные таблицы: уровень осведомлённости',
  }),

  chapter('5150/shooting', 'Shooting', 'Стрельба', { en: 'Shooting: course of a firefight', ru: 'Стрельба: процесс стрельбы' }),
  shooting('5150/line-of-sight', 'Line of sight', 'Линия видимости', { en: 'Shooting: line of sight', ru: 'Стрельба: линия видимости' }),
  shooting('5150/targets', 'Targets of a burst', 'Выбор целей', { en: 'Shooting: choice of target', ru: 'Стрельба: выбор цели' }),
  shooting('5150/hitting', 'Hitting', 'Попадание', { en: 'Shooting: hit table and notes', ru: 'Стрельба: таблица попаданий и пояснения' }),
  shooting('5150/damage', 'Damage', 'Ущерб', { en: 'Shooting: damage', ru: 'Стрельба: определение ущерба' }),
  shooting('5150/hand-of-fate', 'The Hand of Fate', 'Рука судьбы', { en: 'Shooting: Hand of Fate', ru: 'Стрельба: рука судьбы' }),
  shooting('5150/lucky-shot', 'Lucky shot', 'Стрельба на удачу', { en: 'Shooting: lucky shot', ru: 'Стрельба: стрельба на удачу' }),
  shooting('5150/ammunition', 'Out of ammunition', 'Нехватка патронов', {
    en: 'Shooting: shortage of ammunition',
    ru: 'Стрельба: недостаток боеприпасов',
  }),
  shooting('5150/two-weapons', 'Two weapons at once', 'Стрельба с двух рук', { en: 'Shooting: two weapons', ru: 'Стрельба: с двух рук' }),
  shooting('5150/covering-fire', 'Covering fire', 'Прикрывающая стрельба', {
    en: 'Shooting: covering fire',
    ru: 'Стрельба: прикрывающая стрельба',
  }),
  shooting('5150/finishing-off', 'Finishing off and capturing', 'Добить или взять в плен', {
    en: 'Shooting: finishing off or capturing',
    ru: 'Стрельба: добивание или захват в плен',
  }),

  chapter('5150/grenades', 'Grenades', 'Гранаты', {
    en: 'Grenades: throwing; who has grenades',
    ru: 'Гранаты: метание; у кого есть гранаты',
  }),
  grenades('5150/blast', 'The blast template', 'Шаблон взрыва', {
    en: 'Grenades: weapons with a blast radius',
    ru: 'Гранаты: оружие с радиусом поражения',
  }),
  grenades('5150/grenade-misses', 'A missed throw', 'Промах гранатой', {
    en: 'Grenades: where is the grenade?',
    ru: 'Гранаты: «Где граната?»',
  }),
  grenades('5150/dropped-grenades', 'Dropping and rolling', 'Уронить или закатить', {
    en: 'Grenades: dropping and rolling; bombs away',
    ru: 'Гранаты: уронить или закатить; «Бомбы ушли»',
  }),

  chapter('5150/melee', 'Melee', 'Рукопашная', { en: 'Melee: hand-to-hand combat', ru: 'Рукопашная: рукопашный бой' }),
  melee('5150/wants-to-charge', 'Wants to Charge', '«Хочу атаковать»', {
    en: 'Melee: Wants to Charge',
    ru: 'Рукопашная: «Хочу атаковать»',
  }),
  melee('5150/being-charged', 'Being Charged', '«Меня атаковали»', { en: 'Melee: Being Charged', ru: 'Рукопашная: «Меня атаковали»' }),
  melee('5150/melee-rounds', 'A round of melee', 'Раунд рукопашной', {
    en: 'Melee: modifiers, result, damage',
    ru: 'Рукопашная: модификаторы, результат, ущерб',
  }),
  melee('5150/breaking-off', 'Long fights and breaking off', 'Затяжной бой и выход из него', {
    en: 'Melee: prolonged melee; leaving melee',
    ru: 'Рукопашная: затяжной бой; выход из рукопашной',
  }),
  melee('5150/improvised-weapons', 'Improvised and second weapons', 'Подручное и второе оружие', {
    en: 'Melee: improvised weapons; special rules',
    ru: 'Рукопашная: импровизированное оружие; специальные правила',
  }),

  chapter('5150/stay-or-run', 'Stay or Run', '«Остаться или убежать»', {
    en: 'Stay or run; ceasing to fight',
    ru: '«Остаться или убежать»; прекращение боя',
  }),

  chapter('5150/casualties', 'Casualties', 'Потери', { en: 'Casualties', ru: 'Потери в бою' }),
  casualties('5150/rescue', 'Carrying off the wounded', 'Вынос раненых', {
    en: 'Casualties: carrying off; collection point',
    ru: 'Потери в бою: вынос раненых; пункт сбора',
  }),
  casualties('5150/after-battle-recovery', 'Recovery after the battle', 'Восстановление от ран', {
    en: 'Casualties: recovery from wounds',
    ru: 'Потери в бою: восстановление от ранений',
  }),

  chapter('5150/buildings', 'Buildings', 'Здания', {
    en: 'Buildings: strength, zones, entering, moving inside',
    ru: 'Здания: прочность, зоны, вход, перемещения внутри',
  }),
  chapter('5150/victory', 'Victory', 'Победа', { en: 'How victory is decided', ru: 'Как определяется победа' }),

  chapter('5150/army-lists', 'Ordinary people', '«Обычные»', { en: 'Army lists: ordinary people', ru: 'Списки армий: «Обычные»' }),
  armyLists('5150/ordinary-people', 'Walks of life', 'Кто такие «обычные»', {
    en: 'Army lists: history, motivation, organization',
    ru: 'Списки армий: история, мотивация, организация',
  }),
  armyLists('5150/weapon-availability', 'Finding a weapon', 'Доступность оружия', {
    en: 'Army lists: availability of weapons',
    ru: 'Списки армий: доступность оружия',
  }),
  armyLists('5150/armor-availability', 'Finding armor', 'Доступность брони', {
    en: 'Army lists: availability of armor',
    ru: 'Списки армий: доступность брони',
  }),
];
