/** Wording of a line of sight. */
import type { Calculator } from '../../../calculator/calculator.js';
import type { Language } from '../../../text/language.js';
import { list, plural } from '../../../text/numbers.js';
import { OBSTACLES, type Obstacle, TARGET_LEVELS, type Terrain } from '../../vocabulary.js';
import type { input } from './input.js';
import type { output } from './output.js';
import type { Facts, Refusals } from './resolve.js';

const obstacles = (all: readonly Obstacle[], language: Language): string =>
  list(
    all.map((obstacle) => OBSTACLES.values[obstacle][language]),
    language,
  );
const hexesEn = (count: number): string => `${count} ${plural(count, 'en', { one: 'hex', many: 'hexes' })}`;
const hexesRu = (count: number): string => `${count} ${plural(count, 'ru', { one: 'гекс', few: 'гекса', many: 'гексов' })}`;

/** An obstacle whose Russian name is plural. */
const isPlural = (obstacle: Obstacle | undefined): boolean => obstacle === 'WRECKS_ON_HILL';
const blocks = (all: readonly Obstacle[]): string => (all.length > 1 || isPlural(all[0]) ? 'мешают' : 'мешает');

/** Instrumental case, after «над». */
const OVER_RU: Readonly<Record<Terrain, string>> = {
  CLEAR: 'чистой местностью',
  HILL: 'холмом',
  WOODS: 'лесом',
  TOWN: 'городом',
  WOODED_HILL: 'лесистым холмом',
};
const OVER_EN: Readonly<Record<Terrain, string>> = {
  CLEAR: 'clear terrain',
  HILL: 'a hill',
  WOODS: 'woods',
  TOWN: 'a town',
  WOODED_HILL: 'a wooded hill',
};

export const words: Calculator<typeof input, typeof output, Facts, Refusals>['words'] = {
  en: {
    steps: {
      level: ({ over, level }) => ({ label: 'Level', text: `Over ${OVER_EN[over]} the helicopter flies at level ${level}` }),
      candidates: ({ target, candidates }) => ({
        label: 'What could block',
        text: `Target ${TARGET_LEVELS.values[target].en}: ${candidates.map((obstacle) => OBSTACLES.values[obstacle].en).join('; ')}`,
      }),
      hexes: ({ between }) => ({ label: 'Line', text: `${hexesEn(between)} in between; those at either end do not block` }),
      blocked: ({ obstacle }) => ({ label: 'Blocked', text: `In the way: ${OBSTACLES.values[obstacle].en}` }),
      clear: () => ({ label: 'Clear', text: 'None of these is in the way' }),
    },
    refusals: {
      BLOCKED: ({ blockedBy, over, level }) =>
        `Not allowed: from level ${level}, over ${OVER_EN[over]}, the view is blocked by ${obstacles(blockedBy, 'en')}.`,
    },
    summary: ({ figures: { level }, question: { over, target } }) =>
      `The helicopter over ${OVER_EN[over]}, level ${level}, sees the target ${TARGET_LEVELS.values[target].en} and may fire.`,
  },
  ru: {
    steps: {
      level: ({ over, level }) => ({ label: 'Уровень', text: `Над ${OVER_RU[over]} вертолёт летит на уровне ${level}` }),
      candidates: ({ target, candidates }) => ({
        label: 'Что могло бы закрыть',
        text: `Цель ${TARGET_LEVELS.values[target].ru}: ${candidates.map((obstacle) => OBSTACLES.values[obstacle].ru).join('; ')}`,
      }),
      hexes: ({ between }) => ({ label: 'Линия', text: `Между ними ${hexesRu(between)}; свои гексы вертолёта и цели не мешают` }),
      blocked: ({ obstacle }) => ({ label: 'Перекрыто', text: `На пути ${OBSTACLES.values[obstacle].ru}` }),
      clear: () => ({ label: 'Видно', text: 'Ничего из этого на пути нет' }),
    },
    refusals: {
      BLOCKED: ({ blockedBy, over, level }) =>
        `Нельзя: с уровня ${level}, над ${OVER_RU[over]}, цели не видно — ${blocks(blockedBy)} ${obstacles(blockedBy, 'ru')}.`,
    },
    summary: ({ figures: { level }, question: { over, target } }) =>
      `Вертолёт над ${OVER_RU[over]}, уровень ${level}, видит цель ${TARGET_LEVELS.values[target].ru} и может стрелять.`,
  },
};
