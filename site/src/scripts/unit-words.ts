/** Names and addresses of units in the page’s language. */
import { entryName, unitPath, weaponPath } from '@rangefinder/cards';
import { language } from './dom.js';

export const unitName = (unit: Parameters<typeof entryName>[0]): string => entryName(unit, language);

export const weaponPage = (id: string): string => weaponPath(id, language);

export const unitPage = (id: string): string => unitPath(id, language);
