/** The REST reference, with questions that can be tried: Swagger UI, served by ourselves. */

import express, { Router } from 'express';
import { absolutePath } from 'swagger-ui-dist';
import { framing } from './framing.js';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rangefinder · REST reference</title>
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
  router.use('/reference/static', express.static(absolutePath(), { index: false, immutable: true, maxAge: '1d' }));
  router.get('/reference', ({ path }, response) => void response.set(framing(path)).type('html').send(PAGE));
  return router;
}
