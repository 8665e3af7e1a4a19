/** The media type of a GraphQL response, by what the client accepts. */
import Negotiator from 'negotiator';
import { memoizeHeader } from '../../context/memoize-header.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const TYPES = [JSON_TYPE, 'application/graphql-response+json; charset=utf-8'];

/** The type of a response for an `Accept`, as Apollo chooses it; the empty text where it would refuse. */
export const responseType = memoizeHeader((accept) =>
  accept === '' ? JSON_TYPE : (new Negotiator({ headers: { accept } }).mediaType(TYPES) ?? ''),
);

/** Whether a response is plain JSON, whose status says nothing of the errors in it. */
export const isPlainJson = (accept: string | undefined): boolean => responseType(accept) === JSON_TYPE;
