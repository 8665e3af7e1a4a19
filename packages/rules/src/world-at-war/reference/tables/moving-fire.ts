/** The moving-fire table: the units that fire on the move, and their levels. The catalog entries are built from its rows too. */
import type { Cell, Table } from '../../../reference/reference.js';
import { type Language, same, type Text } from '../../../text/language.js';
import { signed } from '../../../text/numbers.js';
import { MOVING_FIRE_LEVELS, type MovingFireLevel, NATIONS, type Nation } from '../../vocabulary.js';

/** Columns of the table, in the notation of unit figures. */
export type LevelId = 'level-1' | 'level-2' | 'advanced';

/** A level of a unit. `only` is its limitation. */
export interface MovingFireEntry {
  readonly level: LevelId;
  readonly only: 'anti-aircraft' | 'HE' | null;
}

/** A unit of the table with all its levels. */
export interface MovingFireUnit {
  /** Id within its nation: `abrams`. */
  readonly id: string;
  readonly name: Text;
  readonly nation: { readonly id: string; readonly name: Text };
  readonly movingFire: readonly MovingFireEntry[];
  /** Levels by the other reading of a row whose cells are lost in the source. */
  readonly otherReading: readonly LevelId[] | null;
}

const FIRST = { level: 'level-1', only: null } as const;
const SECOND = { level: 'level-2', only: null } as const;
const ADVANCED = { level: 'advanced', only: null } as const;
const FIRST_HE = { level: 'level-1', only: 'HE' } as const;
const FIRST_ANTI_AIRCRAFT = { level: 'level-1', only: 'anti-aircraft' } as const;

const USA = { id: 'usa', name: NATIONS.values.USA } as const;
const FRANCE = { id: 'france', name: NATIONS.values.FRANCE } as const;
const GREAT_BRITAIN = { id: 'great-britain', name: NATIONS.values.GREAT_BRITAIN } as const;
const CANADA = { id: 'canada', name: NATIONS.values.CANADA } as const;
const CUBA = { id: 'cuba', name: NATIONS.values.CUBA } as const;
const VENEZUELA = { id: 'venezuela', name: NATIONS.values.VENEZUELA } as const;
const MEXICO = { id: 'mexico', name: NATIONS.values.MEXICO } as const;
const RUSSIA = { id: 'russia', name: NATIONS.values.RUSSIA } as const;

/**
 * The units of the moving-fire table, by nation.
 * @example movingFire.find(({ id }) => id === 'shilka')?.movingFire // [{ level: 'level-1', only: 'anti-aircraft' }]
 */
export const movingFire = [
  { id: 'bradley', name: { en: 'Bradley', ru: 'Брэдли' }, nation: USA, movingFire: [FIRST_HE, ADVANCED], otherReading: null },
  { id: 'm60a3', name: { en: 'M60A3', ru: 'M60A3' }, nation: USA, movingFire: [FIRST, ADVANCED], otherReading: null },
  { id: 'abrams', name: { en: 'Abrams', ru: 'Абрамс' }, nation: USA, movingFire: [SECOND, ADVANCED], otherReading: null },
  { id: 'airborne', name: { en: 'Airborne', ru: 'Airborne (Десантники)' }, nation: USA, movingFire: [SECOND], otherReading: null },
  { id: 'marines', name: { en: 'Marines', ru: 'Marines (Морская пехота)' }, nation: USA, movingFire: [SECOND], otherReading: null },
  { id: 'seals', name: { en: 'SEALs', ru: 'SEALs (Морские котики)' }, nation: USA, movingFire: [SECOND], otherReading: null },
  { id: 'tow', name: { en: 'TOW', ru: 'TOW' }, nation: USA, movingFire: [ADVANCED], otherReading: null },
  { id: 'm901', name: { en: 'M901', ru: 'M901' }, nation: USA, movingFire: [ADVANCED], otherReading: null },
  { id: 'amx30-b2', name: { en: 'AMX30-B2', ru: 'AMX30-B2' }, nation: FRANCE, movingFire: [FIRST], otherReading: null },
  { id: 'milan', name: { en: 'Milan', ru: 'Милан' }, nation: FRANCE, movingFire: [ADVANCED], otherReading: ['level-2'] },
  {
    id: 'chieftain',
    name: { en: 'Chieftain', ru: 'Чифтен' },
    nation: GREAT_BRITAIN,
    movingFire: [FIRST, ADVANCED],
    otherReading: ['level-1', 'level-2'],
  },
  { id: 'centurion', name: { en: 'Centurion', ru: 'Центурион' }, nation: GREAT_BRITAIN, movingFire: [FIRST], otherReading: null },
  { id: 'milan', name: { en: 'Milan', ru: 'Милан' }, nation: GREAT_BRITAIN, movingFire: [ADVANCED], otherReading: ['level-2'] },
  {
    id: 'leopard-c1',
    name: { en: 'Leopard C1', ru: 'Леопард C1' },
    nation: CANADA,
    movingFire: [FIRST, ADVANCED],
    otherReading: ['level-1', 'level-2'],
  },
  { id: 'centurion', name: { en: 'Centurion', ru: 'Центурион' }, nation: CANADA, movingFire: [FIRST], otherReading: null },
  { id: 'tow', name: { en: 'TOW', ru: 'TOW' }, nation: CANADA, movingFire: [ADVANCED], otherReading: ['level-2'] },
  { id: 't-72', name: { en: 'T-72', ru: 'Т-72' }, nation: CUBA, movingFire: [FIRST], otherReading: null },
  { id: 'shilka', name: { en: 'Shilka', ru: 'Шилка' }, nation: CUBA, movingFire: [FIRST_ANTI_AIRCRAFT], otherReading: null },
  { id: 't-72', name: { en: 'T-72', ru: 'Т-72' }, nation: VENEZUELA, movingFire: [FIRST], otherReading: null },
  { id: 'milan', name: { en: 'Milan', ru: 'Милан' }, nation: MEXICO, movingFire: [ADVANCED], otherReading: ['level-1'] },
  { id: 'tunguska', name: { en: 'Tunguska', ru: 'Тунгуска' }, nation: RUSSIA, movingFire: [FIRST_ANTI_AIRCRAFT], otherReading: null },
  {
    id: 'black-eagle',
    name: { en: 'Black Eagle', ru: 'Black Eagle (Чёрный орёл)' },
    nation: RUSSIA,
    movingFire: [FIRST, ADVANCED],
    otherReading: ['level-1', 'level-2'],
  },
] as const satisfies readonly MovingFireUnit[];

