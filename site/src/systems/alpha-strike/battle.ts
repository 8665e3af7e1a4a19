/** Battles of Alpha Strike: who attacks whom, what it may come to, and heat at the end. All figures are answers of its calculators. */
import { knownFigures, ownFigures, type Text } from '@rangefinder/rules';
import type { Description, Draft, WidgetAnswer } from '@rangefinder/widgets';
import type { Tally } from '../../battle/battle.js';
import type { Answered, AskEngine, BattleRules, Combatant, Mark, Result, Scenario } from '../../battle/rules.js';
import type { CatalogUnit } from '../../scripts/catalog-api.js';
import { initiative } from './initiative.js';

const END_PHASE = 3;
const SHUT_DOWN = 4;
/** Medium range: every unit with a gun can fire. */
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

const figure = ({ stats = {} }: CatalogUnit, name: string): number => Number(stats[name]) || 0;
const left = (card: CatalogUnit, { lost }: Tally, name: string): number => Math.max(0, figure(card, name) - (lost[name] ?? 0));

/** A second engine hit of the same turn destroys; what else is hit counts from the end phase on. */
const criticalsOf = ({ now, next }: Combatant['fighter']): readonly string[] => [
  ...now.marks.filter((mark) => mark !== 'ENGINE'),
  ...next.marks.filter((mark) => mark === 'ENGINE'),
];

/** A unit as the calculators take it: its card, and what is left of it. */
function unitOf({ fighter, card }: Combatant, { input, fillers }: Description, side: string): Draft {
  const field = input[side];
  if (field?.kind !== 'object') throw new Error(`the attack has no ${side}`);
  const filler = fillers[String(card.stats?.__typename)] ?? {};
  const printed = knownFigures(filler, { name: card.name, cost: card.cost, figures: ownFigures(filler, card.stats ?? {}) }, field.fields);
  const state = { armor: left(card, fighter.next, 'armor'), structure: left(card, fighter.next, 'structure') };
  return { ...printed, ...fighter.own, ...state, heat: fighter.now.level, criticals: criticalsOf(fighter) };
}

/** A state of the target as the calculator gives it. */
interface State {
  readonly armor: number;
  readonly structure: number;
  readonly destroyed: boolean;
  readonly criticals: readonly string[];
  readonly chance: { readonly decimal: number };
}

/** What of a list is not in another, each as often as it is there. */
const beyond = (all: readonly string[], known: readonly string[]): readonly string[] =>
  known.reduce<readonly string[]>((rest, one) => {
    const at = rest.indexOf(one);
    return at < 0 ? rest : rest.filter((_, place) => place !== at);
  }, all);

const DESTROYED: Text = { en: 'Destroyed', ru: 'Уничтожен' };
const joined = (texts: readonly Text[]): Text => ({ en: texts.map(({ en }) => en).join(', '), ru: texts.map(({ ru }) => ru).join(', ') });
const NO_TEXT: Text = { en: '', ru: '' };
const hitOf = (mark: string): Text => MARKS.find(({ name }) => name === mark)?.hit ?? NO_TEXT;

/** The rolls on the table of critical hits that give each of them. */
async function rollsOf(ask: AskEngine, specials: unknown): Promise<ReadonlyMap<string, string>> {
  const outcome = await ask('alpha-strike/critical-hits', { specials: specials ?? [] });
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

function resultOf(state: State, { target, answer }: Answered, rolls: ReadonlyMap<string, string>): Result {
  const { card, fighter } = target;
  const suffered = { externalHeat: outsideHeat(answer, fighter) };
  const chance = state.chance.decimal;
  if (state.destroyed) return { said: DESTROYED, chance, suffered, target: { out: true } };
  const fresh = beyond(state.criticals, criticalsOf(fighter));
  const lost = { armor: figure(card, 'armor') - state.armor, structure: figure(card, 'structure') - state.structure };
  const figures: Text = {
    en: `armor ${state.armor}, structure ${state.structure}`,
    ru: `броня ${state.armor}, конструкция ${state.structure}`,
  };
  const said = joined([figures, ...fresh.map((mark) => criticalText(mark, rolls))]);
  return { said, chance, suffered, target: { lost: { ...fighter.next.lost, ...lost }, marks: [...fighter.next.marks, ...fresh] } };
}

/** Heat that a hit brings, on top of what others brought this turn. */
function outsideHeat({ targetHeat }: WidgetAnswer, { now, did }: Combatant['fighter']): number {
  const brought = now.level < SHUT_DOWN ? Math.max(0, Number(targetHeat) - now.level) : 0;
  return Number(did.externalHeat ?? 0) + brought;
}

/** The target as it was before. */
const isUnchanged = ({ armor, structure, destroyed, criticals }: State, { fighter, card }: Combatant): boolean =>
  !destroyed &&
  armor === left(card, fighter.next, 'armor') &&
  structure === left(card, fighter.next, 'structure') &&
  beyond(criticals, criticalsOf(fighter)).length === 0;

function deedsOf(draft: Draft, { did }: Combatant['fighter']) {
  const { attack = 'WEAPON', overheat = 0, waterDepth = 0 } = (draft.situation ?? {}) as Readonly<Record<string, unknown>>;
  const fired = attack !== 'PHYSICAL' && attack !== 'MELEE_WEAPON' && attack !== 'RAM' && attack !== 'DEATH_FROM_ABOVE';
  return {
    ...did,
    fired: did.fired === true || fired,
    overheat: Number(did.overheat ?? 0) + Number(overheat),
    waterDepth: Number(waterDepth),
  };
}

/** A charge and a death from above hurt the attacker too. */
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

export const battle: BattleRules = {
  calculator: 'attack',
  show: ['situation'],
  marks: MARKS,
  adjustable: [{ name: 'skill', label: { en: 'Skill', ru: 'Навык' }, min: 0, max: 8 }],
  figures: ['move', 'tmm', 'damage', 'overheatValue'],
  scenarios: [TRAINING_DAY],
  initiative,
  settlesAt: END_PHASE,
  isOut: (tally, card) => tally.out || left(card, tally, 'structure') === 0,
  draft: (attacker, target, description) => ({
    attacker: unitOf(attacker, description, 'attacker'),
    target: unitOf(target, description, 'target'),
    situation: { inches: FIRST_INCHES },
  }),
  results: async (answered, ask) => {
    const { answer, target, attacker, draft } = answered;
    const rolls = await rollsOf(ask, target.card.stats?.specials);
    const harmful = (answer.states as readonly State[]).filter((state) => !isUnchanged(state, target));
    const hit = Number((answer.hit as State['chance']).decimal);
    return {
      results: harmful.map((state) => resultOf(state, answered, rolls)),
      miss: 1 - hit,
      did: deedsOf(draft, attacker.fighter),
      note: ownDamage(answer),
    };
  },
  levelAfter: async ({ fighter, card }, ask) => {
    if (card.stats?.hasHeatScale === false || fighter.next.level !== fighter.now.level) return undefined;
    const { fired = false, overheat = 0, waterDepth = 0, externalHeat = 0 } = fighter.did;
    const engineHits = fighter.now.marks.includes('ENGINE') ? 1 : 0;
    const outcome = await ask('alpha-strike/heat', { heat: fighter.now.level, fired, overheat, waterDepth, externalHeat, engineHits });
    return outcome.ok ? Number(outcome.answer.heat) : undefined;
  },
};
