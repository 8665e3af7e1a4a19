/** Blasts: the effects of an explosive weapon on everything around its target. Step IV of section 7.4. */
import type { Fraction } from '@rangefinder/dice';
import { type Checked, field, fields, type Value } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { POWER_TEXT, type Power, powerOf } from '../../engine/dice/profile.js';
import { armorProblems } from '../../engine/shooting/armor.js';
import { armorField, flyingField, MAX_STEPS, pilotArmorField, withPilot } from '../../engine/shooting/fields.js';
import { sufferedFields, sufferedFigures } from '../../engine/strike/output.js';
import { damageOf, type Struck, type Suffered, suffer } from '../../engine/strike/strike.js';
import { TARGETS } from '../../vocabulary.js';

/** More than fit into any blast. */
const MAX_BYSTANDERS = 20;
/** Larger than any blast. */
const MAX_RADIUS_STEPS = 20;

const kind = field({ kind: 'choice', type: TARGETS, example: 'INFANTRY', label: { en: 'Kind', ru: 'Вид' } });
const steps = field({
  kind: 'number',
  min: 0,
  max: MAX_STEPS,
  unit: 'steps',
  example: 1,
  label: { en: 'Distance from the target', ru: 'Расстояние от цели' },
});

const bystander = field({
  kind: 'object',
  name: 'BronepehotaBystanderInput',
  about: { en: 'Who stands near the target, friend or foe', ru: 'Кто стоит рядом с целью, свой или чужой' },
  label: { en: 'Bystander', ru: 'Сосед' },
  fields: fields({
    kind,
    armor: armorField,
    steps,
    pilotArmor: { ...pilotArmorField, countsFor: withPilot('kind') },
    flying: { ...flyingField, countsFor: withPilot('kind') },
  }),
});

export const blastField = field({
  kind: 'object',
  name: 'BronepehotaBlastInput',
  about: { en: 'The blast of a weapon and who stands around', ru: 'Взрыв и те, кто стоит рядом' },
  optional: true,
  label: { en: 'Blast', ru: 'Взрыв' },
  hint: { en: 'Optional rule, for example 1D20 within 2 steps', ru: 'По договорённости, например 1Д20 в пределах 2 шагов' },
  fields: fields({
    power: { ...POWER_TEXT, example: '1D20', label: { en: 'Power of the blast', ru: 'Мощность взрыва' } },
    steps: { kind: 'number', min: 0, max: MAX_RADIUS_STEPS, unit: 'steps', example: 2, label: { en: 'Radius', ru: 'Радиус' } },
    bystanders: { kind: 'list', item: bystander, min: 0, max: MAX_BYSTANDERS, default: [], label: { en: 'Bystanders', ru: 'Соседи' } },
  }),
});

export type Blast = Value<typeof blastField>;
type Bystander = Checked<typeof bystander.fields>;

/** A bystander and the effects of the blast. */
export interface Caught {
  readonly bystander: Bystander;
  readonly inReach: boolean;
  readonly suffered: Suffered;
}

export const bystanderField = field({
  kind: 'object',
  name: 'BronepehotaBystander',
  about: {
    en: 'What a blast does to one bystander, a missed shot counted as 0',
    ru: 'Что взрыв делает с одним соседом, промах считается за 0',
  },
  label: { en: 'Bystander', ru: 'Сосед' },
  fields: fields({
    kind,
    armor: armorField,
    steps,
    inReach: { kind: 'boolean', label: { en: 'In the blast', ru: 'В зоне взрыва' } },
    ...sufferedFields,
  }),
});

/** Problems of the bystanders. */
export const blastProblems = (blast: Blast | undefined): readonly Problem[] =>
  (blast?.bystanders ?? []).flatMap(({ kind, armor }, index) => armorProblems(kind, armor, ['blast', 'bystanders', index, 'armor']));

const NOTHING: Power = { count: 0, faces: 6 };

/**
 * Applies the blast to each bystander within the radius if the shot hits. Every bystander is rolled for separately. Cover does not
 * help.
 */
export function caughtIn(
  { power, steps, bystanders }: Blast,
  hit: Fraction,
  { panic, readings }: Pick<Struck, 'panic' | 'readings'>,
): readonly Caught[] {
  const dice = powerOf(power);
  return bystanders.map((bystander) => {
    const inReach = bystander.steps <= steps;
    return {
      bystander,
      inReach,
      suffered: suffer(damageOf(inReach ? dice : NOTHING, bystander.armor, hit), { ...bystander, panic, readings }),
    };
  });
}

export const caughtFigures = ({ bystander: { kind, armor, steps }, inReach, suffered }: Caught): Value<typeof bystanderField> => ({
  kind,
  armor,
  steps,
  inReach,
  ...sufferedFigures(suffered),
});
