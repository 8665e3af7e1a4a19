/** Output fields shared by all answers about a struck unit. */
import { field, fields } from '../../../calculator/fields.js';
import { damageOutcome as anyDamage } from '../../../calculator/outcomes.js';
import { rowsOf, type Suffered } from './strike.js';

/** A row of damage in the words of this rule set. */
const damageOutcome = field({
  ...anyDamage,
  label: { en: 'Damage', ru: 'Повреждения' },
  fields: { ...anyDamage.fields, damage: { ...anyDamage.fields.damage, label: { en: 'Damage', ru: 'Повреждения' } } },
});

const damageList = field({
  kind: 'list',
  item: damageOutcome,
  min: 0,
  max: 200,
  label: { en: 'Damage', ru: 'Повреждения' },
  hint: {
    en: 'Damage of the whole shot, a miss counted as 0; ascending',
    ru: 'Повреждения от всего выстрела, промах считается за 0; по возрастанию',
  },
});

/** Fields for destruction, the pilot and the crash. */
export const sufferedFields = fields({
  damage: damageList,
  destroyed: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    label: { en: 'Destroyed', ru: 'Уничтожение' },
    hint: {
      en: 'Odds that infantry dies, or that a machine or gun reaches 0, a crash landing included',
      ru: 'Шанс, что пехотинец погибнет, а машина или орудие дойдёт до 0, аварийная посадка учтена',
    },
  },
  pilotKilled: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    optional: true,
    label: { en: 'Pilot killed', ru: 'Гибель пилота' },
    hint: { en: 'None without a pilot', ru: 'Нет, если пилота нет' },
  },
  pilotPanicked: {
    kind: 'chance',
    better: { higher: 'ATTACKER' },
    optional: true,
    label: { en: 'Pilot panics', ru: 'Паника пилота' },
    hint: { en: 'None without a pilot; 0 without the panic rule', ru: 'Нет, если пилота нет; 0 без правила о панике' },
  },
  damageWithCrash: {
    kind: 'list',
    item: damageOutcome,
    min: 0,
    max: 200,
    optional: true,
    label: { en: 'Damage with the crash', ru: 'Повреждения с аварийной посадкой' },
    hint: {
      en: 'Damage of the shot and of a crash landing together; none for whatever does not fly with a pilot',
      ru: 'Повреждения от выстрела вместе с аварийной посадкой; нет, если никто не летит',
    },
  },
});

/** The values of `sufferedFields`. */
export const sufferedFigures = ({ damage, destroyed, pilot, crashed }: Suffered) => ({
  damage: rowsOf(damage),
  destroyed,
  pilotKilled: pilot?.dead,
  pilotPanicked: pilot?.panicked,
  damageWithCrash: crashed && rowsOf(crashed),
});
