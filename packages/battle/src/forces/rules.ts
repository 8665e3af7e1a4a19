/** What a rule set adds to forces, in `systems/<slug>/force.ts`: roles to build by, and figures to compare two forces by. */
import type { CardEntry } from '@rangefinder/cards';
import type { Text } from '@rangefinder/rules';

export interface ForceRules {
  /** Values of the figure `role` on cards, in the order in which a force without any takes them. */
  readonly roles: readonly string[];
  /** Points of a usual unit: how many units a budget suggests. */
  readonly usualPoints: number;
  roleOf(unit: CardEntry): string;
  readonly figures: readonly ForceFigure[];
}

/** A figure of a whole force. */
export interface ForceFigure {
  readonly label: Text;
  /** Whether units add up; otherwise their mean is shown. */
  readonly isSum: boolean;
  of(unit: CardEntry): number;
}
