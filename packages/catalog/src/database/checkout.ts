/** The checkout that contains this package. Local files are in its `.rangefinder` folder. */
import { join } from 'node:path';

export const CHECKOUT = join(import.meta.dirname, '..', '..', '..', '..');
