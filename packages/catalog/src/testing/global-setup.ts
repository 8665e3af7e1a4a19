/** Starts a server for the whole run, and packs an empty embedded database, so that each file opens its own quickly. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from '../template/make-template.js';
import { startPostgres } from '../testing-server/index.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's first database. */
    readonly postgresUrl: string;
    /** Path of the packed embedded database. */
    readonly embeddedTemplate: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-template-'));
  const teardown = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const template = join(folder, 'embedded.tar.gz');
  try {
    await makeTemplate(template);
  } catch (error) {
    await teardown();
    throw error;
  }
  provide('postgresUrl', server.url);
  provide('embeddedTemplate', template);
  return teardown;
}
