/**
 * compose.yaml against the schema of Compose and the files, addresses and variables that it names, as `docker compose config` would
 * check it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@rangefinder/api';
import { Ajv, type SchemaObject } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { document, INFRA, read } from './support/tools.js';

interface Service {
  readonly image: string;
  readonly user?: string;
  readonly privileged?: boolean;
  readonly cap_add?: readonly string[];
  readonly profiles?: readonly string[];
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: object;
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly networks: Readonly<Record<string, { readonly ipv4_address?: string }>> | readonly string[];
  readonly stop_grace_period?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: { readonly inside: { readonly ipam: { readonly config: readonly object[] } } };
}

const PATH = 'compose/compose.yaml';
let compose: Compose;
let services: readonly (readonly [string, Service])[];
beforeAll(async () => {
  compose = await document<Compose>(PATH);
  services = Object.entries(compose.services);
});

test('it matches the schema of Compose', () => {
  const { $schema: _, ...schema } = JSON.parse(
    readFileSync(fileURLToPath(new URL('schemas/compose-spec.json', import.meta.url)), 'utf8'),
  ) as SchemaObject;
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: { ports: true, expose: true, duration: true, subnet_ip_address: true, uri: true },
  });
  const validate = ajv.compile(schema);
  validate(compose);
  expect(validate.errors).toBeNull();
});

test('.env.example has the variables without a default, and no others', () => {
  const used = [...read(PATH).matchAll(/\$\{(\w+)(:[-?])?/g)];
  for (const [whole, , fallback] of used) expect([whole, fallback]).not.toContain(undefined);
  const example = [...read('compose/.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  const named = new Set(used.map(([, name]) => name));
  named.delete('API_IMAGE');
  expect(example.toSorted()).toEqual([...named].toSorted());
});

test('files that it mounts or builds from exist, and are mounted read-only', () => {
  const from = join(INFRA, 'compose');
  for (const [name, { volumes = [], build }] of services) {
    for (const [source = '', , mode] of volumes.map((volume) => volume.split(':'))) {
      if (source.startsWith('.')) expect([name, source, existsSync(join(from, source)), mode]).toEqual([name, source, true, 'ro']);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
    if (build) expect(existsSync(join(from, build.context, build.dockerfile))).toBe(true);
  }
});

test('everything runs with a read-only file system and without capabilities, and only public ports are open to the network', () => {
  for (const [name, { read_only: isReadOnly, cap_drop: dropped, security_opt: options, ports = [], image }] of services) {
    expect([name, isReadOnly, dropped, options]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']]);
    for (const port of ports) expect(port).toMatch(/^(127\.0\.0\.1|\$\{LISTEN:-127\.0\.0\.1:8080\}):/);
    if (!image.includes('$')) expect(image).toMatch(/:v?\d+/);
  }
});

test('nothing runs as root except the start of the primary, which has to change the owner of its folder', () => {
  for (const [name, { user = '', privileged, cap_add: added, image }] of services) {
    expect([name, privileged, /^(root|0)\b/.test(user)]).toEqual([name, undefined, false]);
    if (name !== 'primary') expect([name, added]).toEqual([name, undefined]);
    // Third-party images that start as root are given another account.
    if (/^nginx:/.test(image) || name === 'replica') expect([name, user]).toEqual([name, expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/)]);
  }
  expect(compose.services.primary?.cap_add).toEqual(['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID']);
});

const addressOf = (name: string): string | undefined => {
  const { networks } = compose.services[name] as Service;
  return Array.isArray(networks) ? undefined : (networks as Readonly<Record<string, { ipv4_address?: string }>>).inside?.ipv4_address;
};

test('the addresses in other files are those of its services', () => {
  const upstreams = [...read('balancer/addresses/upstreams.conf').matchAll(/^server ([\d.]+):4000/gm)].map(([, address]) => address);
  expect(upstreams).toEqual([...['api-1', 'api-2'], ...['api-1', 'api-2']].map(addressOf));
  const targets = [...read('prometheus/prometheus.yml').matchAll(/([\d.]+):9464/g)].map(([, address]) => address);
  expect(targets).toEqual(['api-1', 'api-2'].map(addressOf));
  for (const name of ['api-1', 'api-2']) {
    const { DATABASE_URL, DATABASE_READ_URL, TRUST_PROXY } = compose.services[name]?.environment ?? {};
    expect(DATABASE_URL).toContain(`@${addressOf('primary')}:5432/`);
    expect(DATABASE_READ_URL).toContain(`@${addressOf('replica')}:5432/`);
    expect(TRUST_PROXY).toBe(addressOf('balancer'));
  }
  expect(compose.services.replica?.environment?.PRIMARY_HOST).toBe(addressOf('primary'));
  expect(read('grafana/provisioning/datasources/prometheus.yml')).toContain('url: http://prometheus:9090');
});

test("an operator's commands run next to the service: no address is used twice", () => {
  const guide = read('../docs/operating/installing.md');
  const named = [...guide.matchAll(/docker compose run [^`\n]*? ([\w-]+) (?:backup|migrate|…)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(2);
  for (const name of new Set(named))
    expect([name, addressOf(name), compose.services[name]?.profiles]).toEqual([name, undefined, ['commands']]);
  // Containers without a fixed address get one from another range.
  const [{ subnet, ip_range: range }] = compose.networks.inside.ipam.config as [{ subnet: string; ip_range: string }];
  expect([subnet, range]).toEqual(['10.87.19.0/24', '10.87.19.128/25']);
  const own = services.flatMap(([name]) => addressOf(name) ?? []);
  expect(new Set(own).size).toBe(own.length);
  for (const address of own) expect([address, Number(address.split('.')[3]) < 128]).toEqual([address, true]);
});

test('the API gets valid settings and the time to drain', () => {
  const { environment = {}, stop_grace_period: grace = '' } = compose.services['api-1'] as Service;
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/\$\{[^}]*\}/g, 'secret'),
    ]),
  );
  const result = readSettings(filled);
  if (!result.ok) throw new Error(result.messages.join('\n'));
  const { settings } = result;
  const known = new Set(
    read('../services/api/src/context/settings.ts')
      .match(/^ {2}[A-Z_]+(?=:)/gm)
      ?.map((name) => name.trim()),
  );
  expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
  // Pending requests have fifteen seconds after the port has closed.
  expect(Number.parseInt(grace, 10) * 1_000).toBeGreaterThanOrEqual(settings.drainMs + 15_000);
  const [, failTimeout] = /fail_timeout=(\d+)s/.exec(read('balancer/addresses/upstreams.conf')) ?? [];
  expect(settings.drainMs).toBeGreaterThan(Number(failTimeout) * 1_000);
});
