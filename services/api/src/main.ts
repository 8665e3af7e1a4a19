/** Reads the settings and starts what they ask for: one process, or a primary with its workers. */
import cluster from 'node:cluster';
import { giveUp } from './process/give-up.js';
import { readSettings, type Settings } from './settings.js';

function settingsOrExit(): Settings {
  const result = readSettings(process.env);
  return result.ok
    ? result.settings
    : giveUp('Rangefinder cannot start; these settings are wrong:', ...result.messages.map((message) => `  ${message}`));
}

/** Only the code that this process runs is loaded. */
async function start(settings: Settings): Promise<void> {
  if (!cluster.isWorker && settings.processes === 1) return (await import('./process/alone.js')).serveAlone(settings);
  const { leadCluster, serveInCluster } = await import('./process/cluster.js');
  return cluster.isWorker ? serveInCluster(settings) : leadCluster(settings);
}

await start(settingsOrExit());
