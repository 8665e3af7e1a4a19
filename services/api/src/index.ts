/** The service as a library: for tests and for whoever mounts it elsewhere. */
export { type App, type AppOptions, buildApp } from './app.js';
export { type Context, contextOf, type Shared } from './context.js';
export { schema } from './schema/schema.js';
export { readSettings, type Settings, type SettingsResult } from './settings.js';
export { starterTables } from './starter-tables.js';
