/**
 * A Discord bot without dependencies: the slash command /shot, answered as a card. Discord posts interactions to an address of yours, each signed with
 * Ed25519. Needs Node 20.12. In the Discord developer portal, “New Application”, then:
 *
 *   1. Register the command, once; id, public key (General Information) and token (Bot) are those of your application:
 *        DISCORD_APPLICATION_ID=… DISCORD_TOKEN=… node bot.mjs register
 *   2. Run the bot:
 *        RANGEFINDER=http://localhost:4000 DISCORD_PUBLIC_KEY=… PORT=8080 node bot.mjs
 *   3. Enter its public address as “Interactions Endpoint URL”. It has to be https: a host of yours, or a tunnel to port 8080.
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

/** Discord sends the raw key; Node needs it with a DER prefix of twelve bytes. */
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex');
const publicKeyOf = (hex) => createPublicKey({ key: Buffer.concat([ED25519, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' });

const isSigned = (headers, body, key) =>
  verify(
    null,
    Buffer.from(`${headers['x-signature-timestamp']}${body}`),
    key,
    Buffer.from(String(headers['x-signature-ed25519'] ?? ''), 'hex'),
  );

/** Language of the user, which Discord sends with each interaction. */
const languageOf = ({ locale = 'en' }) => (locale.startsWith('ru') ? 'ru' : 'en');

async function shot(interaction) {
  const options = Object.fromEntries((interaction.data.options ?? []).map(({ name, value }) => [name, value]));
  const query = new URLSearchParams({ skill: options.skill, inches: options.inches, lang: languageOf(interaction) });
  // A target that stood still has no TMM, so a given TMM means that it moved.
  const moved = options.target_moved ?? (options.tmm === undefined ? undefined : 'GROUND');
  if (moved) query.set('targetMoved', moved);
  if (options.tmm !== undefined) query.set('tmm', options.tmm);
  const response = await fetch(`${SERVER}/v1/alpha-strike/target-number?${query}`, { signal: AbortSignal.timeout(2_500) });
  return response.ok ? card(await response.json()) : problem(await response.json());
}

/** A forbidden shot has no target number; its sentence has the reason. */
const titleOf = ({ allowed, target, chance }) => (allowed ? `${target}+ · ${(100 * chance.decimal).toFixed(1)} %` : '–');

const card = ({ allowed, summary, target, chance, steps }) => ({
  embeds: [
    {
      title: titleOf({ allowed, target, chance }),
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

/** HTTP server for Discord's interactions. */
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

/** Registers the command at Discord. */
export async function register(application, token, discord = 'https://discord.com') {
  const response = await fetch(`${discord}/api/v10/applications/${application}/commands`, {
    method: 'PUT',
    headers: { authorization: `Bot ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(COMMANDS),
  });
  if (!response.ok) throw new Error(`Discord says ${response.status}: ${await response.text()}`);
}

/** Value of a required setting. */
function setting(name) {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is missing; the head of this file says where it is from.`);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'register') {
    await register(setting('DISCORD_APPLICATION_ID'), setting('DISCORD_TOKEN'));
    console.log('Discord knows /shot.');
  } else {
    const port = Number(process.env.PORT ?? 8080);
    bot(setting('DISCORD_PUBLIC_KEY')).listen(port, () => console.log(`Discord may post to port ${port}.`));
  }
}
