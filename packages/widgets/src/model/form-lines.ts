/** The lines of folded cards, where they stand in a form. */
import type { Body, Control } from './form.js';

/** The lines of a form by the places that they stand at. */
export const linesOf = (body: Body, place = ''): readonly (readonly [place: string, line: string])[] => [
  ...(body.printed?.line ? [[`${place} card`, body.printed.line] as const] : []),
  ...[...body.main, ...body.more].flatMap(linesIn),
];

function linesIn(control: Control): readonly (readonly [string, string])[] {
  const place = control.path.join('.');
  if (control.kind === 'list') return control.items.flatMap(linesIn);
  return control.kind === 'group' && control.present ? [[place, control.line] as const, ...linesOf(control, place)] : [];
}
