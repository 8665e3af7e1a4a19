/** Error messages that do not concern a field, in both languages. */
import type { Text } from '@rangefinder/rules';

const seconds = (count: number): Text => ({ en: `${count} s`, ru: `${count} с` });

export const TEXTS = {
  badRequest: {
    en: 'The request could not be read: its body is not valid JSON, or its address is malformed.',
    ru: 'Запрос не удалось прочитать: тело — не JSON, или адрес записан с ошибкой.',
  },
  twoHosts: { en: 'The request has more than one Host header.', ru: 'В запросе несколько заголовков Host.' },
  nothingBy: (id: string): Text => ({ en: `There is no ${id}.`, ru: `${id}: такого нет.` }),
  nothingButNear: (id: string, near: string): Text => ({
    en: `There is no ${id}. Did you mean ${near}?`,
    ru: `${id}: такого нет. Может быть, ${near}?`,
  }),
  tooLarge: { en: 'The body is larger than 500 KB.', ru: 'Тело запроса больше 500 КБ.' },
  documentTooLong: (max: number): Text => ({
    en: `The GraphQL document is longer than ${max} characters. Pass long values as variables.`,
    ru: `Документ GraphQL длиннее ${max} символов. Передавайте длинные значения переменными.`,
  }),
  headersTooLarge: { en: 'The headers of the request are larger than 16 KB.', ru: 'Заголовки запроса больше 16 КБ.' },
  late: { en: 'The request did not arrive in time.', ru: 'Запрос не пришёл целиком в отведённое время.' },
  mediaType: (taken: string): Text => ({
    en: `The body has to be ${taken}: set the header Content-Type.`,
    ru: `Тело запроса должно быть ${taken}: укажите его тип в заголовке Content-Type.`,
  }),
  charset: {
    en: 'A JSON body has to be in UTF-8: leave the charset out of the header Content-Type, or set it to utf-8.',
    ru: 'Тело в формате JSON должно быть в UTF-8: не указывайте charset в заголовке Content-Type или укажите utf-8.',
  },
  rateLimited: (limit: number, retry: number): Text => ({
    en: `More than ${limit} ms of computing a minute were asked for from this address. Ask again in ${seconds(retry).en}.`,
    ru: `С этого адреса запрошено больше ${limit} мс вычислений в минуту. Повторите запрос через ${seconds(retry).ru}.`,
  }),
  tooComplex: (cost: number, limit: number): Text => ({
    en: `This would take about ${cost} ms of computing; the limit is ${limit} ms.`,
    ru: `На это ушло бы около ${cost} мс вычислений; предел — ${limit} мс.`,
  }),
  fewerQuestions: {
    en: 'Ask fewer questions in a request, or smaller ones: fewer turns, dice or entries.',
    ru: 'Задайте за один запрос меньше вопросов или упростите их: меньше ходов, кубиков или записей.',
  },
  fewerValues: {
    en: 'Ask for fewer fields, or for smaller pages.',
    ru: 'Запросите меньше полей или страницы поменьше.',
  },
  batchTooLong: {
    en: 'The answers have become too long; ask the rest in another request.',
    ru: 'Ответы получаются слишком длинными; остальное спросите отдельным запросом.',
  },
  answerTooLong: (kilobytes: number, max: number): Text => ({
    en: `The answer has ${kilobytes} KB; one answer has at most ${max} KB. Ask for pages with first and after, or name fewer fields.`,
    ru: `В ответе ${kilobytes} КБ, а можно не больше ${max} КБ. Запрашивайте страницами, с first и after, или назовите меньше полей.`,
  }),
  diceTooCostly: (limit: number): Text => ({
    en: `One expression may take ${limit} ms of computing; this one would take longer. Roll fewer dice, or dice with fewer faces.`,
    ru: `На одно выражение отводится ${limit} мс вычислений, а этому нужно больше. Бросайте меньше кубиков или кубики с меньшим числом граней.`,
  }),
  tooManyOutcomes: (count: number, max: number): Text => ({
    en: `There are ${count} outcomes; an answer lists at most ${max}. Ask for mean and standardDeviation alone, or roll fewer dice.`,
    ru: `Исходов ${count}, а в ответе их не больше ${max}. Запросите только mean и standardDeviation или бросайте меньше кубиков.`,
  }),
  overloaded: {
    en: 'More is being asked than can be computed in time; ask again in some seconds.',
    ru: 'Вопросов сейчас больше, чем можно вычислить вовремя; повторите запрос через несколько секунд.',
  },
  unread: {
    en: 'Earlier answers wait to be read; read them, or ask again in some seconds.',
    ru: 'Прежние ответы ещё не прочитаны; прочтите их или повторите запрос через несколько секунд.',
  },
  catalogUnavailable: {
    en: 'The catalog cannot be reached just now; calculators go on answering.',
    ru: 'Каталог сейчас недоступен; калькуляторы работают.',
  },
  filesBeingMade: (percent: number): Text => ({
    en: `The files of the catalog are being made; ${percent}% are done.`,
    ru: `Файлы каталога готовятся: готово ${percent} %.`,
  }),
  internal: (id: string): Text => ({
    en: `Something went wrong on our side; please report it with the id ${id}.`,
    ru: `Ошибка на нашей стороне; сообщите нам о ней, указав код ${id}.`,
  }),
} as const;
