/** The checkout that this package stands in: what is kept beside it lies there in `.rangefinder`. */
import { join } from 'node:path';

export const CHECKOUT = join(import.meta.dirname, '..', '..', '..', '..');
