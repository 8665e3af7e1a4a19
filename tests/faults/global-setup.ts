import { build } from '../support/build.js';

/** Builds the service that the tests start. */
export default function setup(): void {
  build('@rangefinder/api');
}
