/** Words of the query language in both languages. No logic. */
import { FIGURES } from '../../domain/figures.js';
import { SYSTEMS, UNIT_KINDS } from '../../domain/systems.js';
/** A figure that can be asked for; PV and every other price is the cost. */
export const QUERY_FIGURES = ['cost', ...FIGURES];
/** Names of figures, as cards and players abbreviate them. */
export const FIGURE_NAMES = {
    cost: ['pv', 'cost', 'points', 'ос', 'цена', 'очки'],
    size: ['size', 'sz', 'размер', 'рз'],
    tmm: ['tmm', 'мдц'],
    overheatValue: ['ov', 'overheat', 'зп', 'перегрев'],
    armor: ['armor', 'броня', 'брн'],
    structure: ['structure', 'структура', 'вк'],
    threshold: ['threshold', 'порог'],
    damageShort: ['short', 'блж'],
    damageMedium: ['medium', 'срд'],
    damageLong: ['long', 'дал'],
    moveInches: ['move', 'mv', 'движение', 'дв'],
    jumpInches: ['jump', 'прыжок'],
    year: ['year', 'год'],
    tonnage: ['tonnage', 'tons', 'масса', 'тонны'],
    rank: ['rank', 'ранг'],
    rateOfFire: ['rof', 'скорострельность'],
    ammunition: ['ammo', 'боезапас'],
    durability: ['durability', 'прочность'],
    speed: ['speed', 'скорость'],
};
/** Fields whose value is one of a list. */
export const CHOICES = {
    system: { names: ['system', 'система'], values: SYSTEMS },
    kind: { names: ['kind', 'вид'], values: UNIT_KINDS },
};
/** Fields whose value is a text. */
export const TEXTS = {
    type: ['type', 'тип'],
    role: ['role', 'роль'],
    technology: ['tech', 'технология'],
    faction: ['faction', 'фракция'],
    source: ['source', 'источник'],
};
/** Abilities: may come several times, and after a minus. */
export const SPECIAL_NAMES = ['special', 'особенность'];
/** Whether units without a complete card are looked for too. */
export const PLAY_NAMES = ['play', 'игра'];
export const PLAY_VALUES = { yes: true, no: false, any: null, да: true, нет: false, все: null };
export const SORT_NAMES = ['sort', 'порядок'];
/** What can be sorted by beside the figures. */
export const SORT_KEYS = { name: 'name', название: 'nameRu' };
/** Words that stand alone and are no part of a name. */
export const JUMP_FLAGS = ['jump', 'прыжок'];
//# sourceMappingURL=fields.js.map