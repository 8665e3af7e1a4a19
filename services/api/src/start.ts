/** The start: libraries leave out what is only for development, unless the environment says otherwise. */
process.env.NODE_ENV ??= 'production';
await import('./main.js');
