/** Battles of Alpha Strike: attacks, damage and heat. All figures come from its calculators. */

import type { CardEntry } from '@rangefinder/cards';
import { knownFigures, ownFigures, type Text } from '@rangefinder/rules';
import type { Description, Draft, WidgetAnswer } from '@rangefinder/widgets';
import type {
  AnsweredAttack,
  AskEngine,
  AttackResult,
  AttackRules,
  BattleRules,
  Combatant,
  DamageRules,
  Mark,
  Scenario,
} from '../../battle/rules.js';
import type { Tally } from '../../battle/state.js';
import { BATTLE } from '../../texts/battle.js';
import { withMiss } from '../shots.js';
import { initiative } from './initiative.js';

const COMBAT_PHASE = 2;
const END_PHASE = 3;
const SHUT_DOWN = 4;
/** Medium range, at which every unit with a weapon can fire. */
const FIRST_INCHES = 12;

const MARKS: readonly (Mark & { readonly hit: Text })[] = [
  { name: 'ENGINE', label: { en: 'Engine', ru: 'Реактор' }, hit: { en: 'engine hit', ru: 'попадание в реактор' } },
  {
    name: 'FIRE_CONTROL',
    label: { en: 'Fire control', ru: 'Управление огнём' },
    hit: { en: 'fire control hit', ru: 'попадание в системы управления огнём' },
  },
  { name: 'WEAPON', label: { en: 'Weapons', ru: 'Орудия' }, hit: { en: 'weapon hit', ru: 'попадание в орудия' } },
  { name: 'MOVEMENT', label: { en: 'MP', ru: 'Системы движения' }, hit: { en: 'MP hit', ru: 'попадание в системы движения' } },
  { name: 'AMMUNITION', label: { en: 'Ammunition', ru: 'Боезапас' }, hit: { en: 'ammunition hit', ru: 'попадание в боезапас' } },
];

/** As on the printed card. Damage is the only figure with three values. */
const ABBREVIATIONS: Readonly<Record<string, Text>> = {
  move: { en: 'MV', ru: 'ДВ' },
  damage: { en: '', ru: '' },
  armor: { en: 'A', ru: 'БРН' },
  structure: { en: 'S', ru: 'ВК' },
};

const TRAINING_DAY: Scenario = {
  title: { en: 'Training Day', ru: '«Тренировочный день»' },
  sides: [
    { en: 'Attacker', ru: 'Атакующий' },
    { en: 'Defender', ru: 'Защитник' },
  ],
  units: [
    ['alpha-strike/catapult-cplt-k2', 'alpha-strike/locust-lct-1e'],
    ['alpha-strike/thunderbolt-tdr-5se', 'alpha-strike/commando-com-3a'],
  ],
  own: { skill: 3 },
};

const figure = ({ stats = {} }: CardEntry, name: string): number => Number(stats[name]) || 0;
const left = (card: CardEntry, { lost }: Tally, name: string): number => Math.max(0, figure(card, name) - (lost[name] ?? 0));

/** Critical hits in effect. A second engine hit of the same turn destroys, so engine hits count at once; others from the end phase on. */
const criticalsOf = ({ now, next }: Combatant['fighter']): readonly string[] => [
  ...now.marks.filter((mark) => mark !== 'ENGINE'),
  ...next.marks.filter((mark) => mark === 'ENGINE'),
];

/** A unit as input of the calculators: its card minus its damage. */
function unitOf({ fighter, card }: Combatant, { input, fillers }: Description, side: string): Draft {
  const field = input[side];
  if (field?.kind !== 'object') throw new Error(`the attack has no ${side}`);
  const filler = fillers[String(card.stats?.__typename)] ?? {};
  const printed = knownFigures(filler, { name: card.name, cost: card.cost, figures: ownFigures(filler, card) }, field.fields);
  const state = { armor: left(card, fighter.next, 'armor'), structure: left(card, fighter.next, 'structure') };
  return { ...printed, ...fighter.own, ...state, heat: fighter.now.level, criticals: criticalsOf(fighter) };
}

/** A state of the target in the answer of the calculator. */
interface State {
  readonly armor: number;
  readonly structure: number;
  readonly destroyed: boolean;
  readonly criticals: readonly string[];
  readonly chance: { readonly decimal: number };
}

/** Removes each known item once. @example withoutItems(['a', 'a'], ['a']) // ['a'] */
const withoutItems = (all: readonly string[], known: readonly string[]): readonly string[] =>
  known.reduce<readonly string[]>((rest, one) => {
    const at = rest.indexOf(one);
    return at < 0 ? rest : rest.filter((_, place) => place !== at);
  }, all);

const DESTROYED: Text = { en: 'Destroyed', ru: 'Уничтожена' };
const joinTexts = (texts: readonly Text[]): Text => ({
  en: texts.map(({ en }) => en).join(', '),
  ru: texts.map(({ ru }) => ru).join(', '),
});
const NO_TEXT: Text = { en: '', ru: '' };
const hitOf = (mark: string): Text => MARKS.find(({ name }) => name === mark)?.hit ?? NO_TEXT;

/** Rolls on the critical hits table, by effect. */
async function rollsOf(ask: AskEngine, specials: readonly string[] = []): Promise<ReadonlyMap<string, string>> {
  const outcome = await ask('alpha-strike/critical-hits', { specials });
  const rows = outcome.ok ? (outcome.answer.rows as readonly { readonly roll: number; readonly effect: string }[]) : [];
  const effects = [...new Set(rows.map(({ effect }) => effect))];
  return new Map(effects.map((effect) => [effect, rows.flatMap((row) => (row.effect === effect ? [row.roll] : [])).join(', ')] as const));
}

