/** Adds the share image to the head of every page. The service draws it on request. */
import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { sharePicture } from './model/addresses.js';
import { languageOf } from './model/languages.js';
import { UI } from './texts/ui.js';

const WIDTH = '1200';
const HEIGHT = '630';

/** Adds the name of the guide to its titles: some are the same in every language, such as `REST`. */
function nameGuide(head: StarlightRouteData['head'], path: string): void {
  if (!/^\/[a-z]{2}\/developers\/./.test(path)) return;
  for (const part of head)
    if (part.tag === 'title') part.content = part.content?.replace(' | ', ` · ${UI.developers[languageOf(path)]} | `) ?? '';
}

/** Pages on request are served under another address than the one that the site was built with, where the operator sets another. */
function moveTo(head: StarlightRouteData['head'], from: string, to: string): void {
  for (const { attrs = {} } of head)
    for (const name of ['href', 'content'] as const) {
      const value = attrs[name];
      if (typeof value === 'string' && value.startsWith(`${from}/`)) attrs[name] = to + value.slice(from.length);
    }
}

export const onRequest = defineRouteMiddleware(({ locals, url, site }) => {
  const picture = sharePicture(url.pathname);
  if (picture === undefined) return;
  const { head } = locals.starlightRoute;
  nameGuide(head, url.pathname);
  const builtFor = site?.href.replace(/\/+$/, '') ?? '';
  const origin = locals.entryPage?.origin ?? builtFor;
  if (origin !== builtFor) moveTo(head, builtFor, origin);
  const meta = (property: string, content: string) => head.push({ tag: 'meta', attrs: { property, content } });
  // The title of a shared link names the game, as the title of the tab does, without the name of the site.
  const title = head.findLast(({ tag }) => tag === 'title')?.content?.replace(/ \| Rangefinder$/, '');
  for (const { attrs } of head) if (attrs?.property === 'og:title' && title) attrs.content = title;
  meta('og:image', origin + picture);
  meta('og:image:type', 'image/png');
  meta('og:image:width', WIDTH);
  meta('og:image:height', HEIGHT);
});
