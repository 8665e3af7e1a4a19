/** Battles of 5150: figures with a Rep, a weapon and armor. What a figure may do comes from its state calculator. */
import type { BattleRules, Combatant, StateChoice, Switch } from '../../battle/rules.js';
import type { Battle } from '../../battle/state.js';
import { attack, UNLOADED } from './attack.js';
import { has, isFinished, LEAVING, leadershipOf, repOf, stateOf } from './figure.js';
import { HIGHER_DIE, initiative, LOWER_DIE } from './initiative.js';
import { groupReaction, reaction } from './reaction.js';
import { stayOrRun } from './stay-or-run.js';

const STATE = '5150/figure-state';
const FIGURE = 'figure';
/** States of figures that take no further part. */
const OUT = ['OUT_OF_THE_FIGHT', 'DEAD'];

/** The marks are states of the calculator. */
const STATES: StateChoice = {
  label: { en: 'State', ru: 'Состояние' },
  options: [
    { name: 'STEADY', label: { en: 'In order', ru: 'В порядке' } },
    { name: 'DUCKED_BACK', label: { en: 'Ducked back', ru: 'Испугалась' } },
    { name: 'STUNNED', label: { en: 'Stunned', ru: 'Оглушена' } },
    { name: 'PANICKED', label: { en: 'Panic', ru: 'В панике' } },
    { name: 'RUNNING', label: { en: 'Running', ru: 'Бежит' } },
    { name: 'OUT_OF_THE_FIGHT', label: { en: 'Out of the fight', ru: 'Выведена из боя' } },
    { name: 'DEAD', label: { en: 'Dead', ru: 'Убита' } },
  ],
};

const SWITCHES: readonly Switch[] = [
  { name: 'COVER', label: { en: 'In cover', ru: 'В укрытии' }, kinds: [FIGURE] },
  { name: 'PRONE', label: { en: 'Prone', ru: 'Залегла' }, kinds: [FIGURE] },
  { name: 'EMPTY', label: { en: 'Out of ammo', ru: 'Нет патронов' }, kinds: [FIGURE] },
  { name: 'LEADER', label: { en: 'Leader', ru: 'Лидер' }, kinds: [FIGURE], isRare: true },
  { name: 'APART', label: { en: 'Away from the Leader', ru: 'Без лидера' }, kinds: [FIGURE], isRare: true },
  { name: LEAVING, label: { en: 'Ceased to fight', ru: 'Прекратила бой' }, kinds: [FIGURE], isRare: true },
  { name: 'HERO', label: { en: 'Hero', ru: 'Герой' }, kinds: [FIGURE], isRare: true },
];

function stateDraft({ fighter, card }: Combatant, battle: Battle) {
  const rep = repOf(fighter);
  const state = stateOf(fighter);
  // Nothing else counts for those who are out.
  if (OUT.includes(state)) return { rep, state };
  const weapon = String(card.stats?.weapon);
  const led = leadershipOf(fighter, battle);
  return {
    rep,
    state,
    weapon,
    armor: card.stats?.armor,
    leader: has(fighter, 'LEADER'),
    hero: has(fighter, 'HERO'),
    prone: has(fighter, 'PRONE'),
    ...(has(fighter, 'COVER') && state !== 'STUNNED' && { cover: true }),
    ...(has(fighter, 'EMPTY') && !UNLOADED.includes(weapon) && { loaded: false }),
    ...(led && { leaderRep: led.rep, standIn: led.standIn }),
  };
}

export const battle: BattleRules = {
  ownUnits: { question: STATE, fields: ['rep', 'weapon', 'armor'], kind: FIGURE },
  figures: [],
  states: STATES,
  switches: SWITCHES,
  initiative,
  acting: { phases: [HIGHER_DIE, LOWER_DIE], can: ({ fighter }) => fighter.did.idle !== true && !isFinished(fighter) },
  state: { question: STATE, draft: stateDraft },
  attack,
  tests: [reaction, groupReaction, stayOrRun],
  isOut: ({ out, marks }) => out || OUT.some((state) => marks.includes(state)),
};
