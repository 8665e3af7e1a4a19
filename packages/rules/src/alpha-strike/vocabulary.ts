/** Vocabulary of Alpha Strike: the choice values of inputs and answers. No logic. */
import { vocabulary, type Word } from '../calculator/fields.js';

export const RANGES = vocabulary(
  'AlphaStrikeRange',
  { en: 'Range bracket of an attack', ru: 'Дистанция атаки' },
  {
    SHORT: { en: 'short', ru: 'ближняя' },
    MEDIUM: { en: 'medium', ru: 'средняя' },
    LONG: { en: 'long', ru: 'дальняя' },
  },
);
export type Range = Word<typeof RANGES>;

export const MOVEMENTS = vocabulary(
  'AlphaStrikeMovement',
  { en: 'How a unit moved this turn', ru: 'Как боевая единица двигалась в этот ход' },
  {
    STOOD_STILL: { en: 'stood still', ru: 'стояла на месте' },
    GROUND: { en: 'moved on the ground', ru: 'двигалась по земле' },
    JUMPED: { en: 'jumped', ru: 'прыгала' },
    IMMOBILE: { en: 'immobile', ru: 'обездвижена' },
  },
  {
    STOOD_STILL: 'M10 3h4v4h-4zM7 8h10v6h-2v7h-2.500v-6h-1v6H9v-7H7z',
    GROUND: 'M10 3h4v4h-4zM7 8h10v5h-2.500l3.500 7-2.300 1-3.700-6-3.700 6L6 20l3.500-7H7z',
    JUMPED: 'M10 1h4v4h-4zM7 6h10v6h-2v5h-2.500v-4h-1v4H9v-5H7zM9 18h2l-1 5zM13 18h2l-1 5z',
    IMMOBILE: 'M3 13h4v4H3zM8 11h13v3h-5v2h5v3H8z',
  },
);
export type Movement = Word<typeof MOVEMENTS>;

export const ATTACKS = vocabulary(
  'AlphaStrikeAttackKind',
  { en: 'Kind of attack', ru: 'Вид атаки' },
  {
    WEAPON: { en: 'weapon attack', ru: 'орудийная атака' },
    REAR: { en: 'rear-mounted weapons', ru: 'направленные назад орудия' },
    INDIRECT: { en: 'indirect fire', ru: 'стрельба непрямой наводкой' },
    PHYSICAL: { en: 'physical attack', ru: 'обычная атака в ближнем бою' },
    MELEE_WEAPON: { en: 'melee weapon attack', ru: 'атака оружием ближнего боя' },
    RAM: { en: 'charge (ram)', ru: 'таран' },
    DEATH_FROM_ABOVE: { en: 'death from above', ru: '«смерть с небес»' },
  },
);
export type AttackKind = Word<typeof ATTACKS>;

export const CRITICALS = vocabulary(
  'AlphaStrikeCritical',
  { en: 'Critical hit', ru: 'Критическое попадание' },
  {
    AMMUNITION: { en: 'ammunition', ru: 'боезапас' },
    ENGINE: { en: 'engine', ru: 'реактор' },
    FIRE_CONTROL: { en: 'fire control', ru: 'системы управления огнём' },
    NONE: { en: 'no critical hit', ru: 'нет критического попадания' },
    WEAPON: { en: 'weapon', ru: 'орудия' },
    MOVEMENT: { en: 'MP', ru: 'системы движения' },
    DESTROYED: { en: 'destroyed', ru: 'уничтожена' },
  },
);
export type Critical = Word<typeof CRITICALS>;

export const TERRAINS = vocabulary(
  'AlphaStrikeTerrain',
  { en: 'Terrain that costs extra movement', ru: 'Ландшафт, который замедляет движение' },
  {
    ROUGH: { en: 'rough', ru: 'труднопроходимый ландшафт' },
    RUBBLE: { en: 'rubble', ru: 'развалины' },
    WOODS: { en: 'woods', ru: 'лес' },
    WATER: { en: 'water', ru: 'вода' },
  },
);
export type Terrain = Word<typeof TERRAINS>;

export const WEAPONS = vocabulary(
  'AlphaStrikeWeapons',
  { en: 'What a weapon attack is fired with', ru: 'Из чего ведут орудийную атаку' },
  {
    ALL: { en: 'all weapons', ru: 'все орудия' },
    LRM: { en: 'long-range missiles (LRM)', ru: 'ракеты большой дальности (РБД)' },
    SRM: { en: 'short-range missiles (SRM)', ru: 'ракеты малой дальности (РМД)' },
  },
);
export type Weapons = Word<typeof WEAPONS>;

