/** The possible changes of a shot, each a single difference, and the rule that determines its worth. */
import type { RuleId } from '../../../calculator/calculator.js';
import type { Possible as AnyPossible } from '../../../calculator/sweep/changes.js';
import { isPair, maxDice, type Question, secondOf } from '../../engine/shooting/situation.js';
import { SIGHT_INCHES } from '../../reference/tables/sight.js';
import { weaponOf } from '../../reference/tables/weapons.js';
import type { Change } from '../../vocabulary.js';

type Possible = AnyPossible<Change>;

const HIT_TABLE: RuleId = '5150/table/hit-table';

/** All dice of the weapons at the first target. */
function concentrated(question: Question): readonly Possible[] {
  const [first] = question.targets;
  const dice = maxDice(question);
  if (!first || (question.targets.length === 1 && (first.dice ?? dice) === dice) || dice === 0) return [];
  const puts = [
    [['targets'], [{ ...first, dice }]],
    [['spreadInches'], undefined],
  ] as const;
  return [{ change: 'ONE_TARGET', amount: dice, rule: '5150/targets', puts }];
}

const slower = ({ shooterMovedFast }: Question): readonly Possible[] =>
  shooterMovedFast ? [{ change: 'MOVE_SLOWLY', rule: HIT_TABLE, puts: [[['shooterMovedFast'], false]] }] : [];

const oneHanded = (question: Question): readonly Possible[] =>
  isPair(question)
    ? [
        {
          change: 'ONE_WEAPON',
          rule: HIT_TABLE,
          puts: [
            [['twoWeapons'], false],
            [['secondWeapon'], undefined],
          ],
        },
      ]
    : [];

function placed({ targets: [first], coversOnLine, inFront }: Question): readonly Possible[] {
  return [
    ...(first?.cover ? [{ change: 'PASS_THE_COVER', rule: HIT_TABLE, puts: [[['targets', 0, 'cover'], false]] } as const] : []),
    ...(first?.concealed ? [{ change: 'SEE_CLEARLY', rule: HIT_TABLE, puts: [[['targets', 0, 'concealed'], false]] } as const] : []),
    ...(coversOnLine > 0 ? [{ change: 'CLEAR_THE_LINE', rule: '5150/line-of-sight', puts: [[['coversOnLine'], 0]] } as const] : []),
    ...(inFront ? [] : [{ change: 'FACE_THE_TARGET', rule: '5150/targets', puts: [[['inFront'], true]] } as const]),
  ];
}

/** Closing in to a distance within weapon range and sight. */
function closer(question: Question): readonly Possible[] {
  const { inches, visibility, weapon } = question;
  const ranges = [weapon, secondOf(question)].flatMap((id) => (id === undefined ? [] : [weaponOf(id).rangeInches ?? 0]));
  const limits = [...ranges, SIGHT_INCHES[visibility]].filter((limit) => limit !== null);
  const limit = Math.min(...limits);
  if (inches === undefined || limits.length === 0 || inches <= limit) return [];
  return [{ change: 'CLOSE_IN', amount: limit, rule: '5150/ruling/hard-range', puts: [[['inches'], limit]] }];
}

/** All possible changes. The rules may forbid some of them. */
export const possibleChanges = (question: Question): readonly Possible[] =>
  [slower, concentrated, oneHanded, placed, closer].flatMap((changes) => changes(question));
