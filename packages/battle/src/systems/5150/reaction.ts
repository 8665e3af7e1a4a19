/** Reaction tests in a battle of 5150, of one figure or of a group. The odds come from the calculators. */
import type { Language, Text } from '@rangefinder/rules';
import type { Description, WidgetAnswer } from '@rangefinder/widgets';
import type { AttackResult, AttackResults, Combatant, Tested, TestRules, UnitPart } from '../../battle/rules.js';
import type { Battle, Fighter, UnitChange } from '../../battle/state.js';
import { unitNames } from '../../battle/unit-names.js';
import { weaponOf } from './attack.js';
import { has, isFinished, leadershipOf, repOf, STATES, stateOf } from './figure.js';
import { HIGHER_DIE, LOWER_DIE } from './initiative.js';

/** As in the calculator, whose script is loaded with the first test. */
const TESTS = {
  IN_SIGHT: { en: 'In Sight', ru: '«В поле видимости»' },
  RECEIVED_FIRE: { en: 'Received Fire', ru: '«Обстрелян»' },
  WANTS_TO_CHARGE: { en: 'Wants to Charge', ru: '«Хочу атаковать»' },
  BEING_CHARGED: { en: 'Being Charged', ru: '«Меня атаковали»' },
  RECOVERY: { en: 'Recovery', ru: '«Восстановление»' },
  RALLY: { en: 'Rally', ru: '«Возвращение»' },
} as const satisfies Readonly<Record<string, Text>>;
type TestName = keyof typeof TESTS;

/** Tests of a figure by its state, the likeliest first. */
const BY_STATE: Readonly<Record<string, readonly TestName[]>> = {
  STEADY: ['IN_SIGHT', 'RECEIVED_FIRE', 'WANTS_TO_CHARGE', 'BEING_CHARGED'],
  DUCKED_BACK: ['RECOVERY', 'RECEIVED_FIRE', 'BEING_CHARGED'],
  STUNNED: ['RECOVERY'],
  PANICKED: ['RALLY', 'RECEIVED_FIRE'],
  RUNNING: ['RALLY'],
};

/** Fields that players fill in for a test of one figure. */
const SHOWN: Readonly<Record<TestName, readonly string[]>> = {
  IN_SIGHT: ['cover', 'hidden', 'covering', 'alerted'],
  RECEIVED_FIRE: ['cover', 'suppressed', 'flanked', 'movedFast', 'coverInches'],
  WANTS_TO_CHARGE: ['cover', 'chargeInReach'],
  BEING_CHARGED: ['cover', 'flanked'],
  RECOVERY: [],
  RALLY: ['cover', 'friendNear'],
};

/** A group at most. */
const MAX_GROUP = 8;

interface Chance {
  readonly decimal: number;
}

const part = (test: TestName): UnitPart => ({ value: test, text: TESTS[test] });

const isUnderFire = ({ fighter }: Combatant): boolean => fighter.did.underFire === true;

/** Received Fire comes first for those under fire. */
function testsOf(unit: Combatant): readonly TestName[] {
  if (isFinished(unit.fighter)) return [];
  const tests = BY_STATE[stateOf(unit.fighter)] ?? [];
  return isUnderFire(unit) ? tests.toSorted((one, other) => Number(other === 'RECEIVED_FIRE') - Number(one === 'RECEIVED_FIRE')) : tests;
}

type Field = Description['input'][string];

/** What counts in a test, of what is known about a figure. */
function counted(known: Readonly<Record<string, unknown>>, test: string, fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  const counts = (name: string): boolean => {
    const { countsFor } = fields[name] ?? {};
    return name in fields && (countsFor === undefined || countsFor.values.includes(test));
  };
  return Object.fromEntries(Object.entries(known).filter(([name, value]) => value !== undefined && value !== false && counts(name)));
}

function knownOf(unit: Combatant): Readonly<Record<string, unknown>> {
  const { fighter } = unit;
  const state = stateOf(fighter);
  return {
    rep: repOf(fighter),
    leader: has(fighter, 'LEADER'),
    weapon: weaponOf(unit),
    cover: has(fighter, 'COVER'),
    hero: has(fighter, 'HERO'),
    suppressed: fighter.did.suppressed === true,
    stunned: state === 'STUNNED',
    panicked: state === 'PANICKED',
  };
}

