/** Forces of programs for Alpha Strike. */
import type { ForceFormat } from '../../force-line.js';
import { megamekMul } from './megamek-mul.js';
import { toolsForce } from './tools-force.js';

export const FORMATS: readonly ForceFormat[] = [toolsForce, megamekMul];
