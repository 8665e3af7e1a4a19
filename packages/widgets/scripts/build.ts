/** `npm run build`: bundles the scripts that pages load from the compiled modules. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';
import { elementTypes, preactTypes, reactTypes } from './element-types.ts';
import { manifest } from './manifest.ts';
import {
  askEngine,
  askPart,
  descriptions,
  elementGroups,
  engineGroups,
  engines,
  everyElement,
  placesModules,
  singleElements,
  workerModules,
} from './modules.ts';
import { report } from './size.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const lib = join(dist, 'lib');
const rules = dirname(fileURLToPath(import.meta.resolve('@rangefinder/rules')));

for (const folder of ['elements', 'engine', 'descriptions', 'shared']) await rm(join(dist, folder), { recursive: true, force: true });
await mkdir(join(dist, 'descriptions'), { recursive: true });
for (const [name, text] of descriptions()) await writeFile(join(dist, name), text);
await bundle({ entries: everyElement(), lib, to: dist, shared: 'shared' });
await bundle({ entries: workerModules(), lib, to: dist, shared: 'shared' });
await bundle({ entries: singleElements(), lib, to: dist, shared: 'elements/shared', groups: elementGroups() });
await bundle({ entries: askPart(), lib, to: dist, shared: 'shared' });
await bundle({ entries: askEngine(), lib, to: dist, shared: 'shared' });
await bundle({ entries: await engines(rules), others: placesModules(), lib, to: dist, shared: 'engine/shared', groups: engineGroups() });
const types = { elements: elementTypes(), react: reactTypes(), preact: preactTypes() };
for (const [name, text] of Object.entries(types)) await writeFile(join(dist, `${name}.d.ts`), text);
await writeFile(join(dist, 'custom-elements.json'), `${JSON.stringify(manifest())}\n`);
process.stdout.write(await report(dist));
