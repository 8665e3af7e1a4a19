/** The outline of 5150 in reading order: ids and titles that answers point at. */
import type { Section } from '../../reference/reference.js';

type Id = `5150/${string}`;

const chapter = (id: Id, en: string, ru: string, source: string): Section => ({ id, title: { en, ru }, source });

/** A section inside the chapter `parent`. */
const within =
  (parent: Id) =>
  (id: Id, en: string, ru: string, source: string): Section => ({ ...chapter(id, en, ru, source), parent });

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
  chapter('5150/dice', 'Dice and passing', 'Кубики и прохождение', 'Introduction: dice'),

  chapter('5150/figures', 'Figures', 'Фигурки', 'Basic rules: characteristics of figures'),
  figures('5150/rep', 'Rep', 'Умение', 'Basic rules: Rep'),
  figures('5150/weapons', 'Weapons', 'Оружие', 'Basic rules: armament; ranged and melee weapons; army lists, weapon tables'),
  figures('5150/armor', 'Armor', 'Броня', 'Basic rules: personal protection'),
  figures('5150/facing', 'Bases, front, flank and rear', 'Подставки, фронт, фланг и тыл', 'Introduction: scale and bases; flank and rear'),

  chapter('5150/organization', 'Groups and leaders', 'Группы и лидеры', 'Basic rules: organizing your group'),
  organization('5150/groups', 'Groups', 'Группы', 'Basic rules: groups'),
  organization('5150/leaders', 'Leaders and the leader die', 'Лидеры и кубик лидерства', 'Basic rules: leaders'),
  organization('5150/group-leader', 'When the Leader falls', 'Когда лидера нет', 'Basic rules: group leader'),

  chapter('5150/before-the-battle', 'Before the battle', 'Перед боем', 'Before the battle'),
  beforeTheBattle('5150/points', 'Points', 'Очки', 'Before the battle: points'),
  beforeTheBattle('5150/terrain', 'Terrain', 'Местность', 'Before the battle: terrain'),
  beforeTheBattle('5150/rivers', 'Rivers and fords', 'Реки и броды', 'Before the battle: terrain, river'),

  chapter('5150/turn', 'The turn', 'Ход', 'During the battle'),
  turn('5150/activation', 'Activation', 'Активация', 'During the battle: turn order and activation'),
  turn('5150/actions', 'Actions', 'Действия', 'During the battle: actions'),

  chapter('5150/movement', 'Movement', 'Перемещение', 'Movement: standard movement'),
  movement('5150/fast-move', 'Fast Move', 'Быстрое перемещение', 'Movement: fast movement'),
  movement('5150/prone', 'Going prone', 'Залегание', 'Movement: going prone; helping up'),
  movement('5150/carrying', 'Carrying others', 'Переноска', 'Movement: carrying others'),
  movement('5150/moving-and-weapons', 'Weapons on the move', 'Оружие на ходу', 'Movement: shooting and moving; vehicles; handling weapons'),

  chapter('5150/reaction-tests', 'Reaction tests', 'Тесты на реакцию', 'Reaction tests: how to test; visible or hidden'),
  reactionTests('5150/in-sight', 'In Sight', '«В поле видимости»', 'Reaction tests: In Sight'),
  reactionTests('5150/received-fire', 'Received Fire', '«Обстрелян»', 'Reaction test Received Fire; react or not'),
  reactionTests('5150/suppression', 'Suppression', 'Подавление', 'Reaction test Received Fire: suppression'),
  reactionTests('5150/mandated-actions', 'Mandated actions', 'Обязательные действия', 'Mandated actions'),
  reactionTests('5150/recovery', 'Recovery', '«Восстановление»', 'Damage: recovery of the stunned and the frightened'),
  reactionTests('5150/rally', 'Rally', '«Возвращение»', 'Mandated actions: running; rally'),
  reactionTests('5150/heroes', 'Heroes', 'Герои', 'Melee: heroic behavior'),
  reactionTests('5150/contact', 'Contact', '«Контакт»', 'Universal tables: contact'),
  reactionTests('5150/awareness', 'Awareness', '«Уровень осведомлённости»', 'Universal tables: awareness'),

  chapter('5150/shooting', 'Shooting', 'Стрельба', 'Shooting: course of a firefight'),
  shooting('5150/line-of-sight', 'Line of sight', 'Линия видимости', 'Shooting: line of sight'),
  shooting('5150/targets', 'Targets of a burst', 'Выбор целей', 'Shooting: choice of target'),
  shooting('5150/hitting', 'Hitting', 'Попадание', 'Shooting: hit table and notes'),
  shooting('5150/damage', 'Damage', 'Ущерб', 'Shooting: damage'),
  shooting('5150/hand-of-fate', 'The Hand of Fate', 'Рука судьбы', 'Shooting: Hand of Fate'),
  shooting('5150/lucky-shot', 'Lucky shot', 'Стрельба на удачу', 'Shooting: lucky shot'),
  shooting('5150/ammunition', 'Out of ammunition', 'Нехватка патронов', 'Shooting: shortage of ammunition'),
  shooting('5150/two-weapons', 'Two weapons at once', 'Стрельба с двух рук', 'Shooting: two weapons'),
  shooting('5150/covering-fire', 'Covering fire', 'Прикрывающая стрельба', 'Shooting: covering fire'),
  shooting('5150/finishing-off', 'Finishing off and capturing', 'Добить или взять в плен', 'Shooting: finishing off or capturing'),

  chapter('5150/grenades', 'Grenades', 'Гранаты', 'Grenades: throwing; who has grenades'),
  grenades('5150/blast', 'The blast template', 'Шаблон взрыва', 'Grenades: weapons with a blast radius'),
  grenades('5150/grenade-misses', 'A missed throw', 'Промах гранатой', 'Grenades: where is the grenade?'),
  grenades('5150/dropped-grenades', 'Dropping and rolling', 'Уронить или закатить', 'Grenades: dropping and rolling; bombs away'),

  chapter('5150/melee', 'Melee', 'Рукопашная', 'Melee: hand-to-hand combat'),
  melee('5150/wants-to-charge', 'Wants to Charge', '«Хочу атаковать»', 'Melee: Wants to Charge'),
  melee('5150/being-charged', 'Being Charged', '«Меня атаковали»', 'Melee: Being Charged'),
  melee('5150/melee-rounds', 'A round of melee', 'Раунд рукопашной', 'Melee: modifiers, result, damage'),
  melee('5150/breaking-off', 'Long fights and breaking off', 'Затяжной бой и выход из него', 'Melee: prolonged melee; leaving melee'),
  melee(
    '5150/improvised-weapons',
    'Improvised and second weapons',
    'Подручное и второе оружие',
    'Melee: improvised weapons; special rules',
  ),

  chapter('5150/stay-or-run', 'Stay or Run', '«Остаться или убежать»', 'Stay or run; ceasing to fight'),

  chapter('5150/casualties', 'Casualties', 'Потери', 'Casualties'),
  casualties('5150/rescue', 'Carrying off the wounded', 'Вынос раненых', 'Casualties: carrying off; collection point'),
  casualties('5150/after-battle-recovery', 'Recovery after the battle', 'Восстановление от ран', 'Casualties: recovery from wounds'),

  chapter('5150/buildings', 'Buildings', 'Здания', 'Buildings: strength, zones, entering, moving inside'),
  chapter('5150/victory', 'Victory', 'Победа', 'How victory is decided'),

  chapter('5150/army-lists', 'Ordinary people', '«Обычные»', 'Army lists: ordinary people'),
  armyLists('5150/ordinary-people', 'Walks of life', 'Кто такие «обычные»', 'Army lists: history, motivation, organization'),
  armyLists('5150/weapon-availability', 'Finding a weapon', 'Доступность оружия', 'Army lists: availability of weapons'),
  armyLists('5150/armor-availability', 'Finding armor', 'Доступность брони', 'Army lists: availability of armor'),
];
