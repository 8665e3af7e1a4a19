/** Rows like those of the Master Unit List, with all its irregularities; units and figures are made up. */

const PLAIN = {
  ...{ Id: 900_001, Name: 'Test Hound THD-1', GroupName: '', Class: 'Test Hound', Variant: 'THD-1', Tonnage: 50 },
  ...{ Technology: { Id: 1, Name: 'Inner Sphere', Image: null, SortOrder: 0 }, DateIntroduced: '3025' },
  ...{
    Type: { Id: 18, Name: 'BattleMech', Image: 'x.gif', SortOrder: 0 },
    Role: { Id: 107, Name: 'Skirmisher', Image: null, SortOrder: 5 },
  },
  ...{ BFType: 'BM', BFSize: 2, BFMove: '10"/6"j', BFTMM: 0, BFArmor: 4, BFStructure: 4, BFThreshold: 0, BFOverheat: 1, BFPointValue: 28 },
  ...{ BFDamageShort: 2, BFDamageShortMin: false, BFDamageMedium: 2, BFDamageMediumMin: false, BFDamageLong: 0, BFDamageLongMin: true },
  ...{ BFDamageExtreme: 0, BFDamageExtemeMin: false, BFAbilities: 'ENE,JMPW1', Skill: 0 },
};

/** A row of the list. */
export type MulRow = Readonly<Record<string, unknown>>;

/** A row with some fields changed. */
export const mulRow = (fields: MulRow = {}): MulRow => ({ ...PLAIN, ...fields });

const category = (name: string) => ({ Id: 1, Name: name, Image: null, SortOrder: 0 });

/** Rows of every kind and with every irregularity. */
export const MUL_ROWS: readonly MulRow[] = [
  mulRow(),
  mulRow({ Id: 900_002, Name: 'Test  Hound   THD-2 ', Variant: null }),
  mulRow({ Id: 900_003, Name: 'Test Hound THD-1', Variant: ' ', BFType: 'bm', BFMove: '8"j', BFAbilities: null }),
  mulRow({
    Id: 900_004,
    Name: 'Carless Car  ',
    Type: category('Combat Vehicle'),
    BFType: null,
    BFMove: '6"t',
    BFAbilities: 'CASE II, FUEL 12, /-SPC',
  }),
  mulRow({
    Id: 900_005,
    Name: 'Walkers',
    Type: category('Infantry'),
    BFType: 'BA',
    BFSize: 1,
    BFMove: '2"f/6"s',
    BFAbilities: 'CAR4,,MEC,',
  }),
  mulRow({
    Id: 900_006,
    Name: 'Glider',
    Type: category('Aerospace'),
    BFType: 'AF',
    BFMove: '12a',
    BFThreshold: 2,
    BFDamageExtreme: 1,
    BFAbilities: 'FUEL20',
  }),
  mulRow({ Id: 900_007, Name: 'Leaper', BFMove: '8"/12"j', BFAbilities: 'JMPW1' }),
  mulRow({ Id: 900_008, Name: 'Turret', BFMove: '8"', BFAbilities: 'CASE, TUR(1/0*/0*, FLK(0*,0*,0*)' }),
  mulRow({
    Id: 900_009,
    Name: 'No Card',
    BFType: null,
    BFSize: 0,
    BFMove: '',
    BFPointValue: 0,
    BFArmor: 0,
    BFStructure: 0,
    BFAbilities: null,
    DateIntroduced: 'Unknown',
  }),
  mulRow({ Id: 900_010, Name: 'Free of charge', BFMove: '0', BFPointValue: 0, BFAbilities: null, DateIntroduced: 'PS' }),
  mulRow({
    Id: 900_011,
    Name: 'Hovering',
    Type: category('Advanced Aerospace'),
    BFType: 'SS',
    BFMove: '0.2k',
    BFAbilities: '',
    DateIntroduced: 'circa 2300',
  }),
];

const CRUMBS = [
  { Name: 'Production Eras', Value: 'Testing' },
  { Name: 'Types', Value: 'BattleMech' },
];

/** A file of the list, with the other members of its responses. */
export const mulFile = (rows: readonly MulRow[]): string => JSON.stringify({ Units: rows, Search: '?Eras=1&Types=18', Crumbs: CRUMBS });
