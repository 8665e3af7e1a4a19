/**
 * The manifests against the types and schemas of their API versions, strictly (unknown fields are rejected), and against each
 * other: names, labels, ports, settings. Admission needs a cluster and is not tested.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@rangefinder/api';
import { Ajv } from 'ajv';
import type TypeScript from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { TOOLS } from '../support/bring-tools.js';
import { document, documents, files, read, tool } from './support/tools.js';

// biome-ignore lint/suspicious/noExplicitAny: manifests of many kinds; their types are what is checked here.
type Manifest = any;

const MODELS: Readonly<Record<string, string>> = {
  v1: 'kubernetes-models/v1',
  'apps/v1': 'kubernetes-models/apps/v1',
  'autoscaling/v2': 'kubernetes-models/autoscaling/v2',
  'networking.k8s.io/v1': 'kubernetes-models/networking.k8s.io/v1',
  'policy/v1': 'kubernetes-models/policy/v1',
  'postgresql.cnpg.io/v1': '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1',
  'monitoring.coreos.com/v1': '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
};
const OBJECT_STORE = 'barmancloud.cnpg.io/v1';
const manifestFiles = files().filter((path) => /^kubernetes\/\w+\/.*\.yaml$/.test(path) && !path.endsWith('kustomization.yaml'));

const manifests: Manifest[] = [];
beforeAll(async () => {
  for (const path of manifestFiles) for (const manifest of await documents(read(path))) manifests.push(manifest);
});
const one = (kind: string, name = 'rangefinder'): Manifest => {
  const found = manifests.filter((each) => each.kind === kind && each.metadata.name === name);
  expect([kind, name, found.length]).toEqual([kind, name, 1]);
  return found[0];
};

describe('manifest', () => {
  test('matches the schema of its API version', async () => {
    expect(manifests.length).toBeGreaterThan(12);
    for (const { ...manifest } of manifests.filter(({ apiVersion }) => apiVersion !== OBJECT_STORE)) {
      const models = await tool<Readonly<Record<string, new (value: object) => { validate(): void }>>>(MODELS[manifest.apiVersion] ?? '');
      const Model = models[manifest.kind];
      if (!Model) throw new Error(`no ${manifest.kind} in ${manifest.apiVersion}`);
      expect(() => new Model(manifest).validate(), `${manifest.kind} ${manifest.metadata.name}`).not.toThrow();
    }
  });

  test('has no field that its type lacks', () => {
    const lines = manifests
      .filter(({ apiVersion }) => apiVersion !== OBJECT_STORE)
      .map((manifest, index) => {
        const { apiVersion, kind, ...rest } = manifest;
        return `import type { I${kind} as T${index} } from '${MODELS[apiVersion]}';\nexport const m${index}: T${index} = ${JSON.stringify({ apiVersion, kind, ...rest })};`;
      });
    expect(typeErrors(lines.join('\n'))).toEqual([]);
    // The check itself finds a wrong field.
    const wrong = `import type { IDeployment } from 'kubernetes-models/apps/v1';\nexport const m: IDeployment = { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replcas: 2, selector: {}, template: {} } };`;
    expect(typeErrors(wrong)).toEqual([expect.stringContaining('replcas')]);
  });

  test('of backups matches the schema of its plugin', async () => {
    const [definition] = await documents(
      readFileSync(fileURLToPath(new URL('schemas/barmancloud.cnpg.io-objectstores.yaml', import.meta.url)), 'utf8'),
    );
    const [{ schema }] = (definition as Manifest).spec.versions;
    const ajv = new Ajv({ strict: false, allErrors: true, formats: { int64: true, int32: true, 'date-time': true } });
    const validate = ajv.compile(closed(schema.openAPIV3Schema));
    const { apiVersion, kind, spec } = one('ObjectStore', 'rangefinder-backups');
    validate({ apiVersion, kind, metadata: {}, spec });
    expect(validate.errors).toBeNull();
    expect(validate({ apiVersion, kind, metadata: {}, spec: { ...spec, retention: '30d' } })).toBe(false);
  });
});

/** The schema without additional properties. */
function closed(schema: Manifest): Manifest {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  const isClosed = inner.type === 'object' && inner.properties && inner.additionalProperties === undefined;
  return isClosed ? { ...inner, additionalProperties: false } : inner;
}

