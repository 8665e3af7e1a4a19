/** The Leader of a figure’s group: the figure itself or another one. */
import type { Problem } from '../../../calculator/problems.js';

/** A figure and the Leader of its group. */
export interface Led {
  readonly leader: boolean;
  readonly rep: number | undefined;
  readonly leaderRep: number | undefined;
}

/** A Leader’s own Rep is that of the group’s Leader. */
export const twoLeaders = ({ leader, rep, leaderRep }: Led): readonly Problem[] =>
  leader && rep !== undefined && leaderRep !== undefined && leaderRep !== rep
    ? [
        {
          code: 'CONFLICT',
          path: ['leaderRep'],
          given: leaderRep,
          allowed: {
            en: `${rep} or nothing (this Leader has Rep ${rep}, and a group has one Leader)`,
            ru: `${rep} или ничего (у этого лидера Умение ${rep}, а лидер в группе один)`,
          },
        },
      ]
    : [];
