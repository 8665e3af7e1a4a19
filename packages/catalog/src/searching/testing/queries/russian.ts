/**
 * Names in Cyrillic, transliterated and translated, and names typed on the wrong keyboard layout: first English names typed on the Russian
 * layout, then Russian names typed on the English one.
 */
import type { QueryRow } from './shapes.js';

// biome-ignore format: one a line, as in a table
export const CYRILLIC_RUSSIAN: readonly QueryRow[] = [
  ['атлас', [140, 'Atlas AS7-D']],
  ['атлас as7-k', [144, 'Atlas AS7-K']],
  ['атлас ас7-д', [140, 'Atlas AS7-D']],
  ['мэд кэт', [1985, 'Mad Cat (Timber Wolf) Prime']],
  ['мадкэт', [1985, 'Mad Cat (Timber Wolf) Prime']],
  ['мэдкэт прайм', [1985, 'Mad Cat (Timber Wolf) Prime']],
  ['мад кат', [1985, 'Mad Cat (Timber Wolf) Prime']],
  ['тимбер вульф', [1985, 'Mad Cat (Timber Wolf) Prime']],
  ['тимбервульф', [1985, 'Mad Cat (Timber Wolf) Prime']],
  ['мародёр', [2038, 'Marauder MAD-3R']],
  ['мародер', [2038, 'Marauder MAD-3R']],
  ['маурадер', [2038, 'Marauder MAD-3R']],
  ['мародёр mad-3r', [2038, 'Marauder MAD-3R']],
  ['мародёр 2', [2055, 'Marauder II MAD-4A']],
  ['вархаммер', [3488, 'Warhammer WHM-6R']],
  ['вархамер', [3488, 'Warhammer WHM-6R']],
  ['вархаммер iic', [3500, 'Warhammer IIC']],
  ['феникс хок', [2491, 'Phoenix Hawk PXH-1']],
  ['фениксхок', [2491, 'Phoenix Hawk PXH-1']],
  ['феникс хоук pxh-1', [2491, 'Phoenix Hawk PXH-1']],
  ['шэдоу хок', [2901, 'Shadow Hawk SHD-2H']],
  ['шадоу хок', [2901, 'Shadow Hawk SHD-2H']],
  ['теневой ястреб', [2901, 'Shadow Hawk SHD-2H']],
  ['локуст', [1901, 'Locust LCT-1V']],
  ['саранча', [1901, 'Locust LCT-1V']],
  ['уосп', [3520, 'Wasp WSP-1A']],
  ['стингер', [3061, 'Stinger STG-3R']],
  ['дайши', [818, 'Daishi (Dire Wolf) Prime']],
  ['дайр вульф', [818, 'Daishi (Dire Wolf) Prime']],
  ['тор прайм', [3183, 'Thor (Summoner) Prime']],
  ['саммонер', [3183, 'Thor (Summoner) Prime']],
  ['локи', [1929, 'Loki (Hellbringer) Prime']],
  ['хеллбрингер прайм', [1929, 'Loki (Hellbringer) Prime']],
  ['вулчер', [3473, 'Vulture (Mad Dog) Prime']],
  ['мэд дог', [3473, 'Vulture (Mad Dog) Prime']],
  ['рёкен', [2757, 'Ryoken (Stormcrow) Prime']],
  ['стормкроу', [2757, 'Ryoken (Stormcrow) Prime']],
  ['масакари', [2097, 'Masakari (Warhawk) Prime']],
  ['кинг краб', [1770, 'King Crab KGC-000']],
  ['королевский краб', [1770, 'King Crab KGC-000']],
  ['ханчбек', [1552, 'Hunchback HBK-4G']],
  ['ханчбэк iic', [1568, 'Hunchback IIC']],
  ['центурион', [516, 'Centurion CN9-A']],
  ['катапульта', [478, 'Catapult CPLT-C1']],
  ['арчер', [74, 'Archer ARC-2R']],
  ['лучник', [74, 'Archer ARC-2R']],
  ['райфлмен', [2697, 'Rifleman RFL-3N']],
  ['росомаха', [3573, 'Wolverine WVR-6R']],
  ['громовержец', [3238, 'Thunderbolt TDR-5S']],
  ['тандерболт', [3238, 'Thunderbolt TDR-5S']],
  ['баттлмастер', [283, 'BattleMaster BLR-1G']],
  ['бэттлмастер blr-1g', [283, 'BattleMaster BLR-1G']],
  ['зевс', [3642, 'Zeus ZEU-6S']],
  ['чёрный рыцарь', [358, 'Black Knight BL-6-KNT']],
  ['блэк найт', [358, 'Black Knight BL-6-KNT']],
  ['циклоп', [772, 'Cyclops CP-10-Z']],
  ['голиаф', [1229, 'Goliath GOL-1H']],
  ['виктор', [3409, 'Victor VTR-9B']],
  ['сталкер', [3035, 'Stalker STK-3F']],
  ['хайлендер', [1514, 'Highlander HGN-732']],
  ['горец', [1514, 'Highlander HGN-732']],
  ['урбанмех', [3354, 'UrbanMech UM-R60']],
  ['дженнер', [1692, 'Jenner JR7-D']],
  ['пантера', [2425, 'Panther PNT-9R']],
  ['элементалы', [8497, 'Elemental Battle Armor [Laser] (Sqd5)']],
  ['саванна мастер', [2807, 'Savannah Master Hovercraft']],
  ['мантикора', [2021, 'Manticore Heavy Tank']],
  ['демолишер', [864, 'Demolisher Heavy Tank Mk. II'], ['bronepehota/demolisher', 'Demolisher']],
  ['ведетт', [3395, 'Vedette Medium Tank']],
  ['кодьяк', [1805, 'Kodiak']],
  ['шэдоу кэт', [2892, 'Shadow Cat Prime']],
  ['нова кэт', [2306, 'Nova Cat Prime']],
  ['дашер', [846, 'Dasher (Fire Moth) Prime']],
  ['уллер прайм', [3347, 'Uller (Kit Fox) Prime']],
  ['грифон', [1297, 'Griffin GRF-1N'], ['bronepehota/gryphon', 'Gryphon']],
  ['фафнир', [4152, 'Fafnir FNR-5']],
  ['штука', [3110, 'Stuka STU-K5']],
];