/** Compiler errors of a source that uses the packages of tests/tools. */
function typeErrors(source: string): readonly string[] {
  const ts = createRequire(join(TOOLS, 'package.json'))('typescript') as typeof TypeScript;
  const name = join(TOOLS, 'manifests-to-check.ts');
  const options: TypeScript.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, target: ts.ScriptTarget.ES2022 },
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === name || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === name ? ts.createSourceFile(path, source, ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('kustomizations name every file in their folder, and no other', async () => {
  for (const folder of ['base', 'restore']) {
    const { resources } = await document<{ resources: readonly string[] }>(`kubernetes/${folder}/kustomization.yaml`);
    const beside = manifestFiles.filter((path) => path.startsWith(`kubernetes/${folder}/`)).map((path) => path.split('/').at(-1));
    expect(resources.toSorted()).toEqual(beside.toSorted());
  }
  const { images } = await document<Manifest>('kubernetes/base/kustomization.yaml');
  expect(images[0].name).toBe(one('Deployment').spec.template.spec.containers[0].image);
});

describe('the deployment', () => {
  test('meets the restricted pod security standard', () => {
    const { spec } = one('Deployment').spec.template;
    const [container] = spec.containers;
    expect(one('Namespace').metadata.labels['pod-security.kubernetes.io/enforce']).toBe('restricted');
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect([spec.automountServiceAccountToken, spec.hostNetwork, spec.volumes.every((volume: Manifest) => volume.emptyDir)]).toEqual([
      false,
      undefined,
      true,
    ]);
    expect(container.volumeMounts.map((mount: Manifest) => mount.mountPath)).toEqual(['/tmp']);
  });

  test('has valid settings and the time to drain', () => {
    const { spec } = one('Deployment').spec.template;
    const own = Object.fromEntries(spec.containers[0].env.map(({ name, value = 'secret' }: Manifest) => [name, value]));
    const given = { ...one('ConfigMap', 'rangefinder-settings').data, ...own };
    const known = new Set(
      read('../services/api/src/context/settings.ts')
        .match(/^ {2}[A-Z_]+(?=:)/gm)
        ?.map((name) => name.trim()),
    );
    expect(Object.keys(given).filter((name) => !known.has(name))).toEqual(['DATABASE_USER', 'DATABASE_PASSWORD']);
    const filled = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value).replace(/\$\(\w+\)/g, 'secret')]));
    const result = readSettings(filled);
    if (!result.ok) throw new Error(result.messages.join('\n'));
    expect(spec.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(result.settings.drainMs + 15_000);
    const { readinessProbe } = spec.containers[0];
    expect(result.settings.drainMs).toBeGreaterThan(readinessProbe.periodSeconds * readinessProbe.failureThreshold * 1_000);
  });

  test('always keeps an available pod', () => {
    expect(one('Deployment').spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(one('HorizontalPodAutoscaler').spec.minReplicas).toBeGreaterThan(one('PodDisruptionBudget').spec.minAvailable);
    expect(one('Deployment').spec.replicas).toBeUndefined();
    const { readinessProbe, livenessProbe, startupProbe } = one('Deployment').spec.template.spec.containers[0];
    // Without its database a pod still answers calculators, so no probe may remove it.
    for (const probe of [readinessProbe, livenessProbe, startupProbe]) expect(probe.httpGet).toEqual({ path: '/health', port: 'http' });
    expect(livenessProbe.periodSeconds * livenessProbe.failureThreshold).toBeGreaterThanOrEqual(60);
  });

  test('is selected by service, autoscaler, disruption budget, network policy and monitoring', () => {
    const { template } = one('Deployment').spec;
    const { labels } = template.metadata;
    const ports = template.spec.containers[0].ports.map(({ name }: Manifest) => name);
    expect(one('Service').spec.selector).toEqual(labels);
    for (const { spec } of [one('PodDisruptionBudget'), one('PodMonitor')]) expect(spec.selector.matchLabels).toEqual(labels);
    expect(one('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
    expect(one('HorizontalPodAutoscaler').spec.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'rangefinder' });
    expect(ports).toContain(one('Service').spec.ports[0].targetPort);
    expect(ports).toContain(one('PodMonitor').spec.podMetricsEndpoints[0].port);
    expect(one('Ingress').spec.rules[0].http.paths[0].backend.service).toEqual({
      name: 'rangefinder',
      port: { name: one('Service').spec.ports[0].name },
    });
  });

  test('names the ports that the image listens on, as all other manifests do', () => {
    const [, port, metrics] = /^ENV .* PORT=(\d+) METRICS=(\d+) /m.exec(read('images/api.Dockerfile')) ?? [];
    const { ports, env } = one('Deployment').spec.template.spec.containers[0];
    expect(ports).toEqual([
      { name: 'http', containerPort: Number(port) },
      { name: 'metrics', containerPort: Number(metrics) },
    ]);
    const settings = one('ConfigMap', 'rangefinder-settings').data;
    expect([settings.PORT, settings.METRICS, env.filter(({ name }: Manifest) => /^(PORT|HOST|METRICS)$/.test(name))]).toEqual([
      undefined,
      metrics,
      [],
    ]);
    const [toPlayers, toPrometheus] = one('NetworkPolicy').spec.ingress;
    expect([toPlayers.ports, toPrometheus.ports]).toEqual([[{ protocol: 'TCP', port: 'http' }], [{ protocol: 'TCP', port: 'metrics' }]]);
  });

  test('reads from the replicas of the database and writes to its primary', () => {
    const { name } = one('Cluster', 'rangefinder-db').metadata;
    const { initdb } = one('Cluster', 'rangefinder-db').spec.bootstrap;
    const env = new Map<string, Manifest>(
      one('Deployment').spec.template.spec.containers[0].env.map((each: Manifest) => [each.name, each]),
    );
    expect(env.get('DATABASE_URL').value).toContain(`@${name}-rw:5432/${initdb.database}`);
    expect(env.get('DATABASE_READ_URL').value).toContain(`@${name}-ro:5432/${initdb.database}`);
    expect(env.get('DATABASE_PASSWORD').valueFrom.secretKeyRef).toEqual({ name: `${name}-app`, key: 'password' });
  });

  test('may reach the database and the restored one, which admit it', () => {
    const databases = manifests.filter(({ kind }) => kind === 'Cluster').map(({ metadata }) => metadata.name);
    expect(databases).toHaveLength(2);
    const selects = { matchExpressions: [{ key: 'cnpg.io/cluster', operator: 'In', values: databases }] };
    const [toDatabase] = one('NetworkPolicy').spec.egress;
    expect(toDatabase).toEqual({ to: [{ podSelector: selects }], ports: [{ protocol: 'TCP', port: 5432 }] });
    const { podSelector, ingress } = one('NetworkPolicy', 'rangefinder-db').spec;
    expect(podSelector).toEqual(selects);
    // Replicas connect to the primary, too.
    expect(ingress[0].from).toEqual([
      { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'rangefinder' } } },
      { podSelector: selects },
    ]);
  });
});

