/** Texts of the program in both languages. No logic. */
import type { Text } from '@rangefinder/rules';
import { FORMAT_NAMES } from '../importing/formats/formats.js';

export const HELP: Text = {
  en: `Rangefinder catalog

  catalog import [--dry-run] [--strict] [--prune] [--label TEXT] FILE…   bring units in: files (gzip too), folders, zip archives, - for standard input
  catalog sync mul [--eras LIST] [--types LIST] [--prune] [--from URL] [--pause SECONDS] [--keep FOLDER]
                                                    asks the Master Unit List for its units, politely, and imports them
  catalog imports                                   what was imported, with numbers
  catalog undo IMPORT [--dry-run]                   takes an import back, by its number
  catalog diff FILE…                                what an import would change, field by field
  catalog export [--format json|csv|lines|availability] [--source ID,…] [--output FILE]   everything, or the units of some sources
  catalog sources                                   where the units come from
  catalog history UNIT                              every state of a unit and its source
  catalog correct UNIT FIELD VALUE [--note WHY]     a value of your own, which imports leave alone: stats.armor 7
  catalog find QUERY…                               for example: pv<=30 special:ECM move>=10 jump "rifle"
  catalog backup FILE                               everything as it is now, beside a running service
  catalog restore [--replace] FILE                  a backup in the place of an empty catalog, or with --replace of any
  catalog migrate [--to MIGRATION] [--dry-run]      brings the tables up to date, or back to an earlier migration; --dry-run prints the SQL
  catalog generate COUNT [--seed N] [--format json|csv] [--output FILE]   a made-up catalog, for trials

Options: --strict takes all rows or none; --prune puts units out of play that the source no longer has; --verbose lists what was tidied, what has no card yet, and what was added; --language en|ru; --help.
Reads, recognized by content: ${FORMAT_NAMES.en}.
Exit code: 0 done, 1 not done, 2 wrong use, 3 done but for rows that were refused, or nothing to read.
Database: DATABASE_URL, DATABASE_READ_URL; without them the folder CATALOG_FOLDER (.rangefinder/catalog).
`,
  ru: `Каталог Rangefinder

  catalog import [--dry-run] [--strict] [--prune] [--label ТЕКСТ] ФАЙЛ…   загрузить юниты: файлы (и в gzip), папки, zip-архивы, - для стандартного ввода
  catalog sync mul [--eras СПИСОК] [--types СПИСОК] [--prune] [--from URL] [--pause СЕКУНДЫ] [--keep ПАПКА]
                                                    вежливо спросить юниты у Master Unit List и загрузить их
  catalog imports                                   что было загружено, с номерами
  catalog undo ЗАГРУЗКА [--dry-run]                 отменить загрузку по её номеру
  catalog diff ФАЙЛ…                                что изменила бы загрузка, по полям
  catalog export [--format json|csv|lines|availability] [--source ID,…] [--output ФАЙЛ]   всё или юниты некоторых источников
  catalog sources                                   откуда взяты юниты
  catalog history ЮНИТ                              все состояния юнита и их источники
  catalog correct ЮНИТ ПОЛЕ ЗНАЧЕНИЕ [--note ПРИЧИНА]   своё значение, загрузки его не тронут: stats.armor 7
  catalog find ЗАПРОС…                              например: ос<=30 особенность:ECM движение>=10 прыжок "rifle"
  catalog backup ФАЙЛ                               всё как есть, не останавливая сервис
  catalog restore [--replace] ФАЙЛ                  вернуть копию в пустой каталог, а с --replace — в любой
  catalog migrate [--to МИГРАЦИЯ] [--dry-run]       обновить таблицы или вернуть их к прежней миграции; --dry-run печатает SQL
  catalog generate ЧИСЛО [--seed N] [--format json|csv] [--output ФАЙЛ]   выдуманный каталог для проб

Ключи: --strict принимает все записи или ни одной; --prune выводит из игры юниты, которых больше нет в источнике; --verbose показывает также исправленное, юниты без карточки и добавленное; --language en|ru; --help.
Читает, узнавая формат по содержимому: ${FORMAT_NAMES.ru}.
Код завершения: 0 — сделано, 1 — не сделано, 2 — неверный вызов, 3 — сделано, но не все записи приняты, или читать было нечего.
База: DATABASE_URL, DATABASE_READ_URL; без них — папка CATALOG_FOLDER (.rangefinder/catalog).
`,
};

