/** Sentences of readings without an answer. */
import type { Text } from '@rangefinder/rules';

const KINDS: Readonly<Record<string, (what: string) => Text>> = {
  units: (what) => ({ en: `Units: ${what}`, ru: `Юниты: ${what}` }),
  ranking: (what) => ({ en: `Ranking: ${what}`, ru: `Рейтинг: ${what}` }),
  rule: (what) => ({ en: `Rule: ${what}`, ru: `Правило: ${what}` }),
  term: (what) => ({ en: `Term: ${what}`, ru: `Термин: ${what}` }),
  weapon: (what) => ({ en: `Weapon: ${what}`, ru: `Оружие: ${what}` }),
  unit: (what) => ({ en: `Unit: ${what}`, ru: `Юнит: ${what}` }),
};

const LABELS = {
  arguments: { en: 'arguments', ru: 'аргументы' },
  understood: { en: 'understood', ru: 'понято' },
  assumed: { en: 'assumed', ru: 'принято' },
  unread: { en: 'not used', ru: 'не учтено' },
} as const satisfies Readonly<Record<string, Text>>;

export const MESSAGES = {
  labels: LABELS,
  missing: (messages: readonly string[]): Text => ({ en: `To add: ${messages.join('; ')}`, ru: `Добавьте: ${messages.join('; ')}` }),
  unsure: (title: string): Text => ({ en: `Perhaps: ${title}`, ru: `Возможно: ${title}` }),
  kind: (question: string, what: string): Text => KINDS[question]?.(what) ?? { en: what, ru: what },
} as const;
