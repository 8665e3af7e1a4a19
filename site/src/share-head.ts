/** Every page names its picture for shared links; the service draws it on request. */
import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { sharePicture } from './model/addresses.js';
import { languageOf } from './model/languages.js';
import { UI } from './texts/ui.js';

const WIDTH = '1200';
const HEIGHT = '630';

/** Pages of the guide have the same names in every language: `REST`. */
function nameGuide(head: StarlightRouteData['head'], path: string): void {
  if (!/^\/[a-z]{2}\/developers\/./.test(path)) return;
  for (const part of head)
    if (part.tag === 'title') part.content = part.content?.replace(' | ', ` · ${UI.developers[languageOf(path)]} | `) ?? '';
}

export const onRequest = defineRouteMiddleware(({ locals, url, site }) => {
  const picture = sharePicture(url.pathname);
  if (picture === undefined) return;
  const { head } = locals.starlightRoute;
  nameGuide(head, url.pathname);
  const meta = (property: string, content: string) => head.push({ tag: 'meta', attrs: { property, content } });
  // The title of a shared link names the game, as that of the tab does; the name of the site stands beside it.
  const title = head.findLast(({ tag }) => tag === 'title')?.content?.replace(/ \| Rangefinder$/, '');
  for (const { attrs } of head) if (attrs?.property === 'og:title' && title) attrs.content = title;
  meta('og:image', new URL(picture, site).href);
  meta('og:image:type', 'image/png');
  meta('og:image:width', WIDTH);
  meta('og:image:height', HEIGHT);
});
