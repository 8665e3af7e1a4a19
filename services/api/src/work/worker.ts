/** A worker thread: does one task after another. */
import { carryOut } from './tasks.js';

export default carryOut;
