/** Run by the build: packs up an empty embedded database, so that a first start is quick. */
import { ensureTemplate, templatePath } from './template.js';
await ensureTemplate(await templatePath());
//# sourceMappingURL=make-template.js.map