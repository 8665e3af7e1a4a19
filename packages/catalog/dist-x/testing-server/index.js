import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { unprivileged } from './account.js';
import { findBinaries } from './binaries.js';
import { ended, run, startUntil } from './processes.js';
const READY = 'database system is ready to accept connections';
const START_TIMEOUT_MS = 60_000;
const ATTEMPTS = 3;
/** Safety of the data costs time that tests do not have. */
const SETTINGS = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=50',
    'shared_buffers=64MB',
    'listen_addresses=127.0.0.1',
];
/**
 * Starts a server. As root it runs as an account without rights.
 * @example const server = await startPostgres(); const catalog = await openCatalog({ url: await server.createDatabase() })
 */
export async function startPostgres({ settings = [] } = {}) {
    const site = await prepare(settings);
    try {
        await run(command(site, site.binaries.initdb, await initdbArguments(site)));
        const { child, port } = await startOnFreePort(site, ATTEMPTS);
        return testServer(site, child, `postgres://postgres:${site.password}@127.0.0.1:${port}`);
    }
    catch (error) {
        await remove(site);
        throw error;
    }
}
/** Another process may take the port between asking for it and starting: then another port. */
async function startOnFreePort(site, attempts) {
    const port = await freePort();
    try {
        return { child: await startUntil(serverCommand(site, port), READY, START_TIMEOUT_MS), port };
    }
    catch (error) {
        if (attempts > 1 && String(error).includes('Address already in use'))
            return startOnFreePort(site, attempts - 1);
        throw error;
    }
}
/** A folder that the account can enter, with a data folder that is its own. */
async function prepare(settings) {
    const account = await unprivileged();
    const folder = await mkdtemp(join(tmpdir(), 'rangefinder-postgres-'));
    await chmod(folder, 0o711);
    const data = join(folder, 'data');
    await mkdir(data, { mode: 0o700 });
    if (account)
        await chown(data, account.uid, account.gid);
    const password = randomBytes(12).toString('hex');
    return { folder, data, account, binaries: await findBinaries(folder, account), password, settings };
}
/** Locale and encoding are fixed, so that every machine sorts and folds alike. */
async function initdbArguments({ folder, data, account, password }) {
    const passwordFile = join(folder, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account)
        await chown(passwordFile, account.uid, account.gid);
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    return [
        `--pgdata=${data}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--no-sync',
        '--no-instructions',
        ...locale,
    ];
}
function command({ data, account }, program, args) {
    return { program, args, options: { cwd: data, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...account } };
}
/**
 * The server. A small shell waits beside it for the end of its input, which comes with the end of this process however it
 * ends: a killed test run leaves no server behind.
 */
function serverCommand(site, port) {
    const socket = process.platform === 'win32' ? [] : ['unix_socket_directories='];
    const args = ['-D', site.data, '-p', String(port), ...[...SETTINGS, ...site.settings, ...socket].flatMap((setting) => ['-c', setting])];
    if (process.platform === 'win32')
        return command(site, site.binaries.postgres, args);
    const script = 'exec 3<&0; (cat <&3; kill -QUIT $$) >/dev/null 2>&1 & exec "$@" 3<&- </dev/null';
    return command(site, '/bin/sh', ['-c', script, 'sh', site.binaries.postgres, ...args]);
}
function testServer(site, child, base) {
    const url = `${base}/postgres`;
    let stopping;
    return {
        url,
        createDatabase: async () => {
            const name = `test_${randomBytes(6).toString('hex')}`;
            await execute(url, `create database ${name}`);
            return `${base}/${name}`;
        },
        stop: () => {
            stopping ??= stop(site, child);
            return stopping;
        },
    };
}
async function stop(site, child) {
    // Fast shutdown: connections that tests forgot do not keep it.
    child.kill('SIGINT');
    await ended(child);
    child.stdin?.destroy();
    await remove(site);
}
const remove = ({ folder }) => rm(folder, { recursive: true, force: true, maxRetries: 5 });
async function execute(connectionString, statement) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(statement).finally(() => client.end());
}
function freePort() {
    return new Promise((resolve, reject) => {
        const probe = createServer();
        probe.once('error', reject);
        probe.listen(0, '127.0.0.1', () => {
            const address = probe.address();
            const port = typeof address === 'object' && address !== null ? address.port : 0;
            probe.close(() => resolve(port));
        });
    });
}
//# sourceMappingURL=index.js.map