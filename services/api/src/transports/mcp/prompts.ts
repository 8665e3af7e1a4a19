/** Prompts that users pick from a menu of their assistant. */
import { ErrorCode, type GetPromptResult, McpError, type Prompt } from '@modelcontextprotocol/sdk/types.js';

interface Ready extends Prompt {
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

export const PROMPTS: readonly Prompt[] = READY.map(({ text: _, ...prompt }) => prompt);

/** Returns a prompt with its arguments filled in. */
export function promptNamed(name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const prompt = READY.find((one) => one.name === name);
  if (!prompt) throw new McpError(ErrorCode.InvalidParams, `There is no prompt ${name}: ${READY.map((one) => one.name).join(', ')}.`);
  const missing = prompt.arguments?.filter((argument) => argument.required && !given[argument.name]).map((argument) => argument.name) ?? [];
  if (missing.length > 0) throw new McpError(ErrorCode.InvalidParams, `${name} needs ${missing.join(', ')}.`);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text: prompt.text(given) } }] };
}
