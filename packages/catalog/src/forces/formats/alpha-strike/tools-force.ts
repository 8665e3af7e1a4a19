/** Forces of jdgwf/battletech-tools, as JSON: a force, its groups, or a backup. */
import { isObject, type Text } from '@rangefinder/rules';
import { faultWith, fileFault } from '../../../importing/file-fault.js';
import { toolsKeyOf, toolsNameOf } from '../../../importing/formats/alpha-strike/tools-json.js';
import { isToolsForce, toolsUnitsIn } from '../../../importing/formats/alpha-strike/tools-rows.js';
import { isJson } from '../../../importing/formats/json-rows.js';
import {
  FORCE_TEXT,
  type ForceDamage,
  type ForceFormat,
  type ForceLine,
  type ForceLines,
  MAX_FORCE_UNITS,
  quoted,
  skillOf,
  tooManyUnits,
} from '../../force-line.js';

type Values = Readonly<Record<string, unknown>>;

/** Circles of a card that are marked. */
const marked = (circles: unknown): number => (Array.isArray(circles) ? circles.filter((circle) => circle === true).length : 0);

function damageOf({ currentArmor, currentStructure }: Values): ForceDamage | undefined {
  const damage = { armor: marked(currentArmor), structure: marked(currentStructure) };
  return damage.armor + damage.structure === 0 ? undefined : damage;
}

const HITS = ['engineHits', 'fireControlHits', 'mpControlHits', 'weaponHits'] as const;

const CRITICAL_HITS: Text = { en: 'its critical hits', ru: 'критические попадания' };

const lineOf = (unit: Values, group: string | undefined, line: number): ForceLine => {
  const name = toolsNameOf(unit);
  return {
    line,
    text: quoted(name),
    mul: toolsKeyOf(unit),
    name,
    count: 1,
    group,
    pilot: typeof unit.customName === 'string' && unit.customName.trim() !== '' ? unit.customName.trim() : undefined,
    // The tools read 0 as the default.
    skill: skillOf(unit.currentSkill) || undefined,
    points: undefined,
    damage: damageOf(unit),
    leftOut: HITS.some((hits) => marked(unit[hits]) > 0) ? [CRITICAL_HITS] : [],
  };
};

/** Lines of the places where units begin, found by their names in the text. */
function lineFinder(text: string): (name: string) => number {
  let [from, line] = [0, 1];
  return (name) => {
    const at = text.indexOf(JSON.stringify(name), from);
    if (at < 0) return line;
    line += text.slice(from, at).split('\n').length - 1;
    from = at + 1;
    return line;
  };
}

function read(text: string): ForceLines {
  const value = parsed(text);
  const lineAt = lineFinder(text);
  const units = toolsUnitsIn(value);
  if (units.length > MAX_FORCE_UNITS) throw faultWith(tooManyUnits(units.length));
  const lines = units.map(({ unit, group }) => lineOf(unit, group, lineAt(toolsNameOf(unit))));
  const name = isObject(value) && typeof value.customName === 'string' ? value.customName.trim() : '';
  return { name: name === '' ? undefined : name, lines, unread: [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw fileFault(FORCE_TEXT, quoted((error as Error).message), {
      en: 'JSON; the text is not, or it is cut off',
      ru: 'JSON; это не JSON, или текст обрывается',
    });
  }
}

export const toolsForce: ForceFormat = {
  id: 'BATTLETECH_TOOLS_JSON',
  name: { en: 'battletech-tools JSON', ru: 'JSON battletech-tools' },
  system: 'alpha-strike',
  recognizes: (head) => isJson(head) && isToolsForce(head),
  read,
};
