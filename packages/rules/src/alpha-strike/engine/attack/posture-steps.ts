/** Steps for the effects of MP hits and heat on the movement of both units. Omitted without effect. */
import type { RuleId, Step } from '../../../calculator/calculator.js';
import { tmmChangeAt } from '../../reference/tables/heat.js';
import type { PostureFacts } from './facts.js';
import type { Scene } from './scene.js';

type PostureStep = Step<PostureFacts>;

const rule = (movementHits: number): RuleId => (movementHits > 0 ? 'alpha-strike/critical-effects' : 'alpha-strike/heat');

/** A unit that is shut down does not attack. */
function attackerMoves({ attacker, attackerPosture: { moved }, place: { attackerMoved: wanted } }: Scene): PostureStep | undefined {
  return moved === wanted
    ? undefined
    : { key: 'attackerMoves', value: null, rule: rule(attacker.criticals.movement), given: { wanted, moved } };
}

function targetMoves({ target, targetPosture: { moved, shutDown }, situation: { targetMoved: wanted } }: Scene): PostureStep | undefined {
  return moved === wanted || shutDown
    ? undefined
    : { key: 'targetMoves', value: null, rule: rule(target.criticals.movement), given: { wanted, moved } };
}

function targetTmm({ target, targetPosture: { moved, tmm: now } }: Scene): PostureStep | undefined {
  const { tmm: printed, heat } = target;
  if (printed === undefined || printed === now || (moved !== 'GROUND' && moved !== 'JUMPED')) return undefined;
  const hits = target.criticals.movement;
  return {
    key: 'targetTmm',
    value: null,
    rule: hits > 0 ? 'alpha-strike/ruling/mp-rounding' : 'alpha-strike/heat',
    given: { printed, hits, heat: moved === 'GROUND' && tmmChangeAt(heat) < 0 ? heat : 0, now },
  };
}

const STEPS = [attackerMoves, targetMoves, targetTmm] as const;

export const postureSteps = (scene: Scene): readonly PostureStep[] => STEPS.map((step) => step(scene)).filter((step) => step !== undefined);
