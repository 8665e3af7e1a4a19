/** Reads the settings and starts a single process, or a cluster of a primary and its workers. */
import cluster from 'node:cluster';
import { readSettings, type Settings } from './context/settings.js';
import { folderProblems } from './context/settings-folders.js';
import { giveUp } from './server/give-up.js';
import { applyHeapLimits } from './server/heap-limits.js';
import { stopWithParent } from './server/signals.js';

function settingsOrExit(): Settings {
  const result = readSettings(process.env);
  const messages = result.ok ? folderProblems(result.settings, process.env) : result.messages;
  if (result.ok && messages.length === 0) return result.settings;
  return giveUp('Rangefinder cannot start; these settings are wrong:', ...messages.map((message) => `  ${message}`));
}

/** Loads only the code that this process needs. */
async function start(settings: Settings): Promise<void> {
  if (!cluster.isWorker && settings.processes === 1) return (await import('./server/single-process.js')).serveAlone(settings);
  if (cluster.isWorker) return (await import('./server/cluster-worker.js')).serveInCluster(settings);
  return (await import('./server/cluster.js')).leadCluster(settings);
}

const settings = settingsOrExit();
if (!cluster.isWorker) stopWithParent();
applyHeapLimits(settings.processes);
await start(settings);
