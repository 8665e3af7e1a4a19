/** Input of the weapon-damage calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { DAMAGE_PATTERN } from '../../engine/specials/damage-values.js';
import { criticalRulings } from '../../reference/rulings/critical-hits.js';
import { damageRulings } from '../../reference/rulings/damage.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { RANGE_LIMITS } from '../../reference/tables/ranges.js';
import { ATTACKS, RANGES, WEAPONS } from '../../vocabulary.js';

export const input = fields({
  damage: {
    kind: 'list',
    min: 3,
    max: 3,
    by: RANGES,
    item: {
      kind: 'text',
      maxLength: 4,
      pattern: DAMAGE_PATTERN,
      orNumber: true,
      allowed: { en: 'a number, 0* for minimal damage, or a dash', ru: 'число, 0* для минимального урона или прочерк' },
      example: '3',
      label: { en: 'Damage', ru: 'Урон' },
    },
    label: { en: 'Damage S/M/L', ru: 'Урон БЛЖ/СРД/ДАЛ' },
    hint: { en: 'The three values of the card, as printed', ru: 'Три значения с карточки, как напечатаны' },
  },
  range: { kind: 'choice', type: RANGES, upToInches: RANGE_LIMITS, example: 'SHORT', label: { en: 'Range', ru: 'Дистанция' } },
  overheat: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    default: 0,
    example: 2,
    label: { en: 'Overheat used', ru: 'Использовано перегрева' },
    hint: { en: 'Declared before the roll; a miss heats too', ru: 'Объявляется до броска; нагревает и при промахе' },
  },
  ov: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT,
    default: 0,
    example: 3,
    label: { en: 'Overheat value (OV)', ru: 'Значение перегрева (ЗП)' },
    hint: { en: 'As on the card: the most that may be used in a turn', ru: 'С карточки: больше за ход использовать нельзя' },
  },
  heat: {
    kind: 'int',
    min: 0,
    max: SHUTDOWN_HEAT - 1,
    default: 0,
    label: { en: 'Heat of the attacker', ru: 'Нагрев атакующего' },
    hint: { en: 'Boxes already crossed off; overheat needs free ones', ru: 'Уже зачёркнутые окошки; для перегрева нужны свободные' },
  },
  fromRear: {
    kind: 'boolean',
    default: false,
    label: { en: 'From the rear', ru: 'С тыла' },
    hint: {
      en: 'The attack comes through the rear edge of the target’s base: 1 more',
      ru: 'Атака проходит через заднюю сторону подставки цели: на 1 больше',
    },
  },
  specials: {
    kind: 'list',
    min: 0,
    max: 40,
    default: [],
    item: { kind: 'text', maxLength: 60, example: 'HT1/1/-', label: { en: 'Special ability', ru: 'Особая способность' } },
    label: { en: 'Special abilities', ru: 'Особые способности' },
    hint: {
      en: 'As on the card, in English or Russian: OVL, HT1/1/-, REAR1/1/-, IF2',
      ru: 'Как на карточке, по-русски или по-английски: ПДД, НГР 1/1/–, НН 1/1/–, НПН 2',
    },
  },
  rearDamage: {
    kind: 'int',
    min: 0,
    max: 20,
    default: 0,
    unit: 'points',
    label: { en: 'Fired to the rear', ru: 'Выстрел назад' },
    hint: {
      en: 'Points that REAR can deal to another target this turn (1 for 0*): the front attack loses as much',
      ru: 'Сколько урона в этот ход могут нанести НН по другой цели (для 0* — 1): столько теряет атака вперёд',
    },
  },
  attack: {
    kind: 'choice',
    type: ATTACKS,
    default: 'WEAPON',
    label: { en: 'Attack', ru: 'Атака' },
    hint: {
      en: 'Weapons fire to the front, rear-mounted ones out of the front arc; indirect fire takes a spotter',
      ru: 'Орудия бьют вперёд, направленные назад — за пределы переднего сектора; непрямой наводке нужен наводчик',
    },
  },
  weapons: {
    kind: 'choice',
    type: WEAPONS,
    default: 'ALL',
    label: { en: 'Weapons', ru: 'Орудия' },
    hint: { en: 'LRM or SRM in place of the normal attack', ru: 'РБД или РМД вместо обычной атаки' },
  },
  weaponHits: {
    kind: 'int',
    min: 0,
    max: 10,
    default: 0,
    label: { en: 'Weapon hits', ru: 'Попадания по орудиям' },
    hint: {
      en: 'Critical hits to the attacker’s weapons: 1 off every damage value each',
      ru: 'Критические попадания по орудиям атакующего: каждое снижает все значения урона на 1',
    },
  },
  targetHasHeatScale: {
    kind: 'boolean',
    default: true,
    label: { en: 'Target has a heat scale', ru: 'У цели есть шкала нагрева' },
    hint: { en: 'Without one, HT is damage', ru: 'Без неё НГР — это урон' },
  },
  readings: readingsField(
    [...criticalRulings, ...damageRulings],
    [
      'minimal-bonus-with-point',
      'minimal-is-zero',
      'single-figure-short',
      'weapon-hit-spares-abilities',
      'no-overheat-with-abilities',
      'ht-excludes-overheat',
      'ht-with-any-weapons',
    ],
  ),
});