test('backups go to the store, and a restored database reads them without overwriting', () => {
  const store = one('ObjectStore', 'rangefinder-backups').metadata.name;
  const [plugin] = one('Cluster', 'rangefinder-db').spec.plugins;
  const backup = one('ScheduledBackup', 'rangefinder-db').spec;
  expect(plugin).toMatchObject({ isWALArchiver: true, parameters: { barmanObjectName: store } });
  expect([backup.cluster.name, backup.pluginConfiguration.name]).toEqual(['rangefinder-db', plugin.name]);
  const { bootstrap, externalClusters, plugins } = one('Cluster', 'rangefinder-db-restored').spec;
  expect(externalClusters[0]).toMatchObject({
    name: bootstrap.recovery.source,
    plugin: { parameters: { barmanObjectName: store, serverName: 'rangefinder-db' } },
  });
  expect(plugins[0].parameters.serverName).not.toBe(externalClusters[0].plugin.parameters.serverName);
});

test('the autoscaler uses a metric that the adapter derives from one of the service', async () => {
  const [metric] = one('HorizontalPodAutoscaler').spec.metrics;
  const { rules } = await document<Manifest>('kubernetes/prometheus-adapter.yaml');
  const [rule] = rules.custom;
  expect(rule.name.as).toBe(metric.pods.metric.name);
  expect(rule.seriesQuery).toMatch(/^rangefinder_cost_spent_ms_total\{/);
});
