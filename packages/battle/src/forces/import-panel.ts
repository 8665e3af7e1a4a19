/** Import of a list, or of the file of another program, which the service reads. */
import { BadInputError } from '@rangefinder/client';
import { type ReadForce, readForce } from '../catalog/api.js';
import { unitName } from '../catalog/page-cards.js';
import { language, need, say } from '../dom.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { FORCE } from '../texts/forces.js';
import { addUnit, type ForceEntry } from './force.js';

interface ImportActions {
  /** Opens a new force of these units. */
  open(force: readonly ForceEntry[], name: string): void;
  report(message: string): void;
}

/** The name of the force, or that of its only group. */
function nameOf({ name, units }: ReadForce): string {
  const groups = new Set(units.map(({ group }) => group));
  return name ?? (groups.size === 1 ? (units[0]?.group ?? '') : '');
}

/** Units that the text names in other words than the catalog. */
const similarTo = ({ units }: ReadForce): string =>
  units
    .filter(({ match }) => match === 'SIMILAR')
    .map(({ text, unit }) => `${text} → ${unitName(unit)}`)
    .join('; ');

/** Imports the units of the first unit's rule set. Reports the others as left out. */
function importForce(read: ReadForce, { open, report }: ImportActions): void {
  const system = read.units[0]?.unit.system;
  const taken = read.units.filter(({ unit }) => unit.system === system);
  const others = read.units.filter(({ unit }) => unit.system !== system);
  const force = taken.reduce<readonly ForceEntry[]>((all, { unit, count }) => addUnit(all, unit.id, count), []);
  if (force.length > 0) open(force, nameOf(read));
  const parts: readonly (readonly [string, string])[] = [
    [say(FORCE.similar), similarTo(read)],
    [say(FORCE.leftOut), [...others, ...read.unread].map(({ text }) => text).join('; ')],
  ];
  const hasState = taken.some(({ skill, damage, destroyed }) => (skill ?? CARD_SKILL) !== CARD_SKILL || damage !== null || destroyed);
  report(
    [
      `${say(FORCE.imported)} ${force.reduce((sum, { count }) => sum + count, 0)}.`,
      ...parts.flatMap(([label, text]) => (text === '' ? [] : `${label} ${text}.`)),
      ...(hasState ? [say(FORCE.stateNotKept)] : []),
    ].join(' '),
  );
}

/** Skill of the cards of the catalog. */
const CARD_SKILL = 4;

export function startImport(root: HTMLElement, actions: ImportActions): void {
  const panel = need<HTMLDetailsElement>('[data-force-import]', root);
  const area = need<HTMLTextAreaElement>('textarea', panel);
  const file = need<HTMLInputElement>('input[type=file]', panel);
  const run = async (): Promise<void> => {
    if (area.value.trim() === '') return actions.report(say(FORCE.empty));
    try {
      const read = await readForce(area.value, language);
      importForce(read, actions);
      panel.open = read.units.length === 0;
    } catch (error) {
      actions.report(error instanceof BadInputError ? error.message : say(CATALOG_TEXTS.away));
    }
  };
  need('[data-import-run]', panel).addEventListener('click', () => void run());
  file.addEventListener('change', async () => {
    area.value = (await file.files?.[0]?.text()) ?? '';
    file.value = '';
    await run();
  });
}
