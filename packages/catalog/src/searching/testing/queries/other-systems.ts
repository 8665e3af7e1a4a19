/** Weapons of 5150, units of Bronepehota and World at War. */
import type { QueryRow } from './shapes.js';

// biome-ignore format: one a line, as in a table
export const WEAPON: readonly QueryRow[] = [
  ['laser rifle', ['5150/laser-rifle', 'Laser rifle']],
  ['laser carbine', ['5150/laser-carbine', 'Laser carbine']],
  ['assault rifle', ['5150/assault-rifle', 'Assault rifle']],
  ['pump shotgun', ['5150/pump-shotgun', 'Pump shotgun']],
  ['submachine gun', ['5150/submachine-gun', 'Submachine gun']],
  ['combat knife', ['5150/combat-knife', 'Combat knife']],
  ['net thrower', ['5150/net-thrower', 'Net thrower']],
  ['semi automatic rifle', ['5150/semi-automatic-rifle', 'Semi-automatic rifle']],
  ['bayonet', ['5150/rifle-with-bayonet', 'Rifle with bayonet']],
  ['grenade', ['5150/grenades', 'Grenades']],
  ['lazer rifle', ['5150/laser-rifle', 'Laser rifle']],
  ['asault rifle', ['5150/assault-rifle', 'Assault rifle']],
];

// biome-ignore format: one a line, as in a table
export const WEAPON_RUSSIAN: readonly QueryRow[] = [
  ['лазерная винтовка', ['5150/laser-rifle', 'Laser rifle']],
  ['лазерный карабин', ['5150/laser-carbine', 'Laser carbine']],
  ['штурмовая винтовка', ['5150/assault-rifle', 'Assault rifle']],
  ['пистолет-пулемёт', ['5150/submachine-gun', 'Submachine gun']],
  ['пистолет пулемет', ['5150/submachine-gun', 'Submachine gun']],
  ['помповое ружье', ['5150/pump-shotgun', 'Pump shotgun']],
  ['гранаты', ['5150/grenades', 'Grenades']],
  ['нож', ['5150/combat-knife', 'Combat knife']],
  ['винтовка со штыком', ['5150/rifle-with-bayonet', 'Rifle with bayonet']],
];

// biome-ignore format: one a line, as in a table
export const BRONEPEHOTA: readonly QueryRow[] = [
  ['bronekhod', ['bronepehota/bronekhod', 'Bronekhod']],
  ['helix', ['bronepehota/helix', 'Helix']],
  ['heavy clone infantry', ['bronepehota/heavy-clone-infantry', 'Heavy Clone Infantry']],
  ['tribunators', ['bronepehota/tribunators', 'Tribunators']],
  ['mad bull', ['bronepehota/mad-bull', 'Mad Bull']],
  ['varan', ['bronepehota/varan', 'Varan']],
];

// biome-ignore format: one a line, as in a table
export const BRONEPEHOTA_RUSSIAN: readonly QueryRow[] = [
  ['тяжёлая клон-пехота', ['bronepehota/heavy-clone-infantry', 'Heavy Clone Infantry']],
  ['тяжелая клонпехота', ['bronepehota/heavy-clone-infantry', 'Heavy Clone Infantry']],
  ['лёгкий штурмовой десант', ['bronepehota/light-assault-drop-troops', 'Light Assault Drop Troops']],
  ['режимная клон пехота', ['bronepehota/security-clone-infantry', 'Security Clone Infantry']],
  ['трибунаторы', ['bronepehota/tribunators', 'Tribunators']],
  ['трибунатор', ['bronepehota/tribunators', 'Tribunators']],
  ['штурмовой спецназ', ['bronepehota/assault-special-forces', 'Assault Special Forces']],
  ['спецназ протектората', ['bronepehota/assault-special-forces', 'Assault Special Forces']],
  ['ополченцы велиан', ['bronepehota/velian-militia', 'Velian Militia']],
  ['роботизированная киберпехота', ['bronepehota/robotic-cyber-infantry', 'Robotic Cyber-Infantry']],
  ['миномёт', ['bronepehota/mortar', 'Mortar'], ['bronepehota/mortar/mortar', 'Mortar']],
  ['спаренная пушка', ['bronepehota/twin-cannon', 'Twin Cannon'], ['bronepehota/twin-cannon/twin-cannon', 'Twin cannon']],
  ['бронеход', ['bronepehota/bronekhod', 'Bronekhod']],
  ['спрут', ['bronepehota/sprut', 'Sprut']],
  ['хеликс', ['bronepehota/helix', 'Helix']],
  ['варан', ['bronepehota/varan', 'Varan']],
  ['вервольф', ['bronepehota/werewolf', 'Werewolf']],
  ['мэд булл', ['bronepehota/mad-bull', 'Mad Bull']],
];

// biome-ignore format: one a line, as in a table
export const WORLD_AT_WAR: readonly QueryRow[] = [
  ['abrams', ['world-at-war/usa/abrams', 'Abrams']],
  ['m60a3', ['world-at-war/usa/m60a3', 'M60A3']],
  ['bradley', ['world-at-war/usa/bradley', 'Bradley']],
  ['t72', ['world-at-war/cuba/t-72', 'T-72'], ['world-at-war/venezuela/t-72', 'T-72']],
  ['black eagle', ['world-at-war/russia/black-eagle', 'Black Eagle']],
];

// biome-ignore format: one a line, as in a table
export const WORLD_AT_WAR_RUSSIAN: readonly QueryRow[] = [
  ['абрамс', ['world-at-war/usa/abrams', 'Abrams']],
  ['чёрный орёл', ['world-at-war/russia/black-eagle', 'Black Eagle']],
  ['морские котики', ['world-at-war/usa/seals', 'SEALs']],
  ['шилка', ['world-at-war/cuba/shilka', 'Shilka']],
  ['т-72', ['world-at-war/cuba/t-72', 'T-72'], ['world-at-war/venezuela/t-72', 'T-72']],
];
