/** Environment variables that are probably meant as settings and are none. */
import { editDistance } from '@rangefinder/rules/edit-distance';

const PREFIX = /^RANGEFINDER_/;
/** Kubernetes sets variables for each service, such as RANGEFINDER_PORT=tcp://10.0.0.1:4000 and RANGEFINDER_SERVICE_HOST. */
const OF_KUBERNETES = /^RANGEFINDER_(SERVICE_(HOST|PORT)|PORT_\d+)/;
const IS_URL_OF_KUBERNETES = /^tcp:/;
/** Address of the service for examples and the command line. */
const OF_CLIENTS = 'RANGEFINDER_URL';
const SHORT_LETTERS = 6;

/**
 * Variables that are no settings: those with the prefix of the service, and those that look like a setting, which is named.
 * @example unknownSettings({ PROT: '4711' }, ['PORT', 'HOST']) // ['PROT is no setting of Rangefinder; PORT is']
 */
export const unknownSettings = (environment: NodeJS.ProcessEnv, known: readonly string[]): readonly string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => {
    if (known.includes(name) || name === OF_CLIENTS || OF_KUBERNETES.test(name) || IS_URL_OF_KUBERNETES.test(value)) return [];
    const meant = known.find((setting) => isMisspelled(name.replace(PREFIX, ''), setting));
    if (meant !== undefined) return [`${name} is no setting of Rangefinder; ${meant} is`];
    return PREFIX.test(name) ? [`${name} is no setting of Rangefinder`] : [];
  });

/** A longer name may have two wrong letters. */
const isMisspelled = (name: string, setting: string): boolean => {
  const maxEdits = setting.length > SHORT_LETTERS ? 2 : 1;
  return Math.abs(name.length - setting.length) <= maxEdits && editDistance(name.toUpperCase(), setting) <= maxEdits;
};
