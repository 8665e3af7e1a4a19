/** Infantry squads, from Tekhnolog's sheets of 2008. */
import type { SquadEntry } from './entries.js';

// biome-ignore format: the six soldiers of a squad in one line
export const SQUADS: readonly SquadEntry[] = [
  {
    name: { en: 'Heavy Clone Infantry', ru: 'Тяжёлая клон-пехота' },
    faction: 'polaris',
    cost: 80,
    every: { rank: 2, speed: 4, armor: 2, repairs: true, jump: 0 },
    soldiers: [['D6+2', '1D12', 0], ['D12+2', '1D12', 0], ['D12', '1D12', 0], ['D6+2', '2D12', 0], ['D6+1', '2D6', 1], ['D6', '1D6', 6]],
  },
  {
    name: { en: 'Heavy Assault Drop Troops', ru: 'Тяжёлый штурмовой десант' },
    faction: 'polaris',
    cost: 120,
    every: { rank: 4, speed: 5, armor: 4, repairs: false, jump: 5 },
    soldiers: [['D12', '2D6', 4], ['D6+2', '1D12', 4], ['D6+1', '2D6', 4], ['D12', '1D12', 4], ['D6+1', '2D6', 4], ['D6+1', '2D6', 4]],
  },
  {
    name: { en: 'Light Assault Drop Troops', ru: 'Лёгкий штурмовой десант' },
    faction: 'polaris',
    cost: 90,
    every: { rank: 3, speed: 5, armor: 3, repairs: true, jump: 0 },
    soldiers: [['D6', '1D6', 3], ['D6+2', '2D6', 3], ['D12', '2D6', 3], ['D6+1', '1D6', 4], ['D6+2', '2D6', 3], ['D6+1', '1D6', 3]],
  },
  {
    name: { en: 'Light Assault Clone Infantry', ru: 'Лёгкая штурмовая клон-пехота' },
    faction: 'polaris',
    cost: 60,
    every: { rank: 2, speed: 5, armor: 2, repairs: false, jump: 4 },
    soldiers: [['D6+2', '2D6', 4], [null, null, 4], ['D6+2', '2D6', 2], [null, null, 4], ['D6+1', '1D12', 4], [null, null, 4]],
  },
  {
    name: { en: 'Security Clone Infantry', ru: 'Режимная клон-пехота' },
    faction: 'polaris',
    cost: 40,
    every: { rank: 1, speed: 4, armor: 3, repairs: false, jump: 3 },
    soldiers: [[null, null, 4], [null, null, 4], [null, null, 4], [null, null, 4], [null, null, 4], [null, null, 4]],
  },
  {
    name: { en: 'Tribunators', ru: 'Трибунаторы' },
    aliases: ['Tribunator', 'Трибунатор'],
    faction: 'polaris',
    cost: 140,
    every: { rank: 5, speed: 3, armor: 6, repairs: false, jump: 0 },
    soldiers: [['D6+2', '1D12', 4], ['D6', '3D6', 4], ['D6+2', '2D6', 4], [null, null, 5], ['D12', '2D12', 3], ['D20', '1D12', 3]],
  },
  {
    name: { en: 'Heavy Robotic Cyber-Infantry', ru: 'Тяжёлая роботизированная киберпехота' },
    faction: 'protectorate',
    cost: 100,
    every: { rank: 3, speed: 4, armor: 4, repairs: true, jump: 0 },
    soldiers: [['D6', '1D6', 3], ['D6+2', '2D6', 3], ['D6+1', '2D6', 3], ['D6+2', '2D6', 3], ['D6+2', '1D12', 3], ['D12', '1D12', 3]],
  },
  {
    name: { en: 'Light Robotic Cyber-Infantry', ru: 'Лёгкая роботизированная киберпехота' },
    faction: 'protectorate',
    cost: 60,
    every: { rank: 2, speed: 6, armor: 2, repairs: false, jump: 5 },
    soldiers: [[null, null, 3], [null, null, 4], ['D6+1', '1D6', 2], ['D6', '2D6', 2], ['D12', '2D6', 1], ['D20', '2D6', 1]],
  },
  {
    name: { en: 'Robotic Cyber-Infantry', ru: 'Роботизированная киберпехота' },
    faction: 'protectorate',
    cost: 70,
    every: { rank: 2, speed: 5, armor: 3, repairs: true, jump: 0 },
    soldiers: [[null, null, 4], ['D6+1', '1D6', 2], ['D6+1', '1D6', 2], [null, null, 4], ['D6+1', '1D6', 2], [null, null, 4]],
  },
  {
    name: { en: 'Assault Special Forces', ru: 'Штурмовой спецназ' },
    aliases: ['Спецназ Протектората'],
    faction: 'protectorate',
    cost: 120,
    every: { rank: 4, speed: 4, armor: 5, repairs: false, jump: 0 },
    soldiers: [['D6+1', '2D6', 4], ['D6+1', '3D6', 4], ['D6+1', '3D6', 4], ['D12', '1D12', 4], ['D12+2', '1D12', 4], ['D12', '2D12', 4]],
  },
  {
    name: { en: 'Velian Militia', ru: 'Ополченцы планеты Велиан' },
    aliases: ['Велианское ополчение'],
    faction: 'protectorate',
    cost: 40,
    every: { rank: 1, speed: 5, armor: 2, repairs: false, jump: 4 },
    soldiers: [['D12', '2D6', 1], ['D6+1', '1D6', 2], ['D20', '1D12', 0], ['D6+1', '1D6', 2], ['D6+2', '2D6', 1], ['D6+1', '1D12', 2]],
  },
];