function criticalText(mark: string, rolls: ReadonlyMap<string, string>): Text {
  const { en, ru } = hitOf(mark);
  const roll = rolls.get(mark);
  const behind = roll === undefined ? '' : ` (2D6: ${roll})`;
  return { en: en + behind, ru: ru + behind };
}

function resultOf(state: State, { target, answer }: AnsweredAttack, rolls: ReadonlyMap<string, string>): AttackResult {
  const { card, fighter } = target;
  const suffered = { externalHeat: outsideHeat(answer, fighter) };
  const chance = state.chance.decimal;
  const all = { armor: figure(card, 'armor'), structure: figure(card, 'structure') };
  if (state.destroyed) return { text: DESTROYED, chance, suffered, target: { out: true, lost: { ...fighter.next.lost, ...all } } };
  const newCriticals = withoutItems(state.criticals, criticalsOf(fighter));
  const lost = { armor: all.armor - state.armor, structure: all.structure - state.structure };
  const figures: Text = {
    en: `armor ${state.armor}, structure ${state.structure}`,
    ru: `броня ${state.armor}, конструкция ${state.structure}`,
  };
  const text = joinTexts([figures, ...newCriticals.map((mark) => criticalText(mark, rolls))]);
  return { text, chance, suffered, target: { lost: { ...fighter.next.lost, ...lost }, marks: [...fighter.next.marks, ...newCriticals] } };
}

/** Heat caused by this hit, added to that of earlier hits this turn. */
function outsideHeat({ targetHeat }: WidgetAnswer, { now, did }: Combatant['fighter']): number {
  const brought = now.level < SHUT_DOWN ? Math.max(0, Number(targetHeat) - now.level) : 0;
  return Number(did.externalHeat ?? 0) + brought;
}

/** Returns whether a hit leaves the target unchanged. */
const isUnchanged = ({ armor, structure, destroyed, criticals }: State, { fighter, card }: Combatant): boolean =>
  !destroyed &&
  armor === left(card, fighter.next, 'armor') &&
  structure === left(card, fighter.next, 'structure') &&
  withoutItems(criticals, criticalsOf(fighter)).length === 0;

function actionsOf(draft: Draft, { did }: Combatant['fighter']) {
  const { attack = 'WEAPON', overheat = 0, waterDepth = 0 } = (draft.situation ?? {}) as Readonly<Record<string, unknown>>;
  const fired = attack !== 'PHYSICAL' && attack !== 'MELEE_WEAPON' && attack !== 'RAM' && attack !== 'DEATH_FROM_ABOVE';
  return {
    ...did,
    fired: did.fired === true || fired,
    overheat: Number(did.overheat ?? 0) + Number(overheat),
    waterDepth: Number(waterDepth),
  };
}

/** Damage that the attacker takes in a charge or a death from above. */
function ownDamage({ attackerDamage }: WidgetAnswer): Text | undefined {
  const points = (attackerDamage as readonly { readonly damage: number }[]).map(({ damage }) => damage).filter((damage) => damage > 0);
  const amounts = points.join(' / ');
  return points.length === 0
    ? undefined
    : {
        en: `A hit costs the attacker ${amounts} damage: cross it out on its card.`,
        ru: `При попадании атакующий получит урон ${amounts}: зачеркните на его карточке.`,
      };
}

const attack: AttackRules = {
  calculator: 'attack',
  label: BATTLE.attack,
  phases: [COMBAT_PHASE],
  show: () => ['situation'],
  draft: (attacker, target, description) => ({
    attacker: unitOf(attacker, description, 'attacker'),
    target: unitOf(target, description, 'target'),
    situation: { inches: FIRST_INCHES },
  }),
  results: async (answered, ask) => {
    const { answer, target, attacker, draft } = answered;
    const rolls = await rollsOf(ask, target.card.abilities);
    const harmful = (answer.states as readonly State[]).filter((state) => !isUnchanged(state, target));
    const note = ownDamage(answer);
    const hits = harmful.map((state) => ({ ...resultOf(state, answered, rolls), note }));
    return { results: withMiss(hits, (answer.hit as State['chance']).decimal, { note }), did: actionsOf(draft, attacker.fighter) };
  },
};

const damage: DamageRules = {
  phase: END_PHASE,
  levelAfter: async ({ fighter, card }, ask) => {
    if (card.stats?.hasHeatScale === false || fighter.next.level !== fighter.now.level) return undefined;
    const { fired = false, overheat = 0, waterDepth = 0, externalHeat = 0 } = fighter.did;
    const engineHits = fighter.now.marks.includes('ENGINE') ? 1 : 0;
    const outcome = await ask('alpha-strike/heat', { heat: fighter.now.level, fired, overheat, waterDepth, externalHeat, engineHits });
    return outcome.ok ? Number(outcome.answer.heat) : undefined;
  },
};

export const battle: BattleRules = {
  figures: ['move', 'tmm', 'damage', 'overheatValue'],
  abbreviations: ABBREVIATIONS,
  adjustable: [{ name: 'skill', label: { en: 'Skill', ru: 'Навык' }, min: 0, max: 8 }],
  marks: MARKS,
  marksTitle: { en: 'Criticals and more', ru: 'Криты и прочее' },
  scenarios: [TRAINING_DAY],
  initiative,
  attack,
  damage,
  isOut: (tally, card) => tally.out || left(card, tally, 'structure') === 0,
};
