/** Calculations in addresses: `?skill=4&inches=8`, as the widgets read them. */
import type { AnyCalculator } from '@rangefinder/rules';
import { draftToSearch } from '@rangefinder/widgets';

/** The query string of a calculator’s page that restores a draft. */
export function searchOf(calculator: AnyCalculator, draft: Readonly<Record<string, unknown>>): string {
  const search = draftToSearch(calculator as never, draft as never);
  return search === '' ? '' : `?${search}`;
}