export const TEXTS = {
  unknownCommand: { en: 'Unknown command', ru: 'Неизвестная команда' },
  didYouMean: { en: 'Did you mean', ru: 'Может быть,' },
  missingArgument: { en: 'Something is missing behind', ru: 'Не хватает того, что идёт после' },
  refused: { en: 'refused', ru: 'не принято' },
  doubtful: { en: 'doubtful', ru: 'сомнительно' },
  tidied: { en: 'tidied', ru: 'исправлено' },
  withoutCard: { en: 'without a card', ru: 'без карточки' },
  line: { en: 'line', ru: 'строка' },
  row: { en: 'row', ru: 'запись' },
  added: { en: 'new', ru: 'новый' },
  changed: { en: 'changed', ru: 'изменён' },
  nothingWritten: { en: 'Nothing was written:', ru: 'Ничего не записано:' },
  dryRun: { en: 'Nothing was written; this is what would be:', ru: 'Ничего не записано; вот что было бы:' },
  strict: {
    en: 'Nothing was written, since rows were refused (--strict); this is what would be:',
    ru: 'Ничего не записано: приняты не все записи (--strict). Вот что было бы:',
  },
  nothingToRead: { en: 'Nothing to import was found.', ru: 'Загружать нечего.' },
  missing: { en: 'units of the catalog are not in these files', ru: 'юнитов каталога в этих файлах нет' },
  leftOut: { en: 'units are not in these files; put out of play', ru: 'юнитов в этих файлах нет; выведены из игры' },
  verboseLists: { en: '--verbose lists all', ru: '--verbose покажет все' },
  undone: { en: 'taken back', ru: 'отменено' },
  restored: { en: 'as they were before', ru: 'вернулись к прежнему' },
  removed: { en: 'removed, since nothing else is known of them', ru: 'удалены: больше о них ничего не известно' },
  outOfPlay: { en: 'put out of play, since they have corrections', ru: 'выведены из игры: у них есть поправки' },
  nothingUndone: {
    en: 'No unit has the values of this import any more, so nothing has changed. Removed units return when their file is imported again.',
    ru: 'Ни у одного юнита уже нет данных этой загрузки, поэтому ничего не изменилось. Удалённые юниты вернутся, если загрузить их файл снова.',
  },
  keptSince: { en: 'kept, since they were changed later', ru: 'оставлены: изменены позже' },
  asking: { en: 'Asking', ru: 'Спрашиваем' },
  answers: { en: 'answers', ru: 'ответов' },
  keptAlready: { en: '(kept)', ru: '(уже есть)' },
  syncBrokenOff: {
    en: 'Nothing was imported. What came is kept; the same command goes on from here.',
    ru: 'Ничего не загружено. Полученное сохранено, та же команда продолжит с этого места.',
  },
  waiting: { en: 'Another import is at work; waiting…', ru: 'Идёт другая загрузка, ждём…' },
  seconds: { en: 's', ru: 'с' },
  perSecond: { en: 'rows a second', ru: 'записей в секунду' },
  rows: { en: 'rows', ru: 'записей' },
  left: { en: 'left', ru: 'осталось' },
  passedOver: { en: 'not in a known format, passed over', ru: 'формат не опознан, пропущено' },
  noUnit: { en: 'There is no unit', ru: 'Нет юнита' },
  noFound: { en: 'Nothing found.', ru: 'Ничего не найдено.' },
  more: { en: 'There are more.', ru: 'Есть ещё.' },
  starter: { en: 'starter catalog', ru: 'начальный каталог' },
  units: { en: 'units', ru: 'юнитов' },
  inPlay: { en: 'in play', ru: 'в игре' },
  last: { en: 'last read', ru: 'последнее чтение' },
  revision: { en: 'revision', ru: 'состояние' },
  cost: { en: 'cost', ru: 'цена' },
  written: { en: 'written', ru: 'записано' },
  backIn: { en: 'restored', ru: 'восстановлено' },
  upToDate: { en: 'The tables are up to date.', ru: 'Таблицы уже обновлены.' },
  migrated: { en: 'done', ru: 'выполнено' },
  takenBack: { en: 'taken back', ru: 'отменено' },
  online: { en: 'outside of a transaction', ru: 'вне транзакции' },
  newerShape: {
    en: 'Afterwards, where the rule sets have other figures or texts than the rows were written with, their columns are added and the rows of units derived anew.',
    ru: 'Затем, если показатели или тексты систем правил изменились, добавляются их столбцы и строки юнитов вычисляются заново.',
  },
  unavailable: {
    en: 'The database of the catalog cannot be reached or does not answer: what was begun is undone, what was done before is there. Try again.',
    ru: 'База каталога недоступна или не отвечает: начатое отменено, сделанное раньше на месте. Попробуйте ещё раз.',
  },
  corrected: { en: 'corrected', ru: 'поправлено' },
} as const satisfies Record<string, Text>;

/** Counts of a report, in order. */
export const COUNT_TEXTS = {
  read: { en: 'read', ru: 'прочитано' },
  added: { en: 'new', ru: 'новых' },
  changed: { en: 'changed', ru: 'изменено' },
  unchanged: { en: 'unchanged', ru: 'без изменений' },
  refused: { en: 'refused', ru: 'не принято' },
  withoutCard: { en: 'without a card, kept out of play', ru: 'без карточки, не допущены к игре' },
  doubtful: { en: 'doubtful', ru: 'сомнительных' },
  tidied: { en: 'tidied', ru: 'исправлено в написании' },
} as const satisfies Record<string, Text>;
