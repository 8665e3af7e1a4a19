/** Answers of the service to the questions of the tests and of the README: real figures, without steps that no test reads. */
import { problem, type Reply, type Seen } from './server.js';

const rule = (id: string, title: string) => ({ id, title, url: `https://rangefinder.example/en/${id}` });

export const targetNumber = {
  allowed: true,
  refusal: null,
  summary: 'Target number 6 on 2D6, odds 13/18 (72.2%): skill 4, range +2.',
  steps: [
    { label: 'Skill', value: 4, text: 'The attacker’s skill is 4', rule: rule('alpha-strike/table/to-hit', 'To-hit modifiers') },
    { label: 'Range', value: 2, text: '8" is medium range: +2', rule: rule('alpha-strike/table/ranges', 'Ranges') },
  ],
  target: 6,
  chance: { fraction: '13/18', decimal: 0.7222222222222222 },
};

const targetNumberInRussian = { ...targetNumber, summary: 'Целевое значение 6 на 2D6, шанс 13/18 (72,2\u00a0%): навык 4, дистанция +2.' };

const skillTooHigh = {
  code: 'OUT_OF_RANGE',
  path: 'skill',
  given: 9,
  allowed: 'a whole number from 0 to 8',
  message: 'skill: given 9; allowed: a whole number from 0 to 8',
};

const TOO_FAR = 'Not allowed: 80" is beyond long range (42").';
const refused = {
  allowed: false,
  refusal: { code: 'OUT_OF_RANGE', text: TOO_FAR, rule: rule('alpha-strike/table/ranges', 'Range') },
  summary: TOO_FAR,
  steps: [],
  target: null,
  chance: { fraction: '0', decimal: 0 },
};

const units = {
  nodes: [{ id: 'alpha-strike/atlas-as7-d', name: 'Atlas AS7-D', cost: 52 }],
  pageInfo: { hasNextPage: false, endCursor: 'AA' },
  totalCount: 1,
};

/** Selected fields of an answer: `target,chance.fraction`. */
function some(answer: object, fields: unknown): object {
  if (typeof fields !== 'string') return answer;
  const picked: Record<string, Record<string, unknown>> = {};
  for (const [head = '', below] of fields.split(',').map((path) => path.split('.'))) {
    const value = (answer as Record<string, Record<string, unknown>>)[head];
    picked[head] = below === undefined ? (value as Record<string, unknown>) : { ...picked[head], [below]: value?.[below] };
  }
  return picked;
}

const inRussian = ({ headers }: Seen): boolean => headers['accept-language'] === 'ru';

function single(path: string, args: Readonly<Record<string, unknown>>, seen: Seen): Reply {
  if (path === 'units') return { body: units };
  if (path !== 'alpha-strike/target-number') return problem(404, 'NOT_FOUND');
  if (Number(args.skill) > 8) return problem(400, 'BAD_INPUT', { detail: skillTooHigh.message, problems: [skillTooHigh] });
  if (Number(args.inches) > 42) return { body: refused };
  return { body: some(inRussian(seen) ? targetNumberInRussian : targetNumber, args.fields) };
}

function batch(seen: Seen): Reply {
  const questions = JSON.parse(seen.body) as { question: string; arguments: Record<string, unknown> }[];
  const items = questions.map(({ question, arguments: args }) => {
    const { status = 200, body } = single(question, args, seen);
    return status === 200 ? { status, answer: body } : { status, error: body };
  });
  return { body: items };
}

/** Replies as the service does to the requests of the tests. */
export function service(seen: Seen): Reply {
  const { pathname, searchParams } = new URL(seen.url, 'http://localhost');
  const path = pathname.replace('/v1/', '');
  return path === 'batch' ? batch(seen) : single(path, Object.fromEntries(searchParams), seen);
}
