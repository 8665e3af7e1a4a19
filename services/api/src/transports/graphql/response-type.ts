/** Content negotiation of GraphQL responses. */
import Negotiator from 'negotiator';
import { memoizeHeader } from '../../context/memoize-header.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const TYPES = [JSON_TYPE, 'application/graphql-response+json; charset=utf-8'];

/** Returns the media type for an `Accept` header, as Apollo chooses it. Empty if Apollo would refuse. */
export const responseType = memoizeHeader((accept) =>
  accept === '' ? JSON_TYPE : (new Negotiator({ headers: { accept } }).mediaType(TYPES) ?? ''),
);

/** Whether a response is plain JSON, whose status does not report errors. */
export const isPlainJson = (accept: string | undefined): boolean => responseType(accept) === JSON_TYPE;
