/** Titles of the problem types, one for each error code. */
import type { Text } from '@rangefinder/rules';
import type { ErrorCode } from './codes.js';

export const TITLES: Readonly<Record<ErrorCode, Text>> = {
  BAD_INPUT: { en: 'The question has wrong values', ru: 'В вопросе неверные значения' },
  BAD_REQUEST: { en: 'The request cannot be read', ru: 'Запрос не читается' },
  GRAPHQL_PARSE_FAILED: { en: 'The GraphQL document cannot be read', ru: 'Документ GraphQL не читается' },
  GRAPHQL_VALIDATION_FAILED: { en: 'The GraphQL document does not fit the schema', ru: 'Документ GraphQL не подходит к схеме' },
  PERSISTED_QUERY_NOT_FOUND: { en: 'The persisted query is not known yet', ru: 'Сохранённый запрос ещё не известен' },
  TOO_COMPLEX: { en: 'The request costs too much', ru: 'Запрос обходится слишком дорого' },
  NOT_FOUND: { en: 'There is no such entry or address', ru: 'Такой записи или такого адреса нет' },
  METHOD_NOT_ALLOWED: { en: 'The address takes other methods', ru: 'Этот адрес принимает другие методы' },
  REQUEST_TIMEOUT: { en: 'The request did not arrive in time', ru: 'Запрос не пришёл вовремя' },
  TOO_LARGE: { en: 'The body is too large', ru: 'Тело запроса слишком большое' },
  UNSUPPORTED_MEDIA_TYPE: { en: 'The body is of another type', ru: 'Тело запроса другого типа' },
  RATE_LIMITED: { en: 'Too much was asked from this address', ru: 'С этого адреса спрошено слишком много' },
  HEADERS_TOO_LARGE: { en: 'The headers are too large', ru: 'Заголовки слишком большие' },
  INTERNAL: { en: 'Something went wrong on our side', ru: 'Ошибка на нашей стороне' },
  CATALOG_UNAVAILABLE: { en: 'The catalog cannot be reached', ru: 'Каталог недоступен' },
  OVERLOADED: { en: 'Too much is being asked at once', ru: 'Сейчас слишком много вопросов' },
};

/**
 * Returns the URI of a problem type, which is also its documentation. It is the same in every language.
 * @example problemType('BAD_INPUT', 'https://host') // 'https://host/en/developers/errors/#bad_input'
 */
export const problemType = (code: ErrorCode, publicUrl: string): string => `${publicUrl}/en/developers/errors/#${code.toLowerCase()}`;