export const BALANCES = vocabulary(
  'AlphaStrikeBalance',
  { en: 'How well two forces match', ru: 'Насколько силы равны' },
  {
    BALANCED: { en: 'balanced', ru: 'силы равны' },
    ACCEPTABLE: { en: 'acceptable', ru: 'приемлемо' },
    UNBALANCED: { en: 'not balanced', ru: 'силы неравны' },
  },
);
export type Balance = Word<typeof BALANCES>;

export const SIDES = vocabulary(
  'AlphaStrikeSide',
  { en: 'One of two sides', ru: 'Одна из двух сторон' },
  {
    FIRST: { en: 'first', ru: 'первая' },
    SECOND: { en: 'second', ru: 'вторая' },
  },
);
export type SideName = Word<typeof SIDES>;

export const AIMS = vocabulary(
  'AlphaStrikeAim',
  { en: 'What an attack is to bring', ru: 'Чего добиваются атакой' },
  {
    EXPECTED_DAMAGE: { en: 'expected damage', ru: 'средний урон' },
    HIT: { en: 'a hit', ru: 'попадание' },
    DESTROY: { en: 'the destruction of the target', ru: 'уничтожение цели' },
  },
);
export type Aim = Word<typeof AIMS>;

export const CHANGES = vocabulary(
  'AlphaStrikeChange',
  { en: 'What the attacker could do differently', ru: 'Что атакующий может сделать иначе' },
  {
    STAND_STILL: { en: 'stand still', ru: 'стоять на месте' },
    MOVE: { en: 'move on the ground', ru: 'двигаться по земле' },
    JUMP: { en: 'jump', ru: 'прыгнуть' },
    CLOSE_IN: { en: 'close in', ru: 'подойти' },
    OVERHEAT: { en: 'overheat', ru: 'использовать перегрев' },
    STRIKE_THE_REAR: { en: 'strike the rear', ru: 'бить с тыла' },
    AVOID_WOODS: { en: 'find a line without woods', ru: 'найти линию без леса' },
    AVOID_COVER: { en: 'find a line past the cover', ru: 'найти линию мимо укрытия' },
    FIRE_LRM: { en: 'fire LRM', ru: 'выпустить РБД' },
    FIRE_SRM: { en: 'fire SRM', ru: 'выпустить РМД' },
    FIRE_EVERYTHING: { en: 'fire all front weapons', ru: 'стрелять всеми передними орудиями' },
    STRIKE: { en: 'strike by hand', ru: 'ударить в ближнем бою' },
    STRIKE_WITH_WEAPON: { en: 'strike with the melee weapon', ru: 'ударить оружием ближнего боя' },
  },
);
export type Change = Word<typeof CHANGES>;

export const FIRE_AIMS = vocabulary(
  'AlphaStrikeFireAim',
  { en: 'What the fire of a force is to bring', ru: 'Чего добивается огонь отряда' },
  {
    KILLS: { en: 'targets destroyed', ru: 'уничтожить больше целей' },
    DAMAGE: { en: 'points taken off', ru: 'снять больше брони и ВК' },
    POINTS: { en: 'PV destroyed', ru: 'уничтожить больше ОС' },
  },
);
export type FireAim = Word<typeof FIRE_AIMS>;

export const NO_SHOTS = vocabulary(
  'AlphaStrikeNoShot',
  { en: 'Why a unit has no shot at a target', ru: 'Почему БЕ не стреляет по цели' },
  {
    SHUT_DOWN: { en: 'shut down', ru: 'отключена' },
    CONTACT: { en: 'the bases touch', ru: 'подставки касаются' },
    OUT_OF_RANGE: { en: 'out of range', ru: 'слишком далеко' },
    OUT_OF_ARC: { en: 'out of the firing arc', ru: 'вне сектора обстрела' },
    NO_LINE_OF_SIGHT: { en: 'no line of sight', ru: 'нет линии видимости' },
    WOODS_BLOCK: { en: 'woods block the line of sight', ru: 'лес перекрывает линию видимости' },
    NO_DAMAGE: { en: 'no damage at this range', ru: 'на этой дистанции нет урона' },
    CANNOT_HIT: { en: 'needs more than 12', ru: 'нужно больше 12' },
  },
);
export type NoShot = Word<typeof NO_SHOTS>;
