/** The addresses of REST: every operation of the schema by GET with flat parameters, calculators by POST with JSON too. */
import type { ApolloServer } from '@apollo/server';
import type { Language } from '@rangefinder/rules';
import { json, type Request, type Response, Router } from 'express';
import { type Context, contextOf, type Shared } from '../context.js';
import { badInput } from '../errors/problems.js';
import { acceptedLanguage } from '../http/language.js';
import { answerBatch } from './batch.js';
import { execute, type Question } from './execute.js';
import { openApi } from './openapi.js';
import { type Operation, questionOf } from './operations.js';
import { readParameters } from './parameters.js';
import { nothingThere, respond, sendProblem } from './respond.js';
import { otherMethod, unknownAddress } from './unanswered.js';

/** Parameters of the door itself. */
const RESERVED = ['fields', 'rules', 'catalog'] as const;
const BODY_BYTES = 1_000_000;
const READING = ['GET', 'HEAD'];

interface Door {
  readonly server: ApolloServer<Context>;
  readonly shared: Shared;
}

export function restRouter(operations: readonly Operation[], server: ApolloServer<Context>, shared: Shared): Router {
  const router = Router();
  const door: Door = { server, shared };
  for (const operation of operations) addOperation(router, operation, door);
  const byQuestion = new Map(operations.map((operation) => [questionOf(operation), operation]));
  router
    .route('/v1/batch')
    .post(json({ limit: BODY_BYTES }), (request, response) => batch(door, byQuestion, request, response))
    .all(otherMethod(['POST']));
  const document = JSON.stringify(openApi(operations, shared.publicUrl));
  router.get('/openapi.json', (_, response) => void response.type('application/json').send(document));
  router.get('/v1', (_, response) => response.redirect('/reference'));
  router.use('/v1', unknownAddress(operations));
  return router;
}

function addOperation(router: Router, operation: Operation, door: Door): void {
  const route = router.route(operation.path.replace('{id}', '*id'));
  route.get((request, response) => answer(door, operation, fromQuery(operation, request), request, response));
  if (operation.system)
    route.post(json({ limit: BODY_BYTES }), (request, response) =>
      answer(door, operation, fromBody(operation, request), request, response),
    );
  route.all(otherMethod(operation.system ? [...READING, 'POST'] : READING));
}

function fromQuery(operation: Operation, request: Request): Question {
  const { id } = request.params as { id?: string | readonly string[] };
  const { args, problems } = readParameters(operation.parameters, request.query, RESERVED);
  const named = id === undefined ? args : { ...args, id: Array.isArray(id) ? id.join('/') : id };
  return { operation, args: named, problems, fields: wish(request) };
}

const wish = ({ query: { fields } }: Request): string | undefined => (typeof fields === 'string' ? fields : undefined);

const fromBody = (operation: Operation, request: Request): Question => ({
  operation,
  args:
    typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body)
      ? (request.body as Record<string, unknown>)
      : {},
  problems:
    request.body === undefined || (typeof request.body === 'object' && !Array.isArray(request.body))
      ? []
      : [
          {
            code: 'WRONG_TYPE',
            path: [],
            given: request.body,
            allowed: { en: 'an object with the arguments', ru: 'объект с аргументами' },
          },
        ],
  fields: wish(request),
});

async function answer(
  { server, shared }: Door,
  operation: Operation,
  question: Question,
  request: Request,
  response: Response,
): Promise<void> {
  const context = contextOf(shared, acceptedLanguage(request.headers['accept-language']));
  const executed = await execute(server, question, context);
  const missing = executed.ok && executed.value === null && operation.path.endsWith('{id}');
  respond(
    request,
    response,
    missing ? { ok: false, error: nothingThere(`${operation.definition.name} ${String(question.args.id)}`) } : executed,
    languageOf(question, context),
  );
}

function languageOf({ args }: Question, { language }: Context): Language {
  return args.lang === 'RU' ? 'ru' : args.lang === 'EN' ? 'en' : language;
}

async function batch(
  { server, shared }: Door,
  operations: ReadonlyMap<string, Operation>,
  request: Request,
  response: Response,
): Promise<void> {
  const context = contextOf(shared, acceptedLanguage(request.headers['accept-language']));
  const result = await answerBatch(server, operations, request.body, context);
  if (!result.ok) return sendProblem(response, badInput(result.problems, context.language).toJSON());
  response.set('Content-Language', context.language).json(result.items);
}