/** No other value of a field is false by default. */
const unable = ({ fighter }: Combatant, test: string): { readonly canFire?: false } =>
  has(fighter, 'EMPTY') && !['RECOVERY', 'RALLY'].includes(test) ? { canFire: false } : {};

/** The Rep of a standing Leader who lends his die. */
function lenderOf(figure: Fighter, battle: Battle): number | undefined {
  const led = leadershipOf(figure, battle);
  return led && !led.standIn ? led.rep : undefined;
}

const FIRES: Text = {
  en: 'It fires at the cause of the test: tap Shoot',
  ru: 'Она стреляет в того, кто вызвал тест: нажмите «Стрелять»',
};
const PRONE_IF: Text = { en: 'If it goes prone, tap Prone', ru: 'Если залегла, нажмите «Залегла»' };

interface Effect extends Omit<UnitChange, 'key'> {
  readonly note?: Text;
}

const inState = (state: string, ...more: readonly string[]): Effect => ({ add: [state, ...more], remove: STATES });
const FIRE: Effect = { did: { fires: true }, note: FIRES };
const FIRE_WORSE: Effect = { did: { fires: true, firesWorse: true }, note: FIRES };

/** What actions change on the table; others change nothing that is kept. */
const EFFECTS: Readonly<Record<string, Effect>> = {
  FIRE,
  CHOOSE_TO_FIRE: FIRE,
  STOP_AND_FIRE: FIRE,
  STAY_AND_FIRE: FIRE,
  FIRE_AND_FIGHT: FIRE,
  FIRE_AT_MINUS_ONE: FIRE_WORSE,
  STOP_AND_FIRE_AT_MINUS_ONE: FIRE_WORSE,
  HIDE_OR_GO_PRONE: { note: PRONE_IF },
  DUCK_BACK: inState('DUCKED_BACK', 'COVER'),
  REACH_COVER_AND_DUCK_BACK: inState('DUCKED_BACK', 'COVER'),
  GO_PRONE: { add: ['PRONE'] },
  PANIC: inState('PANICKED'),
  RUN: { add: ['RUNNING'], remove: [...STATES, 'COVER', 'PRONE'] },
  RETURN: { remove: STATES },
  OUT_OF_THE_FIGHT: inState('OUT_OF_THE_FIGHT'),
  LEAVE: { out: true },
};

/** The change of a figure by an action. A test of those under fire is taken. */
function changeOf({ fighter }: Combatant, action: string): UnitChange {
  const { note: _, did, ...change } = EFFECTS[action] ?? {};
  return { key: fighter.key, ...change, did: { underFire: false, suppressed: false, ...did } };
}

/** The wording of actions. */
function wording({ output }: Description): (action: string) => Text {
  const list = output.choices ?? output.together;
  const item = list?.kind === 'list' ? list.item : undefined;
  const actions = item?.kind === 'object' ? item.fields.actions : undefined;
  const choice = actions?.kind === 'list' ? actions.item : item;
  const values = choice?.kind === 'choice' ? choice.type.values : {};
  return (action) => values[action] ?? { en: action, ru: action };
}

const HERO: Text = { en: 'two 1s: a hero', ru: 'две единицы: герой' };

function resultsOfOne({ units }: Tested, answer: WidgetAnswer, description: Description): AttackResults {
  const [unit] = units;
  if (!unit) return { results: [], did: {} };
  const text = wording(description);
  const result = (action: string, chance: number): AttackResult => ({
    ...{ text: text(action), chance },
    ...{ units: [changeOf(unit, action)], note: EFFECTS[action]?.note },
  });
  const choices = answer.choices as readonly string[];
  if (choices.length > 0) return { isChosen: true, did: {}, results: choices.map((action) => result(action, 1)) };
  const actions = answer.actions as readonly { readonly action: string; readonly chance: Chance }[];
  const hero = Number((answer.hero as Chance).decimal);
  const isNew = hero > 0 && !has(unit.fighter, 'HERO');
  return {
    did: {},
    results: actions.map(({ action, chance }) => result(action, chance.decimal)),
    seen: isNew ? { label: HERO, chance: hero, units: [{ key: unit.fighter.key, add: ['HERO'] }] } : undefined,
  };
}

