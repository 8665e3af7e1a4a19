/** Flat parameters that give a value that another one gives too, of which a reader would keep the last without a word. */
import { type FlatReader, isPathName } from './flat-reader.js';

/**
 * The names of parameters whose value an earlier one gives.
 * @example repeatedParameters(read, [['targets', '[{"dice":1}]'], ['targets.0.dice', '2']]) // ['targets.0.dice']
 */
export function repeatedParameters(read: FlatReader, parameters: readonly (readonly [name: string, given: unknown])[]): readonly string[] {
  // Without paths, every parameter is a field of its own.
  if (!parameters.some(([name]) => isPathName(name))) return [];
  const taken = new Map<string, 'value' | 'around'>();
  return parameters.flatMap((parameter) => {
    const places = placesIn(read([parameter]).values, '');
    const isRepeated = places.some(([place, kind]) => taken.has(place) && !(kind === 'around' && taken.get(place) === 'around'));
    for (const [place, kind] of places) taken.set(place, kind);
    return isRepeated ? [parameter[0]] : [];
  });
}

type Place = readonly [place: string, kind: 'value' | 'around'];

/** The values, and the objects and lists around them. Items that a path skips are null. */
function placesIn(held: object, around: string): readonly Place[] {
  return Object.entries(held).flatMap(([step, value]): readonly Place[] => {
    const place = `${around}.${step}`;
    if (value === null) return [];
    return typeof value === 'object' ? [[place, 'around'], ...placesIn(value, place)] : [[place, 'value']];
  });
}
