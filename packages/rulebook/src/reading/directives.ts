/** Directives of a text: tables, rulings, examples, calculators. */
import { type AnyCalculator, answer, draftIn, type Language, type RuleSystem } from '@rangefinder/rules';
import type { Block, Read } from '../model.js';

/** Rule set and language of the text with the directive. */
export interface Setting {
  readonly system: RuleSystem;
  readonly language: Language;
}

type Attributes = Readonly<Record<string, string>>;

interface Directive {
  readonly needs: readonly string[];
  readonly takes?: readonly string[];
  readonly resolve: (attributes: Attributes, setting: Setting) => Read<Block>;
}

const found = (block: Block): Read<Block> => ({ ok: true, value: block });
const wrong = (...problems: readonly string[]): Read<Block> => ({ ok: false, problems });

const DIRECTIVES: Readonly<Record<string, Directive>> = {
  table: {
    needs: ['id'],
    resolve: ({ id }, { system }) => {
      const table = system.tables.find((one) => one.id === id);
      return table ? found({ kind: 'table', table }) : wrong(`no table ${id} in ${system.slug}`);
    },
  },
  ruling: {
    needs: ['id'],
    resolve: ({ id }, { system }) => {
      const ruling = system.rulings.find((one) => one.id === id);
      return ruling ? found({ kind: 'ruling', ruling }) : wrong(`no ruling ${id} in ${system.slug}`);
    },
  },
  example: { needs: ['calculator', 'draft'], takes: ['title'], resolve: resolveExample },
  calculator: {
    needs: ['name'],
    resolve: ({ name }, { system }) => {
      const calculator = calculatorOf(system, name);
      return calculator ? found({ kind: 'calculator', calculator }) : wrong(`no calculator ${name} in ${system.slug}`);
    },
  },
};

/** Resolves a directive. */
export function resolveDirective(name: string, attributes: Attributes, setting: Setting): Read<Block> {
  const directive = DIRECTIVES[name];
  if (!directive) return wrong(`no directive ${name}: there are ${Object.keys(DIRECTIVES).join(', ')}`);
  const { needs, takes = [] } = directive;
  const missing = needs.filter((key) => !attributes[key]).map((key) => `${name} needs ${key}`);
  const unknown = Object.keys(attributes).filter((key) => ![...needs, ...takes].includes(key));
  const problems = [...missing, ...unknown.map((key) => `${name} takes no ${key}`)];
  return problems.length > 0 ? wrong(...problems) : directive.resolve(attributes, setting);
}

const calculatorOf = (system: RuleSystem, name: string | undefined): AnyCalculator | undefined =>
  system.calculators.find((one) => one.name === name);

function resolveExample({ calculator: name, draft: json = '', title }: Attributes, { system, language }: Setting): Read<Block> {
  const calculator = calculatorOf(system, name);
  if (!calculator) return wrong(`no calculator ${name} in ${system.slug}`);
  const draft = readDraft(json);
  if (!draft) return wrong(`the draft of ${name} is no JSON object: ${json}`);
  const answered = answer(calculator, draft, language);
  if (!answered.ok) return wrong(...answered.problems.map((problem) => `${name} does not answer: ${JSON.stringify(problem)}`));
  return found({ kind: 'example', title: title ?? titleOf(calculator, draft, language), calculator, draft, answer: answered.value });
}

function readDraft(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const draft: unknown = JSON.parse(json);
    return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The title of the calculator’s own example with this draft, or the calculator’s. */
const titleOf = (calculator: AnyCalculator, draft: object, language: Language): string =>
  (calculator.examples.find((example) => JSON.stringify(draftIn(example, language)) === JSON.stringify(draft)) ?? calculator).title[
    language
  ];