/** Modifiers of a level for fire on the move or through smoke. */
export interface LevelModifiers {
  readonly level: MovingFireLevel;
  /** Added to the number needed to hit. */
  readonly toHit: number;
  /** Added to firepower. */
  readonly firepower: number;
  readonly smoke: boolean;
  readonly extendedRange: boolean;
}

/** Modifiers by the level id of unit figures. */
export const LEVELS: Readonly<Record<LevelId, LevelModifiers>> = {
  'level-1': { level: 'LEVEL_1', toHit: 1, firepower: -1, smoke: false, extendedRange: true },
  'level-2': { level: 'LEVEL_2', toHit: 1, firepower: 0, smoke: false, extendedRange: true },
  advanced: { level: 'ADVANCED', toHit: 1, firepower: 0, smoke: true, extendedRange: false },
};
const LEVEL_IDS: readonly LevelId[] = ['level-1', 'level-2', 'advanced'];

/** The id of a nation in unit figures. `nationId('GREAT_BRITAIN')` → `great-britain` */
export const nationId = (nation: Nation): string => nation.toLowerCase().replaceAll('_', '-');

export const LIMITS: Readonly<Record<'anti-aircraft' | 'HE', Text>> = {
  'anti-aircraft': { en: 'anti-aircraft fire only', ru: 'только как ПВО' },
  HE: { en: 'HE only', ru: 'только ОФ' },
};

interface Named {
  readonly name: Text;
  readonly only: MovingFireEntry['only'];
}

/** The name on the counter, which is English, then what it is called in the language, and the limitation. */
function asPrinted({ name, only }: Named, language: Language): string {
  const called = calledIn(name, language);
  const more = [...(called === '' ? [] : [called]), ...(only ? [LIMITS[only][language]] : [])];
  return more.length > 0 ? `${name.en} (${more.join(', ')})` : name.en;
}

/** The words of a name that are not on the counter; none for a model such as T-72, which reads the same. */
function calledIn(name: Text, language: Language): string {
  const own = name[language]
    .replaceAll(/[()]/g, '')
    .split(' ')
    .filter((word) => !name.en.includes(word));
  return own.some((word) => /\p{L}{3}/u.test(word)) ? own.join(' ') : '';
}

function cell(nation: Nation, level: LevelId): Cell {
  const units: readonly MovingFireUnit[] = movingFire.filter((unit) => unit.nation.id === nationId(nation));
  const here = units.flatMap(({ name, movingFire: levels }) =>
    levels.filter((entry) => entry.level === level).map(({ only }) => ({ name, only })),
  );
  return here.length === 0
    ? null
    : { en: here.map((entry) => asPrinted(entry, 'en')).join(', '), ru: here.map((entry) => asPrinted(entry, 'ru')).join(', ') };
}

const change = (value: number): Text => ({ en: signed(value, 'en'), ru: signed(value, 'ru') });

export const movingFireTable: Table = {
  id: 'world-at-war/table/moving-fire',
  title: { en: 'Moving fire', ru: 'Стрельба в движении' },
  section: 'world-at-war/moving-fire',
  columns: [
    { en: 'Nation', ru: 'Страна' },
    { en: 'Level 1', ru: 'Уровень 1' },
    { en: 'Level 2', ru: 'Уровень 2' },
    { en: 'Advanced', ru: 'Продвинутый уровень' },
  ],
  rows: (Object.keys(NATIONS.values) as readonly Nation[]).map((nation) => [
    NATIONS.values[nation],
    ...LEVEL_IDS.map((level) => cell(nation, level)),
  ]),
};

export const movingFireModifiersTable: Table = {
  id: 'world-at-war/table/moving-fire-modifiers',
  title: { en: 'Levels of moving fire', ru: 'Уровни стрельбы в движении' },
  section: 'world-at-war/moving-fire',
  columns: [
    { en: 'Level', ru: 'Уровень' },
    { en: 'Number needed to hit', ru: 'Число для попадания' },
    { en: 'Firepower', ru: 'Огневая мощь' },
    { en: 'Smoke', ru: 'Дым' },
    { en: 'Extended range', ru: 'Увеличенная дальность' },
  ],
  rows: LEVEL_IDS.map((id) => {
    const { level, toHit, firepower, smoke, extendedRange } = LEVELS[id];
    return [
      MOVING_FIRE_LEVELS.values[level],
      change(toHit),
      firepower === 0 ? same('—') : change(firepower),
      smoke ? { en: 'at and through', ru: 'по дыму и сквозь него' } : same('—'),
      extendedRange ? { en: 'yes', ru: 'да' } : { en: 'not through smoke', ru: 'не сквозь дым' },
    ];
  }),
};
