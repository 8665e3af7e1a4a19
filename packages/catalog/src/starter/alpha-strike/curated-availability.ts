/**
 * Availability of base variants that the table does not have or describes as a different unit (`MISPLACED`), curated from other lines of
 * the table. Two kinds of lines serve as sources: those of other variants of the chassis from the same years, and what the lines of the
 * Warhammer WHM-6R, Griffin GRF-1N and Shadow Hawk SHD-2H have in common, BattleMechs of the same age and rules level that nearly everybody
 * had. Six base variants have neither and stay unknown, all of them experimental: Hybrid Rifleman RFL-3N (Sneede), Omega SHP-X4,
 * Reconquista, Schwerer Gustav, Temax Cat Ninjabolt TMC-NB and Wyvern City WVE-5UX.
 */
import type { Availability } from './availability.js';

/** What common BattleMechs of the Star League have in common. */
const COMMON: Availability['eras'] = {
  'star-league': ['general', 'mercenary', 'periphery-general', 'star-league-general'],
  'early-succession-wars': ['general', 'mercenary', 'periphery-general', 'star-league-in-exile'],
  'late-succession-wars': ['comstar', 'general', 'kell-hounds', 'mercenary', 'periphery-general', 'wolf-s-dragoons'],
  renaissance: ['comstar', 'general', 'kell-hounds', 'mercenary', 'periphery-general', 'wolf-s-dragoons'],
  'clan-invasion': ['general', 'kell-hounds', 'mercenary', 'periphery-general', 'wolf-s-dragoons'],
  'civil-war': ['general', 'kell-hounds', 'mercenary', 'periphery-general', 'wolf-s-dragoons'],
  jihad: ['general', 'kell-hounds', 'mercenary', 'periphery-general', 'wolf-s-dragoons'],
  'dark-age': ['mercenary', 'periphery-general'],
  ilclan: ['mercenary', 'periphery-general'],
};

const LATER_MEN_SHEN = [
  ...(['clan-diamond-shark', 'free-worlds-league-duchy-of-andurien', 'free-worlds-league-marik-stewart-commonwealth'] as const),
  ...(['free-worlds-league-oriente-protectorate', 'liao', 'magistracy-canopus', 'marik', 'mercenary'] as const),
];

/** By number, with the name of the unit. */
export const CURATED: readonly (Availability & { readonly name: string })[] = [
  { mul: 74, name: 'Archer ARC-2R', eras: COMMON },
  // As AWS-8T and 8V, and in the Star League as AWS-8R.
  {
    mul: 174,
    name: 'Awesome AWS-8Q',
    eras: { ...COMMON, 'star-league': ['marik', 'star-league-general'], 'early-succession-wars': ['general', 'mercenary'] },
  },
  // As CHP-1N2, without the Clans.
  {
    mul: 548,
    name: 'Champion CHP-1N',
    eras: {
      'star-league': ['liao', 'rim-worlds-republic-terran-corps', 'star-league-general', 'steiner'],
      'early-succession-wars': ['comstar', 'liao', 'star-league-in-exile', 'steiner'],
      'late-succession-wars': ['comstar'],
      renaissance: ['comstar'],
      'clan-invasion': ['general', 'kell-hounds', 'mercenary', 'wolf-s-dragoons'],
      'civil-war': ['general', 'kell-hounds', 'mercenary', 'wolf-s-dragoons'],
      jihad: ['general', 'kell-hounds', 'mercenary', 'wolf-s-dragoons'],
      'dark-age': ['liao', 'mercenary', 'republic', 'steiner'],
      ilclan: ['extinct'],
    },
  },
  { mul: 878, name: 'Dervish DV-6M', eras: COMMON },
  // As HBK-4H and 4P.
  { mul: 1552, name: 'Hunchback HBK-4G', eras: COMMON },
  // As KTO-18 and KTO-20, and in the Star League as KTO-19b.
  {
    mul: 1791,
    name: 'Kintaro KTO-19',
    eras: {
      'star-league': ['star-league', 'star-league-general'],
      'early-succession-wars': ['davion', 'star-league-in-exile'],
      'late-succession-wars': ['comstar', 'davion'],
      renaissance: ['comstar', 'davion', 'kurita'],
      'clan-invasion': ['comstar', 'davion', 'kurita', 'mercenary'],
      'civil-war': ['comstar', 'davion', 'kurita', 'mercenary', 'word-of-blake'],
      jihad: ['comstar', 'davion', 'kurita', 'mercenary', 'word-of-blake'],
      'dark-age': ['kurita', 'mercenary'],
      ilclan: ['extinct'],
    },
  },
  // As MS1-OA.
  {
    mul: 2160,
    name: 'Men Shen MS1-O',
    eras: {
      'clan-invasion': ['liao'],
      'civil-war': ['liao', 'magistracy-canopus'],
      jihad: ['liao', 'magistracy-canopus'],
      'dark-age': LATER_MEN_SHEN,
      ilclan: LATER_MEN_SHEN.filter((faction) => !faction.startsWith('free-worlds-league') || faction.endsWith('andurien')),
    },
  },
  // As Pack Hunter 2.
  {
    mul: 2392,
    name: 'Pack Hunter',
    eras: {
      'clan-invasion': ['clan-wolf'],
      'civil-war': ['clan-wolf'],
      jihad: ['clan-wolf'],
      'dark-age': ['clan-diamond-shark', 'clan-wolf'],
      ilclan: ['clan-diamond-shark', 'star-league-clan-wolf'],
    },
  },
  // As PNT-8Z and PNT-9ALAG.
  {
    mul: 2425,
    name: 'Panther PNT-9R',
    eras: {
      'star-league': ['kurita', 'star-league-general'],
      'early-succession-wars': ['kurita'],
      'late-succession-wars': ['kurita'],
      renaissance: ['free-rasalhague-republic', 'kurita'],
      'clan-invasion': ['free-rasalhague-republic', 'kurita'],
      'civil-war': ['free-rasalhague-republic', 'kurita'],
      jihad: ['free-rasalhague-republic', 'kurita'],
      'dark-age': ['kurita'],
      ilclan: ['kurita'],
    },
  },
  { mul: 2697, name: 'Rifleman RFL-3N', eras: COMMON },
  { mul: 2837, name: 'Scorpion SCP-1N', eras: COMMON },
  // As TSG-9J.
  {
    mul: 3254,
    name: "Ti Ts'ang TSG-9H",
    eras: {
      'clan-invasion': ['liao'],
      'civil-war': ['liao', 'magistracy-canopus', 'taurian-concordat'],
      jihad: ['liao', 'magistracy-canopus', 'taurian-concordat'],
      'dark-age': ['fronc-reaches', 'liao', 'magistracy-canopus', 'taurian-concordat'],
      ilclan: ['fronc-reaches', 'liao', 'magistracy-canopus', 'taurian-concordat'],
    },
  },
];
