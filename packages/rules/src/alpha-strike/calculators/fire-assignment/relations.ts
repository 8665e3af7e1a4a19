/** Required figures and contradictions: those of every attack in question, by the places of its units, and those of the lines. */
import type { Path, Problem } from '../../../calculator/problems.js';
import { relations as attackRelations } from '../../engine/attack/relations.js';
import { typeRefusal } from '../../engine/coverage/types.js';
import { attackOf, type Question } from './shots.js';

/** Where a field of an attack is in the question. */
function placeIn({ lines, targets }: Question, from: number, to: number, [part, field, ...rest]: Path): Path {
  if (part === 'attacker') return ['attackers', from, field as string, ...rest];
  if (part === 'target') return ['targets', to, field as string, ...rest];
  if (field === 'attackerMoved') return ['attackers', from, 'moved'];
  if (field === 'targetMoved') return ['targets', to, 'moved'];
  if (field === 'partialCover' && targets[to]?.partialCover === false) return ['targets', to, 'partialCover'];
  const line = lines.findIndex(({ attacker, target }) => attacker === from + 1 && target === to + 1);
  return field === 'inches' && line < 0 ? ['inches'] : ['lines', line, field as string];
}

/** Lines between units that exist, one for each pair. */
function lineProblems({ attackers, targets, lines }: Question): readonly Problem[] {
  return lines.flatMap(({ attacker, target }, index): readonly Problem[] => {
    const beyond = [
      ['attacker', attacker, attackers.length],
      ['target', target, targets.length],
    ] as const;
    const unknown = beyond.filter(([, place, count]) => place > count);
    if (unknown.length > 0)
      return unknown.map(([field, given, count]) => ({
        code: 'OUT_OF_RANGE',
        path: ['lines', index, field],
        given,
        allowed: { en: `a place in the list, from 1 to ${count}`, ru: `место в списке, от 1 до ${count}` },
      }));
    if (!lines.slice(0, index).some((other) => other.attacker === attacker && other.target === target)) return [];
    const allowed = { en: 'one line of fire for each pair', ru: 'по одной линии огня на каждую пару' };
    return [{ code: 'CONFLICT', path: ['lines', index, 'target'], given: target, allowed }];
  });
}

function pointProblems({ aim, targets }: Question): readonly Problem[] {
  if (aim !== 'POINTS') return [];
  return targets.flatMap(({ pointValue }, index): readonly Problem[] => {
    const allowed = { en: 'the PV, or a unit of the catalog', ru: 'ОС или боевая единица из каталога' };
    return pointValue === undefined ? [{ code: 'MISSING', path: ['targets', index, 'pointValue'], given: null, allowed }] : [];
  });
}

/** All problems, each once. A unit without rules is refused, whatever its card lacks. */
export function relations(question: Question): readonly Problem[] {
  const { attackers, targets } = question;
  if (typeRefusal(...attackers, ...targets)) return [];
  const ofAttacks = attackers.flatMap((_, from) =>
    targets.flatMap((__, to) =>
      attackRelations(attackOf(question, from, to)).map((problem) => ({ ...problem, path: placeIn(question, from, to, problem.path) })),
    ),
  );
  const problems = [...ofAttacks, ...lineProblems(question), ...pointProblems(question)];
  const places = problems.map(({ path }) => path.join('.'));
  return problems.filter((_, index) => places.indexOf(places[index] as string) === index);
}
