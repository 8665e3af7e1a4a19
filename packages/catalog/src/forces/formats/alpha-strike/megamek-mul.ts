/** Forces of MegaMek, MegaMekLab and MekHQ: XML with an `entity` for each unit and its pilot (`.mul`). */
import { setImmediate as nextIteration } from 'node:timers/promises';
import type { Text } from '@rangefinder/rules';
import sax from 'sax';
import { fileFault } from '../../../importing/file-fault.js';
import {
  FORCE_TEXT,
  type ForceFormat,
  type ForceLine,
  type ForceLines,
  MAX_SKILL,
  noNumber,
  quoted,
  skillFrom,
  skillOf,
} from '../../force-line.js';

/** Characters that are parsed at once, within a few milliseconds. */
const PART_CHARACTERS = 20_000;

type Attributes = Readonly<Record<string, string | undefined>>;

/** An entity under construction. */
interface Entity {
  readonly line: number;
  readonly unit: Attributes;
  pilot: Attributes | undefined;
  isDamaged: boolean;
}

const DAMAGE_LEFT_OUT: Text = {
  en: 'its damage, which is by location of a record sheet and not by points of a card',
  ru: 'повреждения: они записаны по зонам бланка, а не пунктами карточки',
};

/** Points or slots that mark damage. Undamaged units state neither. */
const marksDamage = (name: string, { isHit, isDestroyed }: Attributes): boolean =>
  name === 'armor' || (name === 'slot' && (isHit === 'true' || isDestroyed === 'true'));

/** A crew has its members within it, or skills of its own. */
const isPilot = (name: string, { gunnery }: Attributes): boolean =>
  name === 'pilot' || name === 'crewMember' || (name === 'crew' && gunnery !== undefined);

/** Lists of a record of a battle whose units are no longer in the force. */
const OTHER_LISTS = new Set(['kills', 'salvage', 'devastated', 'retreated']);

/** Skills of a pilot that a card cannot have. */
const noSkillsIn = (pilot: Attributes = {}): readonly Text[] =>
  (['gunnery', 'piloting'] as const).flatMap((name) => {
    const given = pilot[name];
    return given === undefined || skillOf(given) !== undefined ? [] : [noNumber(name, given, MAX_SKILL)];
  });

function lineOf({ line, unit, pilot, isDamaged }: Entity): ForceLine {
  const name = `${unit.chassis?.trim() ?? ''} ${unit.model?.trim() ?? ''}`.trim();
  return {
    line,
    text: quoted(name),
    name,
    count: 1,
    pilot: pilot?.name?.trim() || undefined,
    skill: pilot && noSkillsIn(pilot).length === 0 ? skillFrom(pilot) : undefined,
    leftOut: [...noSkillsIn(pilot), ...(isDamaged ? [DAMAGE_LEFT_OUT] : [])],
  };
}

async function read(text: string): Promise<ForceLines> {
  const parser = sax.parser(true, {});
  const lines: ForceLine[] = [];
  const inOthers: string[] = [];
  let entity: Entity | undefined;
  parser.onopentag = ({ name, attributes }) => {
    const given = attributes as Attributes;
    if (OTHER_LISTS.has(name)) inOthers.push(name);
    else if (name === 'entity') entity = { line: parser.line + 1, unit: given, pilot: undefined, isDamaged: false };
    else if (entity && isPilot(name, given)) entity.pilot ??= given;
    else if (entity && marksDamage(name, given)) entity.isDamaged = true;
  };
  parser.onclosetag = (name) => {
    if (OTHER_LISTS.has(name)) inOthers.pop();
    if (name !== 'entity' || entity === undefined) return;
    if (inOthers.length === 0) lines.push(lineOf(entity));
    entity = undefined;
  };
  parser.onerror = (error) => {
    throw fileFault(FORCE_TEXT, error.message.split('\n')[0], {
      en: `XML; line ${parser.line + 1} is not`,
      ru: `XML; строка ${parser.line + 1} — нет`,
    });
  };
  for (let at = 0; at < text.length; at += PART_CHARACTERS) {
    parser.write(text.slice(at, at + PART_CHARACTERS));
    // Other requests are answered between the parts of a large text.
    await nextIteration();
  }
  parser.close();
  return { lines, unread: [] };
}

export const megamekMul: ForceFormat = {
  id: 'MEGAMEK_MUL',
  name: { en: 'MegaMek force (.mul)', ru: 'отряд MegaMek (.mul)' },
  system: 'alpha-strike',
  recognizes: (head) => /<(?:unit|record|entity)\b/.test(head) && /<entity\b/.test(head),
  read,
};
