/** Versions of a synthetic file: every unit differs between versions, and every third one exists in one version only. */
import type { Input } from '../importing/inputs/input.js';
import { mulRow } from './mul-rows.js';

/** The file of a version as an input. */
export const versionInput = (version: number, units: number): Input => ({
  name: `version-${version}`,
  size: undefined,
  optional: false,
  read: () => pieces(version, units),
});

async function* pieces(version: number, units: number): AsyncGenerator<Buffer> {
  yield Buffer.from('{"Units":[');
  for (let index = 0; index < units; index++) {
    const Id = index % 3 === 0 ? 1_000_000 * (version + 1) + index : index + 1;
    yield Buffer.from(
      `${index === 0 ? '' : ','}${JSON.stringify(mulRow({ Id, Name: `Unit ${index} of ${version}`, Tonnage: version + 1 }))}`,
    );
  }
  yield Buffer.from(']}');
}

/** Number of units after several versions, starting with version 0. */
export const unitsAfter = (versions: number, units: number): number => units - Math.ceil(units / 3) + versions * Math.ceil(units / 3);
