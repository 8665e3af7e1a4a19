/** Relations between the inputs: facts of a figure that contradict each other. */
import type { Checked } from '../../../calculator/fields.js';
import type { Problem } from '../../../calculator/problems.js';
import { twoLeaders } from '../../engine/reaction/leaders.js';
import { decided, isShot, missingWeapon, weaponProblems } from '../../engine/reaction/weapons.js';
import { weaponOf } from '../../reference/tables/weapons.js';
import type { input } from './input.js';

/** A question as given. */
export type Given = Checked<typeof input>;
/** A question with everything that follows from its facts. */
export type Question = ReturnType<typeof decidedQuestion>;

/** The Rep of all tests and shots. */
export const repNow = ({ rep, repLost }: Pick<Given, 'rep' | 'repLost'>): number => rep - repLost;

export const decidedQuestion = (given: Given) => ({
  ...decided({ ...given, canFire: given.loaded === false ? false : undefined }, given.enemyWeapon, undefined),
  cover: given.cover ?? given.state === 'PANICKED',
});

const conflict = (path: string, given: unknown, en: string, ru: string): Problem => ({
  code: 'CONFLICT',
  path: [path],
  given,
  allowed: { en, ru },
});

/** Rep stays at 1 or more, only figures in cover panic, only what shoots is loaded, and a stand-in is somebody. */
export function relations(given: Given): readonly Problem[] {
  const { rep, repLost, state, leader, leaderRep, standIn, weapon, loaded, cover, enemyWeapon, suppressed } = given;
  const most = rep - 1;
  return [
    ...(repLost > most
      ? [conflict('repLost', repLost, `at most ${most}: Rep is 1 or more`, `не больше ${most}: Умение не бывает меньше 1`)]
      : []),
    ...(state === 'PANICKED' && cover === false
      ? [conflict('cover', cover, 'yes, or nothing: only figures in cover panic', 'да или ничего: паникуют только в укрытии')]
      : []),
    ...(weapon !== undefined && loaded === false && !isShot(weapon)
      ? [
          conflict(
            'loaded',
            loaded,
            `yes, or nothing: its weapon is not loaded (${weaponOf(weapon).name.en})`,
            `да или ничего: её оружие не заряжают (${weaponOf(weapon).name.ru})`,
          ),
        ]
      : []),
    ...(standIn && leader ? [conflict('standIn', standIn, 'no: this figure is a Leader', 'нет: эта фигурка — лидер')] : []),
    ...(standIn && !leader && leaderRep === undefined
      ? [
          {
            code: 'MISSING',
            path: ['leaderRep'],
            given: null,
            allowed: { en: 'the Rep of the stand-in, 1 to 7', ru: 'Умение заменившего лидера, от 1 до 7' },
          } as const,
        ]
      : []),
    ...(repLost > most ? [] : twoLeaders({ leader, leaderRep, rep: repNow(given) })),
    ...missingWeapon(given, enemyWeapon, []),
    ...weaponProblems({ weapon, suppressed, canFire: undefined }, enemyWeapon, []),
  ];
}
