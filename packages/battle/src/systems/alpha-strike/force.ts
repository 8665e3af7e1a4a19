/** Forces of Alpha Strike: roles and figures of cards. */
import type { CardEntry } from '@rangefinder/cards';
import type { ForceRules } from '../../forces/rules.js';

const figure = ({ stats = {} }: CardEntry, name: string): number => Number(stats[name]) || 0;

/** Damage by range; `0*` counts as 0. */
const damageAt =
  (range: number) =>
  ({ stats = {} }: CardEntry): number =>
    Number.parseInt(String((stats.damage as readonly string[] | undefined)?.[range] ?? ''), 10) || 0;

export const force: ForceRules = {
  roles: ['Brawler', 'Striker', 'Sniper', 'Skirmisher', 'Missile Boat', 'Scout', 'Juggernaut', 'Ambusher'],
  usualPoints: 38,
  roleOf: ({ stats = {} }) => String(stats.role ?? ''),
  figures: [
    { label: { en: 'Damage, short', ru: 'Урон, ближняя' }, isSum: true, of: damageAt(0) },
    { label: { en: 'Damage, medium', ru: 'Урон, средняя' }, isSum: true, of: damageAt(1) },
    { label: { en: 'Damage, long', ru: 'Урон, дальняя' }, isSum: true, of: damageAt(2) },
    {
      label: { en: 'Armor and structure', ru: 'Броня и конструкция' },
      isSum: true,
      of: (unit) => figure(unit, 'armor') + figure(unit, 'structure'),
    },
    { label: { en: 'TMM, mean', ru: 'МДЦ, в среднем' }, isSum: false, of: (unit) => figure(unit, 'tmm') },
  ],
};
