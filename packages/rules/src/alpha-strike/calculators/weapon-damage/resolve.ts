/** The damage of a hit with weapons: figures and refusals. The steps are in `steps.ts`. */
import { certain, type Distribution, map, mean, oddsTable, ZERO } from '@rangefinder/dice';
import type { Outcome } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import type { Text } from '../../../text/language.js';
import { parseRanged, type RangedValues } from '../../engine/specials/damage-values.js';
import { inReadings, parseSpecials } from '../../engine/specials/specials.js';
import { isPhysical } from '../../engine/to-hit/to-hit.js';
import { type Damage, damageOf, MINIMAL_POINT, pointsOf, withPoints } from '../../engine/weapons/damage.js';
import { WEAPON_HIT_LOSS } from '../../reference/tables/critical-hits.js';
import { afterWeaponHits, heatAbility, heatGiven, isNormal, printedValues } from './fire.js';
import type { input } from './input.js';
import { type FireRefusals, fireRefusal } from './legality.js';
import type { output } from './output.js';
import { type DamageFacts, damageSteps, type Fired } from './steps.js';

export type Question = Checked<typeof input>;

const WEAPON_ATTACKS: Text = {
  en: 'an attack with weapons: the normal one, REAR or indirect fire',
  ru: 'атака из орудий: обычная, из НН или непрямой наводкой',
};
const NORMAL_ONLY: Text = { en: 'all weapons, unless it is the normal attack', ru: 'все орудия, если это не обычная атака' };
const NO_REAR: Text = { en: '0, unless it is the normal attack to the front', ru: '0, если это не обычная атака вперёд' };

/** Only weapon attacks deal weapon damage, and only the normal attack can be combined with REAR. */
export function relations({ attack, weapons, rearDamage }: Question): readonly Problem[] {
  if (isPhysical(attack)) return [{ code: 'CONFLICT', path: ['attack'], given: attack, allowed: WEAPON_ATTACKS }];
  if (attack !== 'WEAPON' && weapons !== 'ALL') return [{ code: 'CONFLICT', path: ['weapons'], given: weapons, allowed: NORMAL_ONLY }];
  return rearDamage > 0 && !isNormal({ attack, weapons })
    ? [{ code: 'CONFLICT', path: ['rearDamage'], given: rearDamage, allowed: NO_REAR }]
    : [];
}

/** Resolves a checked question. Source: step 6 of the combat phase, “Overheating”, “Special abilities”. */
export function resolve(question: Question): Outcome<typeof output, DamageFacts, FireRefusals> {
  const { readings } = question;
  const specials = inReadings(parseSpecials(question.specials), readings);
  const printed = printedValues(parseRanged(question.damage) as RangedValues, specials, question);
  const spared = readings.includes('weapon-hit-spares-abilities');
  const values = printed && afterWeaponHits(printed, spared && !isNormal(question) ? 0 : question.weaponHits);
  const rear = specials.rear && pointsOf(specials.rear, spared ? 0 : question.weaponHits * WEAPON_HIT_LOSS, readings);
  const refusal = fireRefusal({ ...question, value: values?.[question.range], rear, hasHeat: specials.heat !== undefined });
  if (refusal || !printed || !values) return { figures: NOTHING, steps: [], ...(refusal && { refusal }) };
  const heat = heatGiven(heatAbility(specials, question), question.targetHasHeatScale);
  return outcomeOf(
    { ...question, abilities: specials, printed: printed[question.range], value: values[question.range], given: heat },
    values,
  );
}

const NOTHING = { damage: 0, outcomes: [], expectedDamage: ZERO, heatGained: 0, targetHeat: 0 };

function outcomeOf(fired: Fired, values: RangedValues): Outcome<typeof output, DamageFacts, FireRefusals> {
  const hit = damageOf({ ...fired, damage: values, ovl: fired.abilities.ovl, rearReduction: fired.rearDamage });
  const damage = withPoints(hit, fired.given.damage);
  const dealt = dealtBy(damage);
  return {
    figures: {
      damage: damage.fixed,
      outcomes: oddsTable(dealt).map(({ value, chance }) => ({ damage: value, chance })),
      expectedDamage: mean(dealt),
      heatGained: fired.overheat,
      targetHeat: fired.given.heat,
    },
    steps: damageSteps(fired),
  };
}

const dealtBy = ({ fixed, minimal, withoutPoint = fixed }: Damage): Distribution<number> =>
  minimal ? map(MINIMAL_POINT, (point) => (point > 0 ? fixed + point : withoutPoint)) : certain(fixed);
