/** The REST reference, with questions that can be tried: Swagger UI, served by ourselves. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router } from 'express';
import { framing } from './framing.js';

/** Found by its package file: the package itself would load the whole viewer into this process. */
const VIEWER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
/** What the page loads; nothing else of the package is served. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const DAY_MS = 86_400_000;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rangefinder · REST reference</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/reference/static/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/reference/static/swagger-ui-bundle.js"></script>
<script>
SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', defaultModelsExpandDepth: 0, tryItOutEnabled: true, validatorUrl: null });
</script>
</body>
</html>
`;

/** The page at `/reference`. */
export function reference(): Router {
  const router = Router();
  for (const file of FILES)
    router.get(`/reference/static/${file}`, (_, response) => response.sendFile(join(VIEWER, file), { maxAge: DAY_MS, immutable: true }));
  router.get('/reference', ({ path }, response) => void response.set(framing(path)).type('html').send(PAGE));
  return router;
}
