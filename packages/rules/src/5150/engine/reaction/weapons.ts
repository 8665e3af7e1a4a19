/** What decides in a reaction test whether a figure is suppressed, and whether it can fire at all: the weapons and where the enemy is. */
import type { Path, Problem } from '../../../calculator/problems.js';
import { type WeaponId, weaponOf } from '../../reference/tables/weapons.js';
import type { ReactionTest } from './vocabulary.js';

/** A figure with its weapon, and what is said of it besides. */
export interface Armed {
  readonly weapon: WeaponId | undefined;
  readonly suppressed: boolean | undefined;
  readonly canFire: boolean | undefined;
}

/** A figure in a test, and whether the enemy comes from its flank or rear. */
interface Tested extends Armed {
  readonly flanked: boolean;
}

/** Whether fire of a weapon suppresses the owner of another. Source: suppression. */
const suppresses = (fire: WeaponId, own: WeaponId): boolean => weaponOf(fire).suppression > weaponOf(own).suppression;

/** Whether a weapon shoots. Grenades are thrown. */
export const isShot = (weapon: WeaponId): boolean => weaponOf(weapon).rateOfFire !== null && weaponOf(weapon).class !== 'melee';

/** Whether the enemy is out of the front, where weapons fire. Source: shooting. A figure that is shot at turns to the shooter. */
const isBehind = ({ flanked }: Tested, test: ReactionTest | undefined): boolean => flanked && test === 'BEING_CHARGED';

/**
 * The figure with the fields that follow from its weapon, that of the enemy, and the side of a charge.
 * @example decided({ weapon: 'rifle', flanked: false, suppressed: undefined, canFire: undefined }, 'machine-gun', 'RECEIVED_FIRE').suppressed // true
 */
export const decided = <A extends Tested>(
  figure: A,
  enemyWeapon: WeaponId | undefined,
  test: ReactionTest | undefined,
): Omit<A, 'suppressed' | 'canFire'> & { readonly suppressed: boolean; readonly canFire: boolean } => ({
  ...figure,
  suppressed: figure.suppressed ?? (figure.weapon !== undefined && enemyWeapon !== undefined && suppresses(enemyWeapon, figure.weapon)),
  canFire: figure.canFire ?? ((figure.weapon === undefined || isShot(figure.weapon)) && !isBehind(figure, test)),
});

/** Statements about a figure that contradict its weapons. */
export function weaponProblems({ weapon, suppressed, canFire }: Armed, enemyWeapon: WeaponId | undefined, path: Path): readonly Problem[] {
  if (weapon === undefined) return [];
  const own = weaponOf(weapon);
  const fire = enemyWeapon === undefined ? undefined : weaponOf(enemyWeapon);
  const isSuppressed = enemyWeapon !== undefined && suppresses(enemyWeapon, weapon);
  const rated: Problem = {
    code: 'CONFLICT',
    path: [...path, 'suppressed'],
    given: suppressed,
    allowed: {
      en: `${isSuppressed ? 'yes' : 'no'}, or nothing: weapons of rating ${fire?.suppression} (${fire?.name.en}) against ${own.suppression} (${own.name.en})`,
      ru: `${isSuppressed ? 'да' : 'нет'} или ничего: рейтинг оружия ${fire?.suppression} (${fire?.name.ru}) против ${own.suppression} (${own.name.ru})`,
    },
  };
  const unarmed: Problem = {
    code: 'CONFLICT',
    path: [...path, 'canFire'],
    given: canFire,
    allowed: {
      en: `no, or nothing: its weapon does not shoot (${own.name.en})`,
      ru: `нет или ничего: из её оружия не стреляют (${own.name.ru})`,
    },
  };
  return [
    ...(enemyWeapon !== undefined && suppressed !== undefined && suppressed !== isSuppressed ? [rated] : []),
    ...(canFire === true && !isShot(weapon) ? [unarmed] : []),
  ];
}

/** An enemy’s weapon tells nothing without that of the figure. */
export const missingWeapon = ({ weapon }: Pick<Armed, 'weapon'>, enemyWeapon: WeaponId | undefined, path: Path): readonly Problem[] =>
  weapon !== undefined || enemyWeapon === undefined
    ? []
    : [
        {
          code: 'MISSING',
          path: [...path, 'weapon'],
          given: null,
          allowed: {
            en: 'the weapon of the figure, to compare with the enemy’s',
            ru: 'оружие фигурки, чтобы сравнить с оружием противника',
          },
        },
      ];
