/**
 * A Discord bot without dependencies: the slash command /shot, answered as a card. Discord posts interactions to the address that is entered
 * in the settings of the application (Interactions Endpoint URL); each is signed with Ed25519. Needs Node 20.
 *
 *   RANGEFINDER=http://localhost:4000 DISCORD_PUBLIC_KEY=… PORT=8080 node bot.mjs
 *
 * The command is registered once: PUT https://discord.com/api/v10/applications/<id>/commands with the list COMMANDS below as its body.
 */
import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const SERVER = process.env.RANGEFINDER ?? 'http://localhost:4000';
const MOVES = ['STOOD_STILL', 'GROUND', 'JUMPED'];
const [INTEGER, NUMBER, STRING] = [4, 10, 3];
const [PING, COMMAND] = [1, 2];
const [PONG, MESSAGE] = [1, 4];
const MAX_BODY = 100_000;

export const COMMANDS = [
  {
    name: 'shot',
    description: 'What an Alpha Strike shot needs, and its odds',
    options: [
      { name: 'skill', description: 'Skill of the attacker', type: INTEGER, required: true, min_value: 0, max_value: 8 },
      { name: 'inches', description: 'Distance in inches', type: NUMBER, required: true, min_value: 0 },
      {
        name: 'target_moved',
        description: 'How the target moved',
        type: STRING,
        choices: MOVES.map((value) => ({ name: value.toLowerCase().replace('_', ' '), value })),
      },
      { name: 'tmm', description: 'TMM of the target', type: INTEGER, min_value: 0 },
    ],
  },
];

/** Discord sends the raw key; Node wants it with the twelve bytes that say what it is. */
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex');
const publicKeyOf = (hex) => createPublicKey({ key: Buffer.concat([ED25519, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' });

const isSigned = (headers, body, key) =>
  verify(
    null,
    Buffer.from(`${headers['x-signature-timestamp']}${body}`),
    key,
    Buffer.from(String(headers['x-signature-ed25519'] ?? ''), 'hex'),
  );

/** The language of who asks: Discord names it with each interaction. */
const languageOf = ({ locale = 'en' }) => (locale.startsWith('ru') ? 'ru' : 'en');

async function shot(interaction) {
  const options = Object.fromEntries((interaction.data.options ?? []).map(({ name, value }) => [name, value]));
  const query = new URLSearchParams({ skill: options.skill, inches: options.inches, lang: languageOf(interaction) });
  if (options.target_moved) query.set('targetMoved', options.target_moved);
  if (options.tmm !== undefined) query.set('tmm', options.tmm);
  const response = await fetch(`${SERVER}/v1/alpha-strike/target-number?${query}`, { signal: AbortSignal.timeout(2_500) });
  return response.ok ? card(await response.json()) : problem(await response.json());
}

const card = ({ summary, target, chance, steps }) => ({
  embeds: [
    {
      title: `${target}+ · ${(100 * chance.decimal).toFixed(1)} %`,
      description: summary,
      color: chance.decimal >= 0.5 ? 0x2e7d32 : 0xb3541e,
      fields: steps.map(({ label, text, rule }) => ({ name: label, value: `${text} [§](${rule.url})`, inline: true })),
    },
  ],
});

const EPHEMERAL = 64;
const problem = ({ detail, problems = [] }) => ({
  content: problems.map(({ message }) => message).join('\n') || detail,
  flags: EPHEMERAL,
});

async function answerTo(interaction) {
  if (interaction.type === PING) return { type: PONG };
  if (interaction.type !== COMMAND || interaction.data.name !== 'shot')
    return { type: MESSAGE, data: { content: 'No such command.', flags: EPHEMERAL } };
  const data = await shot(interaction).catch(() => ({ content: 'Rangefinder does not answer right now.', flags: EPHEMERAL }));
  return { type: MESSAGE, data };
}

async function bodyOf(request) {
  let body = '';
  for await (const part of request) {
    body += part;
    if (body.length > MAX_BODY) throw new Error('too long');
  }
  return body;
}

/** The server that Discord posts to. */
export function bot(publicKey) {
  const key = publicKeyOf(publicKey);
  return createServer(async (request, response) => {
    try {
      const body = await bodyOf(request);
      if (!isSigned(request.headers, body, key)) return response.writeHead(401).end('invalid request signature');
      const answer = await answerTo(JSON.parse(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    } catch {
      response.writeHead(400).end();
    }
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const port = Number(process.env.PORT ?? 8080);
  bot(process.env.DISCORD_PUBLIC_KEY ?? '').listen(port, () => console.log(`Discord may post to port ${port}`));
}
