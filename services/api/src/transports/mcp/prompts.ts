/** Prompts that users pick from a menu of their assistant. */
import { ErrorCode, type GetPromptResult, McpError, type Prompt } from '@modelcontextprotocol/sdk/types.js';
import { type Field, type Fields, type RuleSystem, type Slug, systems } from '@rangefinder/rules';

interface Ready extends Prompt {
  /** Only for rule sets whose calculators take units of the catalog. */
  readonly needsUnits?: true;
  readonly text: (given: Readonly<Record<string, string>>) => string;
}

const READY: readonly Ready[] = [
  {
    name: 'rules-question',
    title: 'A question about the rules',
    description: 'Answers with the figures and the rule behind each step.',
    arguments: [{ name: 'question', description: 'In your own words, with the name of the game', required: true }],
    text: ({ question }) =>
      `${question}\n\nUse the tools of Rangefinder: find the calculator or the rule, describe the calculator, calculate. Give the odds as a percentage and as a fraction, and cite the rule of each step by its title and link.`,
  },
  {
    name: 'shot',
    needsUnits: true,
    title: 'A shot between two units',
    description: 'Odds of an attack of one unit on another.',
    arguments: [
      { name: 'attacker', description: 'Name of the unit that fires', required: true },
      { name: 'target', description: 'Name of the unit that is fired at', required: true },
      { name: 'situation', description: 'Distance, movement, terrain', required: false },
    ],
    text: ({ attacker, target, situation }) =>
      `${attacker} fires at ${target}${situation ? `, ${situation}` : ''}. Find both units in Rangefinder, calculate the attack with their ids, and say: what has to be rolled, the odds to hit, the damage, the odds to destroy it, and which single change would help most.`,
  },
];

const hasUnits = ({ calculators }: RuleSystem): boolean => calculators.some(({ input }) => takesUnit(input));
const takesUnit = (fields: Fields): boolean => Object.values(fields).some(isUnit);
function isUnit(field: Field): boolean {
  if (field.kind === 'list') return isUnit(field.item);
  return field.kind === 'object' ? takesUnit(field.fields) : field.kind === 'catalog' && field.of === 'unit';
}

/** The prompts of one rule set, or of all. */
function readyFor(only: Slug | undefined): readonly Ready[] {
  const withUnits = systems.some((system) => (only === undefined || system.slug === only) && hasUnits(system));
  return READY.filter(({ needsUnits }) => withUnits || !needsUnits);
}

export const promptsOf = (only: Slug | undefined): Prompt[] => readyFor(only).map(({ text: _, needsUnits: __, ...prompt }) => prompt);

/** Returns a prompt with its arguments filled in. */
export function promptNamed(name: string, given: Readonly<Record<string, string>>, only: Slug | undefined): GetPromptResult {
  const ready = readyFor(only);
  const prompt = ready.find((one) => one.name === name);
  if (!prompt) throw new McpError(ErrorCode.InvalidParams, `There is no prompt ${name}: ${ready.map((one) => one.name).join(', ')}.`);
  const args = prompt.arguments ?? [];
  const unknown = Object.keys(given).filter((one) => !args.some((argument) => argument.name === one));
  const missing = args.filter((argument) => argument.required && !given[argument.name]).map((argument) => argument.name);
  if (unknown.length > 0)
    throw new McpError(
      ErrorCode.InvalidParams,
      `${name} has no ${unknown.join(', ')}; it takes ${args.map((argument) => argument.name).join(', ')}.`,
    );
  if (missing.length > 0) throw new McpError(ErrorCode.InvalidParams, `${name} needs ${missing.join(', ')}.`);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text: prompt.text(given) } }] };
}
