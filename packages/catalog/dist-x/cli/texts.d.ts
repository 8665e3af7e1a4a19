/** What the program says, in both languages. No logic. */
import type { Text } from '@rangefinder/rules';
export declare const HELP: Text;
export declare const TEXTS: {
    readonly unknownCommand: {
        readonly en: 'Unknown command';
        readonly ru: 'Неизвестная команда';
    };
    readonly missingArgument: {
        readonly en: 'Something is missing behind';
        readonly ru: 'Не хватает того, что идёт после';
    };
    readonly refused: {
        readonly en: 'refused';
        readonly ru: 'не принято';
    };
    readonly doubtful: {
        readonly en: 'doubtful';
        readonly ru: 'сомнительно';
    };
    readonly tidied: {
        readonly en: 'tidied';
        readonly ru: 'исправлено';
    };
    readonly withoutCard: {
        readonly en: 'without a card';
        readonly ru: 'без карточки';
    };
    readonly line: {
        readonly en: 'line';
        readonly ru: 'строка';
    };
    readonly row: {
        readonly en: 'row';
        readonly ru: 'запись';
    };
    readonly added: {
        readonly en: 'new';
        readonly ru: 'новый';
    };
    readonly changed: {
        readonly en: 'changed';
        readonly ru: 'изменён';
    };
    readonly nothingWritten: {
        readonly en: 'Nothing was written:';
        readonly ru: 'Ничего не записано:';
    };
    readonly dryRun: {
        readonly en: 'Nothing was written; this is what would be:';
        readonly ru: 'Ничего не записано; вот что было бы:';
    };
    readonly waiting: {
        readonly en: 'Another import is at work; waiting…';
        readonly ru: 'Идёт другая загрузка, ждём…';
    };
    readonly seconds: {
        readonly en: 's';
        readonly ru: 'с';
    };
    readonly perSecond: {
        readonly en: 'rows a second';
        readonly ru: 'записей в секунду';
    };
    readonly rows: {
        readonly en: 'rows';
        readonly ru: 'записей';
    };
    readonly left: {
        readonly en: 'left';
        readonly ru: 'осталось';
    };
    readonly passedOver: {
        readonly en: 'not in a known format, passed over';
        readonly ru: 'формат не опознан, пропущено';
    };
    readonly noUnit: {
        readonly en: 'There is no unit with the id';
        readonly ru: 'Нет юнита с кодом';
    };
    readonly noFound: {
        readonly en: 'Nothing found.';
        readonly ru: 'Ничего не найдено.';
    };
    readonly more: {
        readonly en: 'There are more.';
        readonly ru: 'Есть ещё.';
    };
    readonly starter: {
        readonly en: 'starter catalog';
        readonly ru: 'начальный каталог';
    };
    readonly units: {
        readonly en: 'units';
        readonly ru: 'юнитов';
    };
    readonly inPlay: {
        readonly en: 'in play';
        readonly ru: 'в игре';
    };
    readonly last: {
        readonly en: 'last read';
        readonly ru: 'последнее чтение';
    };
    readonly revision: {
        readonly en: 'revision';
        readonly ru: 'состояние';
    };
    readonly cost: {
        readonly en: 'cost';
        readonly ru: 'цена';
    };
    readonly corrected: {
        readonly en: 'corrected';
        readonly ru: 'поправлено';
    };
};
/** Counts of a report, in the order in which they are told. */
export declare const COUNT_TEXTS: {
    readonly read: {
        readonly en: 'read';
        readonly ru: 'прочитано';
    };
    readonly added: {
        readonly en: 'new';
        readonly ru: 'новых';
    };
    readonly changed: {
        readonly en: 'changed';
        readonly ru: 'изменено';
    };
    readonly unchanged: {
        readonly en: 'unchanged';
        readonly ru: 'без изменений';
    };
    readonly refused: {
        readonly en: 'refused';
        readonly ru: 'не принято';
    };
    readonly withoutCard: {
        readonly en: 'without a card, kept out of play';
        readonly ru: 'без карточки, не допущены к игре';
    };
    readonly doubtful: {
        readonly en: 'doubtful';
        readonly ru: 'сомнительных';
    };
    readonly tidied: {
        readonly en: 'tidied';
        readonly ru: 'исправлено в написании';
    };
};
