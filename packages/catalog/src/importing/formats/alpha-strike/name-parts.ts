/**
 * Splits a name into chassis and variant. The source has both (`Class`, `Variant`), but treats versions of some models as classes of
 * their own: a Longinus with magnetic clamps is still a Longinus. These lists come from a review of all 1,566 classes.
 */

/** Parts of a name. */
export interface Parts {
  readonly chassis: string;
  readonly variant: string;
}

/** Single spaces between words, none at the ends. */
export const tidy = (name: string | null): string => (name ?? '').trim().replace(/\s+/g, ' ');

/** After these, parentheses or quotation marks name a version: they start the variant. */
const WITH_VERSIONS: readonly string[] = [
  ...['Achileus Light Battle Armor', 'Clan Medium Battle Armor', 'Djinn Battle Armor', 'Elemental Battle Armor', 'Fa Shih Battle Armor'],
  ...['Fenrir Battle Armor', 'Gladiator Exoskeleton', 'Grenadier Battle Armor', 'Groundhog Exoskeleton', 'IS Standard Battle Armor'],
  ...['Kage Light Battle Armor', 'Kanazuchi Assault Battle Armor', 'Longinus Battle Armor', 'Nephilim Assault Battle Armor'],
  ...['Raiden Battle Armor', 'Thunderbird Battle Armor', 'Trinity Medium Battle Armor'],
  ...['Bolla Stealth Tank', 'Condor Heavy Hover Tank', 'Zephyr Hovertank', 'Basilisk', 'Procyon'],
];

/** Other classes that include part of the variant, and their chassis. */
const CHASSIS_OF_CLASS: Readonly<Record<string, string>> = {
  'Mad Cat Mk IV (Savage Wolf) PR': 'Mad Cat Mk IV (Savage Wolf)',
  'Tornado PA(L) G12': 'Tornado PA(L)',
  'Tornado PA(L) G13': 'Tornado PA(L)',
  'Tornado PA(L) G14': 'Tornado PA(L)',
  'Tornado PA(L) G17': 'Tornado PA(L)',
  'Corax C': 'Corax',
  'Fa Shih Battle Armor 2': 'Fa Shih Battle Armor',
  'Hauberk Battle Armor Commando': 'Hauberk Battle Armor',
  'Hauberk Battle Armor U15': 'Hauberk Battle Armor',
  'Kage Light Battle Armor C': 'Kage Light Battle Armor',
  'Kobold Battle Armor IIC': 'Kobold Battle Armor',
  'Kobold Battle Armor X-C3': 'Kobold Battle Armor',
};

/** Classes whose name continues in the variant, and the words that belong to the chassis. */
const CHASSIS_IN_VARIANT: Readonly<Record<string, string>> = {
  Ailette: 'Rescue PA(L)',
  Colt: 'Medium Fighter',
  Dunning: 'Mobile Command Post',
  Reaper: 'Self-Propelled Artillery',
  'RR-3': 'Recovery Vehicle',
  'UTR-588': 'Recovery Vehicle',
};

/**
 * Chassis and variant of a unit, from its class and variant in the source.
 * @example nameParts('Longinus Battle Armor (Magnetic)', '(Sqd4)') // { chassis: 'Longinus Battle Armor', variant: '(Magnetic) (Sqd4)' }
 */
export function nameParts(classified: string, variant: string): Parts {
  const continued = CHASSIS_IN_VARIANT[classified];
  if (continued !== undefined && variant.startsWith(continued))
    return { chassis: `${classified} ${continued}`, variant: variant.slice(continued.length).trim() };
  const chassis = CHASSIS_OF_CLASS[classified] ?? WITH_VERSIONS.find((each) => /^ [("“]/.test(suffixAfter(classified, each)));
  if (chassis === undefined) return { chassis: classified, variant };
  return { chassis, variant: tidy(`${suffixAfter(classified, chassis)} ${variant}`) };
}

/** The rest of the name after the prefix; empty if it has another prefix. */
const suffixAfter = (name: string, prefix: string): string => (name.startsWith(prefix) ? name.slice(prefix.length) : '');
