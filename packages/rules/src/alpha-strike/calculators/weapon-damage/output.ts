/** Output of the weapon-damage calculator. */
import { fields } from '../../../calculator/fields.js';
import { damageOutcome } from '../../../calculator/outcomes.js';

export const output = fields({
  damage: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 300,
    unit: 'points',
    example: 7,
    label: { en: 'Damage', ru: 'Урон' },
    hint: {
      en: 'What a hit deals for sure; minimal damage may add one point',
      ru: 'Что попадание наносит наверняка; минимальный урон может добавить одно очко',
    },
  },
  outcomes: {
    kind: 'list',
    min: 0,
    max: 2,
    item: damageOutcome,
    label: { en: 'Damage of a hit', ru: 'Урон попадания' },
    hint: { en: 'Every amount with its odds; two with minimal damage', ru: 'Все величины с шансами; при минимальном уроне их две' },
  },
  expectedDamage: { kind: 'exact', better: { higher: 'ATTACKER' }, label: { en: 'Average damage of a hit', ru: 'Средний урон попадания' } },
  heatGained: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: 4,
    unit: 'points',
    example: 3,
    label: { en: 'Heat from overheat', ru: 'Нагрев от перегрева' },
    hint: { en: 'Added in the end phase, hit or miss', ru: 'Прибавляется в завершающей фазе и при промахе' },
  },
  targetHeat: {
    kind: 'int',
    better: { higher: 'ATTACKER' },
    min: 0,
    max: 2,
    unit: 'points',
    example: 1,
    label: { en: 'Heat for the target', ru: 'Нагрев цели' },
    hint: {
      en: 'From HT, in the end phase; at most 2 a turn from all attackers',
      ru: 'От НГР, в завершающей фазе; за ход от всех не больше 2',
    },
  },
});
