import { build } from '../support/build.js';

/** The built service is what is started here. */
export default function setup(): void {
  build('@rangefinder/api');
}
