/** Abilities of units that the rules, or the calculator, do not count. They are listed in the figures and in the summary. */
import type { Calculator, Facts, NamedCalculator } from '../../../calculator/calculator.js';
import { type Checked, type Fields, field, fields } from '../../../calculator/fields.js';
import type { Slug } from '../../../ids.js';
import { LANGUAGES, type Language, type Text } from '../../../text/language.js';
import { ABILITIES, type AbilityName } from '../../reference/tables/specials.js';
import type { UnitInput } from '../combat/unit.js';
import { MAX_SPECIALS } from '../combat/unit-fields.js';
import { abilitiesBut, abilityText, type WrittenAbility } from '../specials/specials.js';

/** An entry of a card may hold several abilities. */
const MAX_NOT_COUNTED = MAX_SPECIALS * 20;

/** All abilities that these rules know. */
export const KNOWN_ABILITIES = Object.keys(ABILITIES) as readonly AbilityName[];

/** A unit of a question and its possessive form. */
interface CoveredUnit<Q> {
  readonly label: Text;
  /** `the attacker’s`, `у атакующего` */
  readonly whose: Text;
  readonly of: (question: Q) => UnitInput;
}

type Units<Q> = { readonly [name: string]: CoveredUnit<Q> };

/** The two units of an attack. */
export const ATTACKER_AND_TARGET: Units<{ readonly attacker: UnitInput; readonly target: UnitInput }> = {
  attacker: {
    label: { en: 'Attacker', ru: 'Атакующий' },
    whose: { en: 'the attacker’s', ru: 'у атакующего' },
    of: ({ attacker }) => attacker,
  },
  target: { label: { en: 'Target', ru: 'Цель' }, whose: { en: 'the target’s', ru: 'у цели' }, of: ({ target }) => target },
};

interface Coverage<Q, U extends Units<Q>> {
  /** Public name of the list's type. */
  readonly type: string;
  readonly units: U;
  readonly counted: readonly AbilityName[];
}

const NOT_COUNTED = {
  label: { en: 'Not counted', ru: 'Не учтено' },
  hint: {
    en: 'Special abilities that these rules or this calculator do not count',
    ru: 'Особые способности, которых эти правила или этот калькулятор не учитывают',
  },
} as const;

const ABILITIES_AS_WRITTEN = {
  kind: 'list',
  item: { kind: 'text', maxLength: 80, example: 'ECM', label: { en: 'Special ability', ru: 'Особая способность' } },
  min: 0,
  max: MAX_NOT_COUNTED,
} as const;
/** The abilities of one unit that an answer does not count. */
export const notCountedField = field({ ...ABILITIES_AS_WRITTEN, ...NOT_COUNTED });

const outputOf = <Q>({ type, units }: Coverage<Q, Units<Q>>) =>
  fields({
    notCounted: {
      kind: 'object',
      name: type,
      about: {
        en: 'Special abilities that the answer does not count, as written',
        ru: 'Особые способности, которые ответ не учитывает, как записаны',
      },
      ...NOT_COUNTED,
      fields: Object.fromEntries(Object.entries(units).map(([name, { label }]) => [name, { ...ABILITIES_AS_WRITTEN, label }])),
    },
  });

type NotCounted = Readonly<Record<string, readonly WrittenAbility[]>>;

const asWritten = (notCounted: NotCounted): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(notCounted).map(([name, abilities]) => [name, abilities.map(({ written }) => written)]));

export const NOT_COUNTED_TEXT: Readonly<Record<Language, string>> = { en: 'not counted', ru: 'не учтено' };

/** Appends the list to the summary: `; not counted: the attacker’s ECM, PRB.` */
function sentenceWith<Q>(sentence: string, notCounted: NotCounted, units: Units<Q>, language: Language): string {
  const parts = Object.entries(units).flatMap(([name, { whose }]) => {
    const abilities = notCounted[name] as readonly WrittenAbility[];
    return abilities.length === 0 ? [] : [`${whose[language]} ${abilities.map((each) => abilityText(each, language)).join(', ')}`];
  });
  return parts.length === 0 ? sentence : `${sentence.replace(/\.$/, '')}; ${NOT_COUNTED_TEXT[language]}: ${parts.join('; ')}.`;
}

/**
 * Extends a calculator by the list of abilities it does not count.
 * @example withNotCounted(parts, { type: 'AlphaStrikeAttackNotCounted', units: ATTACKER_AND_TARGET, counted: KNOWN_ABILITIES })
 */
export function withNotCounted<
  System extends Slug,
  Name extends string,
  I extends Fields,
  O extends Fields,
  S extends Facts,
  R extends Facts,
>(
  calculator: NamedCalculator<System, Name, I, O, S, R>,
  coverage: Coverage<Checked<I>, Units<Checked<I>>>,
): NamedCalculator<System, Name, I, O & ReturnType<typeof outputOf>, S, R> {
  const { units } = coverage;
  const counted = new Set(coverage.counted);
  const kept = new WeakMap<UnitInput, readonly WrittenAbility[]>();
  const ofUnit = (unit: UnitInput): readonly WrittenAbility[] => {
    const known = kept.get(unit) ?? abilitiesBut(unit.specials ?? [], counted);
    kept.set(unit, known);
    return known;
  };
  const notCountedIn = (question: Checked<I>): NotCounted =>
    Object.fromEntries(Object.entries(units).map(([name, { of }]) => [name, ofUnit(of(question))]));
  const words = Object.fromEntries(
    LANGUAGES.map((language) => {
      const own = calculator.words[language];
      const summary: typeof own.summary = (answered) =>
        sentenceWith(own.summary(answered), notCountedIn(answered.question), units, language);
      return [language, { ...own, summary }];
    }),
  );
  const resolve: Calculator<I, O, S, R>['resolve'] = (question) => {
    const outcome = calculator.resolve(question);
    return {
      figures: { ...outcome.figures, notCounted: asWritten(notCountedIn(question)) },
      // Not spread, because steps may be lazy.
      get steps() {
        return outcome.steps;
      },
      ...(outcome.refusal && { refusal: outcome.refusal }),
    };
  };
  return { ...calculator, output: { ...calculator.output, ...outputOf(coverage) }, resolve, words } as never;
}
