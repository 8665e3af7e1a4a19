/** Sources of the bundles: an entry for all elements, one for each element, and one for the engine of each calculator. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calculators, describe, elementOf, fieldsBelow, kebab, systems } from '@rangefinder/widgets/describe';

type Calculator = (typeof calculators)[number];

/** Sources by their virtual names. */
export type Modules = ReadonlyMap<string, string>;

/** File name of the description and the engine of a calculator: `alpha-strike.target-number`. */
const fileOf = ({ system, name }: Calculator): string => `${system}.${kebab(name)}`;

const defined = (calculator: Calculator, up: string): string => {
  const [description, engine] = ['descriptions', 'engine'].map((folder) => `() => import('${up}/${folder}/${fileOf(calculator)}.js')`);
  return `define('${elementOf(calculator)}', ${description}, ${engine});`;
};

/** A bundler leaves the address as it is. */
const importDefine = (up: string): string =>
  `import { definer } from '#lib/define.js';\nconst define = definer(new URL('${up}/', import.meta.url).href);`;

/** `worker.js`: computes answers of any calculator off the main thread. */
export const workerModules = (): Modules => new Map([['worker', "import '#lib/worker.js';"]]);

/** The element of questions in words. */
const askElement = (up: string): readonly string[] => [
  "import { defineAsk } from '#lib/questions/ask-element.js';",
  `defineAsk(() => import('${up}/ask-part.js'));`,
];

/** `ask-part.js`: what the element of questions shows. */
export const askPart = (): Modules => new Map([['ask-part', "export { connect } from '#lib/questions/ask-part.js';"]]);

/** `rangefinder.js`: all elements. */
export const everyElement = (): Modules =>
  new Map([['rangefinder', [importDefine('.'), ...calculators.map((one) => defined(one, '.')), ...askElement('.')].join('\n')]]);

/** `ask-engine.js`: reads and answers questions in words, mostly in a worker. */
export const askEngine = (): Modules => new Map([['ask-engine', "export { startQuestions } from '#lib/questions/question-engine.js';"]]);

/** `elements/target-number.js`: a single element each. */
export const singleElements = (): Modules =>
  new Map([
    ...calculators.map(
      (one) => [`elements/${elementOf(one).replace('rangefinder-', '')}`, [importDefine('..'), defined(one, '..')].join('\n')] as const,
    ),
    ['elements/ask', askElement('..').join('\n')],
  ]);

/** Descriptions. They are written as they are and need no bundling. */
export const descriptions = (): Modules =>
  new Map(calculators.map((one) => [`descriptions/${fileOf(one)}.js`, `export default ${JSON.stringify(describe(one))};\n`]));

/** Titles of all places that the answers of a rule set can cite. */
export const placesModules = (): Modules =>
  new Map(
    systems.map(({ slug, sections, tables, rulings }) => {
      const titles = [...sections, ...tables, ...rulings].map(({ id, title }) => [id, title]);
      return [`places/${slug}`, `export default ${JSON.stringify(Object.fromEntries(titles))};`];
    }),
  );

/** Modules that are merged into one chunk if at least `sharedBy` entries use them. */
export interface Group {
  readonly name: string;
  readonly of?: (module: string) => boolean;
  readonly sharedBy: number;
}

/** Modules that fewer entries share stay chunks of their own, so that no page loads them in vain. */
const MIN_SHARED_BY_ALL = 20;
const MIN_SHARED_IN_SYSTEM = 8;

/**
 * Chunks of the engines: modules that most calculators need, those of a rule set, and those of a target number, which the first page
 * asks for. Measured over all engines, a page loads 7 files instead of 11, and 1 KB more.
 */
export const engineGroups = (): readonly Group[] => [
  { name: 'common', sharedBy: MIN_SHARED_BY_ALL },
  ...systems.map(({ slug }) => ({
    name: slug,
    of: (module: string) => module.split(/[\\/]/).includes(slug),
    sharedBy: MIN_SHARED_IN_SYSTEM,
  })),
  { name: 'to-hit', of: (module) => /[\\/]engine[\\/]to-hit[\\/]/.test(module), sharedBy: 2 },
];

/**
 * Chunks of the elements. Modules that the form shares with its lazy parts would otherwise be chunks of their own, some of a few hundred
 * bytes.
 */
export const elementGroups = (): readonly Group[] => [
  { name: 'lit', of: (module) => /[\\/](?:lit|lit-html|lit-element|reactive-element)[\\/]/.test(module), sharedBy: 1 },
  { name: 'model', of: (module) => /[\\/]lib[\\/](?:model[\\/](?:cards|form|odds|problems|values)|texts)\.js$/.test(module), sharedBy: 1 },
];

const showsEntries = (calculator: Calculator): boolean =>
  fieldsBelow(calculator.output).some(({ kind }) => kind === 'weapon' || kind === 'armor');

/** `engine/alpha-strike.target-number.js`: the procedure of a single calculator. */
export async function engines(rulesFolder: string): Promise<Modules> {
  const made = await Promise.all(
    calculators.map(async (calculator) => [`engine/${fileOf(calculator)}`, await engineText(calculator, rulesFolder)] as const),
  );
  return new Map(made);
}

async function engineText(calculator: Calculator, rulesFolder: string): Promise<string> {
  const file = join(rulesFolder, calculator.system, 'calculators', kebab(calculator.name), 'index.js');
  const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  const name = Object.keys(exported).find((key) => (exported[key] as Partial<Calculator> | undefined)?.name === calculator.name);
  if (!name) throw new Error(`${file} has no calculator ${calculator.name}`);
  const entries = showsEntries(calculator);
  return [
    `import { ${name} } from ${JSON.stringify(file)};`,
    ...(entries ? ["import { armors, weapons } from '@rangefinder/rules';"] : []),
    "import { engineOf } from '#lib/page/answer.js';",
    `import places from 'places/${calculator.system}';`,
    `export default engineOf(${name}, { places, entries: ${entries ? '[...weapons, ...armors]' : '[]'} });`,
  ].join('\n');
}
