/** Battles of Bronepehota: soldiers, durability and ammunition. What a machine or gun may do comes from its state calculator. */
import type { CardEntry } from '@rangefinder/cards';
import type { BattleRules, Combatant, Switch } from '../../battle/rules.js';
import type { Tally } from '../../battle/state.js';
import { attack, shotsOf } from './attack.js';
import { ACTIONS, initiative } from './initiative.js';
import { figure, isFallen, MEMBERS } from './unit.js';

const VEHICLES = ['machine', 'gun'];

const SWITCHES: readonly Switch[] = [
  { name: 'UNMANNED', label: { en: 'No pilot', ru: 'Без пилота' }, kinds: ['machine'] },
  { name: 'UNMANNED', label: { en: 'No crew', ru: 'Без расчёта' }, kinds: ['gun'] },
  { name: 'LYING', label: { en: 'Lying', ru: 'Лежит' }, kinds: VEHICLES },
  { name: 'CONTACT', label: { en: 'Enemy in contact', ru: 'Враг в контакте' }, kinds: VEHICLES },
];

interface Sector {
  readonly min: number;
  readonly max: number;
  readonly speed: number;
}

function isOut(tally: Tally, card: CardEntry): boolean {
  const { out, lost } = tally;
  const soldiers = (card.stats?.[MEMBERS] ?? []) as readonly unknown[];
  const isDestroyed = VEHICLES.includes(card.kind) && (lost.durability ?? 0) >= figure(card, 'durability');
  return out || isDestroyed || (soldiers.length > 0 && soldiers.every((_, at) => isFallen(tally, at + 1)));
}

/** The machine or gun as input of the state calculator: its card minus its damage, its ammunition and the shots of this turn. */
function stateDraft({ fighter, card }: Combatant) {
  const { now } = fighter;
  if (!VEHICLES.includes(card.kind)) return undefined;
  const sectors = card.stats?.speedSectors as readonly Sector[] | undefined;
  const durability = figure(card, 'durability');
  return {
    gun: card.kind === 'gun',
    durability,
    damage: Math.min(now.lost.durability ?? 0, durability),
    ...(sectors && { speedSectors: sectors.map(({ min, max, speed }) => ({ min, max, speed })) }),
    rateOfFire: Math.max(0, figure(card, 'rateOfFire') - shotsOf(fighter)),
    ammunition: Math.max(0, figure(card, 'ammunition') - (now.lost.ammunition ?? 0)),
    crewed: !now.marks.includes('UNMANNED'),
    lying: now.marks.includes('LYING'),
    contact: now.marks.includes('CONTACT'),
  };
}

export const battle: BattleRules = {
  figures: ['weight', 'mobility', 'rank', 'rateOfFire'],
  abbreviations: {
    armor: { en: 'A', ru: 'Бр' },
    durability: { en: 'Dur', ru: 'Прч' },
    ammunition: { en: 'Am', ru: 'Бз' },
  },
  boxes: ['ammunition'],
  members: { list: MEMBERS, figure: 'armor' },
  switches: SWITCHES,
  initiative,
  // A gun is no unit: the soldiers who serve it act.
  acting: { phases: [ACTIONS], can: ({ fighter, card }) => card.kind !== 'gun' && !fighter.now.marks.includes('UNMANNED') },
  state: { question: 'bronepehota/unit-state', draft: stateDraft },
  attack,
  isOut,
};