// biome-ignore format: one a line, as in a table
export const LAYOUT: readonly QueryRow[] = [
  ['федфы', [140, 'Atlas AS7-D']], // atlas
  ['ьфкфгвук', [2038, 'Marauder MAD-3R']], // marauder
  ['ьфв сфе', [1985, 'Mad Cat (Timber Wolf) Prime']], // mad cat
  ['фы7-в', [140, 'Atlas AS7-D']], // as7-d
  ['ешьиук цщда', [1985, 'Mad Cat (Timber Wolf) Prime']], // timber wolf
  ['цфкрфььук', [3488, 'Warhammer WHM-6R']], // warhammer
  ['ргтсрифсл', [1552, 'Hunchback HBK-4G']], // hunchback
  ['лштп скфи', [1770, 'King Crab KGC-000']], // king crab
  ['кшадуьфт', [2697, 'Rifleman RFL-3N']], // rifleman
  ['дщсгые', [1901, 'Locust LCT-1V']], // locust
  ['вфшырш', [818, 'Daishi (Dire Wolf) Prime']], // daishi
  ['зрщутшч рфцл', [2491, 'Phoenix Hawk PXH-1']], // phoenix hawk
  ['пкшаашт пка-1т', [1297, 'Griffin GRF-1N']], // griffin grf-1n
  ['лщвшфл', [1805, 'Kodiak']], // kodiak
  ['мувуееу', [3395, 'Vedette Medium Tank']], // vedette
  ['удуьутефд', [8497, 'Elemental Battle Armor [Laser] (Sqd5)']], // elemental
];

// biome-ignore format: one a line, as in a table
export const LAYOUT_RUSSIAN: readonly QueryRow[] = [
  ['fnkfc', [140, 'Atlas AS7-D']], // атлас
  ['vfhjlth', [2038, 'Marauder MAD-3R']], // мародер
  ['dfh[fvvth', [3488, 'Warhammer WHM-6R']], // вархаммер
  ['rfnfgekmnf', [478, 'Catapult CPLT-C1']], // катапульта
  ["v'l r'n", [1985, 'Mad Cat (Timber Wolf) Prime']], // мэд кэт
  ['wtynehbjy', [516, 'Centurion CN9-A']], // центурион
  ['lfqib', [818, 'Daishi (Dire Wolf) Prime']], // дайши
  ['kjrb', [1929, 'Loki (Hellbringer) Prime']], // локи
  ['atybrc [jr', [2491, 'Phoenix Hawk PXH-1']], // феникс хок
  ['ptdc', [3642, 'Zeus ZEU-6S']], // зевс
  ['hjcjvf[f', [3573, 'Wolverine WVR-6R']], // росомаха
  ['eh,fyvt[', [3354, 'UrbanMech UM-R60']], // урбанмех
  ['rjlmzr', [1805, 'Kodiak']], // кодьяк
  ['[fyx,tr', [1552, 'Hunchback HBK-4G']], // ханчбек
];