/** The test of one figure. */
export const reaction: TestRules = {
  calculator: 'reaction',
  label: { en: 'Test', ru: 'Тест' },
  variantLabel: { en: 'Test', ru: 'Тест' },
  phases: [HIGHER_DIE, LOWER_DIE],
  takenBy: 'unit',
  variants: ([unit]) => (unit ? testsOf(unit).map(part) : []),
  due: ([unit]) => (unit && isUnderFire(unit) && testsOf(unit).includes('RECEIVED_FIRE') ? part('RECEIVED_FIRE') : undefined),
  show: ({ variant }) => SHOWN[variant as TestName] ?? [],
  draft: ({ units: [unit], variant }, battle, { input }) => {
    if (!unit) return {};
    const known = { ...knownOf(unit), leaderRep: lenderOf(unit.fighter, battle) };
    return { test: variant, ...counted(known, variant, input), ...unable(unit, variant) };
  },
  results: resultsOfOne,
};

/** Figures of a side that take a test together. */
function groupOf(units: readonly Combatant[], test: TestName): readonly Combatant[] {
  const able = units.filter((unit) => !has(unit.fighter, 'APART') && testsOf(unit).includes(test));
  const shotAt = able.filter(isUnderFire);
  return (test === 'RECEIVED_FIRE' && shotAt.length > 1 ? shotAt : able).slice(0, MAX_GROUP);
}

const isGroup = ({ length }: readonly Combatant[]): boolean => length > 1;

function groupFields({ input }: Description): Readonly<Record<string, Field>> {
  const { figures } = input;
  return figures?.kind === 'list' && figures.item.kind === 'object' ? figures.item.fields : {};
}

/** The figures of a group in the calculator; it has one Leader. */
function groupDraft({ units, variant }: Tested, battle: Battle, description: Description) {
  const group = groupOf(units, variant as TestName);
  const leader = group.find(({ fighter }) => has(fighter, 'LEADER'));
  const fields = groupFields(description);
  const figures = group.map((unit) => ({
    ...counted({ ...knownOf(unit), leader: unit === leader }, variant, fields),
    ...unable(unit, variant),
  }));
  const lent = group[0] && !leader ? lenderOf(group[0].fighter, battle) : undefined;
  return { test: variant, figures, ...counted({ leaderRep: lent }, variant, description.input) };
}

const ALL: Text = { en: 'all', ru: 'все' };

/** Who does what: `all: ducks back`, or by action. */
function toldOf(group: readonly Combatant[], actions: readonly string[], text: (action: string) => Text): Text {
  const each = [...new Set(actions)].map((action) => ({ action, units: group.filter((_, at) => actions[at] === action) }));
  const who = (units: readonly Combatant[], language: Language): string =>
    each.length === 1 ? ALL[language] : units.map((unit) => unitNames(unit)[language]).join(' + ');
  const told = (language: Language): string =>
    each.map(({ action, units }) => `${who(units, language)}: ${text(action)[language]}`).join('; ');
  return { en: told('en'), ru: told('ru') };
}

function resultsOfGroup({ units, variant }: Tested, answer: WidgetAnswer, description: Description): AttackResults {
  const group = groupOf(units, variant as TestName);
  const text = wording(description);
  const together = answer.together as readonly { readonly actions: readonly string[]; readonly chance: Chance }[];
  return {
    did: {},
    results: together.map(({ actions, chance }) => ({
      ...{ text: toldOf(group, actions, text), chance: chance.decimal },
      units: group.map((unit, at) => changeOf(unit, actions[at] ?? '')),
      note: actions.map((action) => EFFECTS[action]?.note).find((note) => note !== undefined),
    })),
  };
}

/** The test of a group with one roll. */
export const groupReaction: TestRules = {
  calculator: 'groupReaction',
  label: { en: 'Test together', ru: 'Общий тест' },
  variantLabel: { en: 'Test', ru: 'Тест' },
  phases: [HIGHER_DIE, LOWER_DIE],
  takenBy: 'side',
  variants: (units) => (Object.keys(TESTS) as TestName[]).filter((test) => isGroup(groupOf(units, test))).map(part),
  show: () => [],
  draft: groupDraft,
  results: resultsOfGroup,
};
