/**
 * Renders pages of the built site on request. This is the only place where the service runs code of the site: the handler that
 * `@astrojs/node` makes in middleware mode. A page takes its data from `locals` and nothing from the client, so that its response can
 * be cached by address.
 */
import { existsSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { handlerFile, siteVersion } from './site-folder.js';

/** Response of a route of the site. */
interface RenderedPage {
  readonly status: number;
  readonly body: string;
}

export interface SiteRenderer {
  /**
   * Renders the route at a path; undefined if the site has none.
   * @param locals data that the route reads from `Astro.locals`
   */
  render(path: string, locals: object): Promise<RenderedPage | undefined>;
  /** Changes with the built site. */
  readonly version: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void, locals: object) => Promise<void>;

/** A response that keeps its body instead of sending it. */
class BufferedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];

  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    this.emit('finish');
    return this;
  }

  get body(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}

/** A GET request without headers and body of a client. */
function requestFor(path: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  return Object.assign(request, { method: 'GET', url: path, headers: { host: 'localhost' } });
}

/**
 * The adapter adds a listener for unhandled rejections that swallows those of the whole process. It is removed, so that a rejection
 * still ends the process.
 */
async function importHandler(file: string): Promise<Handler> {
  const before = new Set(process.listeners('unhandledRejection'));
  const { handler } = (await import(pathToFileURL(file).href)) as { readonly handler: Handler };
  for (const listener of process.listeners('unhandledRejection')) if (!before.has(listener)) process.off('unhandledRejection', listener);
  return handler;
}

/** Loads the handler of the site; undefined if `SITE_FOLDER` has none. */
export async function loadSiteRenderer(siteFolder: string): Promise<SiteRenderer | undefined> {
  const file = handlerFile(siteFolder);
  if (!existsSync(file)) return undefined;
  const handle = await importHandler(file);
  return {
    version: siteVersion(siteFolder),
    async render(path, locals) {
      const request = requestFor(path);
      const response = new BufferedResponse(request);
      let isUnknown = false;
      await handle(
        request,
        response,
        () => {
          isUnknown = true;
        },
        locals,
      );
      if (isUnknown) return undefined;
      if (response.statusCode >= 500) throw new Error(`the site cannot render ${path}: status ${response.statusCode}`);
      return { status: response.statusCode, body: response.body };
    },
  };
}
