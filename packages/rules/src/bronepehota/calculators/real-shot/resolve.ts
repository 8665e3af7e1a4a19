/** The effects of a charge from a spring launcher. Section 6.7 of the source. */
import type { Outcome, Step } from '../../../calculator/calculator.js';
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { armorProblems, missingArmor } from '../../engine/shooting/armor.js';
import { spentOn } from '../../engine/shooting/legality.js';
import { type Struck, struckOf } from '../../engine/strike/strike.js';
import { CHARGE_POWER } from '../../reference/tables/charges.js';
import type { Charge, Impact, Target } from '../../vocabulary.js';
import { type Hit, type HitFacts, hitInfantry, hitVehicle, uncounted } from './hit.js';
import type { input } from './input.js';
import { type RealRefusals, refusalOf } from './legality.js';
import type { output } from './output.js';

export type Question = Checked<typeof input>;

export interface Facts extends HitFacts {
  readonly ammunition: { readonly charge: Charge; readonly used: number; readonly left: number };
}

/** The target is not already destroyed. Infantry is not lying, because fallen infantry is dead, and what lies is not in the air. */
export function relations({ target, armor, impact, flying, launcher, turnDegrees }: Question): readonly Problem[] {
  const turns: Problem = {
    code: 'CONFLICT',
    path: ['turnDegrees'],
    given: turnDegrees,
    allowed: { en: '0 without a launcher', ru: '0, если не указано, из чего' },
  };
  const lies: Problem = {
    code: 'CONFLICT',
    path: ['impact'],
    given: impact,
    allowed: {
      en: 'anything but a model that was lying: infantry that fell is dead',
      ru: 'что угодно, кроме уже лежавшего: упавший пехотинец мёртв',
    },
  };
  const flies: Problem = {
    code: 'CONFLICT',
    path: ['flying'],
    given: flying,
    allowed: { en: 'no: a machine that was lying already is not in the air', ru: 'нет: уже лежавшая машина не в воздухе' },
  };
  if (target === 'INFANTRY' && impact === 'LYING') return [lies];
  return [
    ...(turnDegrees > 0 && launcher === undefined ? [turns] : []),
    ...(target === 'MACHINE' && flying && impact === 'LYING' ? [flies] : []),
    ...(armor === undefined ? (needsArmor(target, impact) ? [missingArmor()] : []) : armorProblems(target, armor)),
  ];
}

/** Infantry that fell is dead, and a hit that does not count changes nothing. */
const needsArmor = (target: Target, impact: Impact): boolean => impact !== 'UNCOUNTED' && !(target === 'INFANTRY' && impact === 'FELL');

function hitOf(struck: Struck, question: Question): Hit {
  const { charge, impact } = question;
  if (impact === 'UNCOUNTED') return uncounted(struck, question.armor);
  return struck.kind === 'INFANTRY' ? hitInfantry(struck, impact) : hitVehicle(struck, charge, impact);
}

/** Resolves a checked question. */
export function resolve(question: Question): Outcome<typeof output, Facts, RealRefusals> {
  const { charge, ammunition } = question;
  const { armor = 0 } = question;
  const struck = struckOf({ ...question, armor });
  const refusal = refusalOf(question);
  const used = spentOn(CHARGE_POWER[charge], ammunition, question.readings);
  if (refusal)
    return { figures: { ...uncounted(struck, question.armor).figures, ammunitionUsed: 0, ammunitionLeft: ammunition }, steps: [], refusal };
  const { figures, steps } = hitOf(struck, question);
  const left = ammunition === undefined ? undefined : ammunition - used;
  const spent: readonly Step<Facts>[] =
    left === undefined ? [] : [{ key: 'ammunition', value: -used, rule: 'bronepehota/real-ammunition', given: { charge, used, left } }];
  return { figures: { ...figures, ammunitionUsed: used, ammunitionLeft: left }, steps: [...spent, ...steps] };
}
