/** Accounts the bytes of every answer that the client has not read yet, whichever transport sends it. */
import type { Express, Response } from 'express';
import type { RequestContext } from '../context/request-context.js';
import { holdUnsent } from '../context/work/unsent-bytes.js';

type End = (this: Response, ...rest: unknown[]) => Response;

/** Extends `response.end` of an application. Answers before the admission middleware are short and not counted. */
export function countUnsent({ response: prototype }: Express): void {
  const end = prototype.end as End;
  const counted: End = function (...rest) {
    end.apply(this, rest);
    const caller = this.locals.caller as RequestContext | undefined;
    if (caller) holdUnsent(caller.address, this);
    return this;
  };
  prototype.end = counted as Response['end'];
}
