/** Output of the attack calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { damageOutcome } from '../../../calculator/outcomes.js';
import { SHUTDOWN_HEAT } from '../../reference/tables/heat.js';
import { CRITICALS } from '../../vocabulary.js';
import { MAX_ARMOR, MAX_STRUCTURE } from '../combat/unit-fields.js';

const MAX_STATES = 100_000;
const MAX_AMOUNTS = 8;
const MAX_CRITICALS = 40;

const stateOutcome = field({
  kind: 'object',
  name: 'AlphaStrikeState',
  about: { en: 'One state of the target and its odds', ru: 'Состояние цели и его шанс' },
  label: { en: 'State', ru: 'Состояние' },
  fields: {
    armor: {
      kind: 'int',
      min: 0,
      max: MAX_ARMOR,
      unit: 'points',
      example: 4,
      label: { en: 'Armor', ru: 'Броня' },
      hint: { en: 'What is left; 0 when destroyed', ru: 'Сколько осталось; 0, если уничтожена' },
    },
    structure: {
      kind: 'int',
      min: 0,
      max: MAX_STRUCTURE,
      unit: 'points',
      example: 5,
      label: { en: 'Structure', ru: 'ВК' },
      hint: { en: 'What is left; 0 when destroyed', ru: 'Сколько осталось; 0, если уничтожена' },
    },
    destroyed: { kind: 'boolean', better: { higher: 'ATTACKER' }, label: { en: 'Destroyed', ru: 'Уничтожена' } },
    criticals: {
      kind: 'list',
      item: { kind: 'choice', type: CRITICALS, label: { en: 'Critical hit', ru: 'Критическое попадание' } },
      min: 0,
      max: MAX_CRITICALS,
      label: { en: 'Critical hits', ru: 'Критические попадания' },
      hint: {
        en: 'All that the card lists, those of earlier turns and those absorbed by CASE included; none when destroyed',
        ru: 'Все, что отмечены на карточке, вместе с прежними и с поглощёнными ССХБ; у уничтоженной не перечислены',
      },
    },
    chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
  },
});

export const output = fields({
  target: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: -10,
    max: 60,
    optional: true,
    example: 7,
    roll: { dice: 2, faces: 6 },
    label: { en: 'Target number', ru: 'Целевое значение' },
    hint: { en: 'None when the attack is not allowed', ru: 'Нет, если атака запрещена' },
  },
  hit: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Odds to hit', ru: 'Шанс попасть' } },
  destroyed: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Odds to destroy', ru: 'Шанс уничтожить' } },
  expectedDamage: {
    kind: 'exact',
    better: { higher: 'ATTACKER' },
    label: { en: 'Expected damage', ru: 'Средний урон' },
    hint: { en: 'Mean of the damage, a miss counted as 0', ru: 'Среднее, промах — 0' },
  },
  damage: {
    kind: 'list',
    item: damageOutcome,
    min: 0,
    max: MAX_AMOUNTS,
    label: { en: 'Damage', ru: 'Урон' },
    hint: {
      en: 'Of the whole attack, a miss counted as 0; extra points of critical hits show in the states',
      ru: 'Всей атаки, промах — 0; дополнительные очки от критических попаданий видны в состояниях',
    },
  },
  hitDamage: { kind: 'list', item: damageOutcome, min: 0, max: MAX_AMOUNTS, label: { en: 'Damage of a hit', ru: 'Урон при попадании' } },
  states: {
    kind: 'list',
    item: stateOutcome,
    min: 0,
    max: MAX_STATES,
    label: { en: 'States of the target', ru: 'Состояния цели' },
    hint: {
      en: 'Every state in which the attack can leave the target, the likeliest first',
      ru: 'Все состояния, в которых атака может оставить цель, сначала самые вероятные',
    },
  },
  attackerHeat: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: SHUTDOWN_HEAT,
    label: { en: 'Attacker’s heat', ru: 'Нагрев атакующего' },
    hint: { en: 'After the end phase when the attack hits', ru: 'После завершающей фазы, если атака попала' },
  },
  attackerHeatOnMiss: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: SHUTDOWN_HEAT,
    label: { en: 'Attacker’s heat after a miss', ru: 'Нагрев атакующего при промахе' },
    hint: {
      en: 'The same, unless your group spends overheat only on hits',
      ru: 'Такой же, если перегрев не тратится только при попадании',
    },
  },
  targetHeat: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: SHUTDOWN_HEAT,
    label: { en: 'Target’s heat', ru: 'Нагрев цели' },
    hint: {
      en: 'After the end phase if the attack hits and the target fires without heating up; a shut-down target restarts',
      ru: 'После завершающей фазы, если атака попала, а цель стреляла без нагрева; отключившаяся цель перезапускается',
    },
  },
  attackerDamage: {
    kind: 'list',
    item: damageOutcome,
    min: 0,
    max: MAX_AMOUNTS,
    label: { en: 'Damage to the attacker', ru: 'Урон атакующему' },
    hint: { en: 'From its own charge or death from above', ru: 'От собственного тарана или «смерти с небес»' },
  },
});
