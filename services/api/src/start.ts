/** Entry point. Sets NODE_ENV to production unless it is set. */
process.env.NODE_ENV ??= 'production';
await import('./main.js');
