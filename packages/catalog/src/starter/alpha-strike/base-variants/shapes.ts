/** Row type of the base variants, and the reasons that many rows share. */

/** Master Unit List number, chassis, variant, and why this one, unless it is obvious. */
export type BaseVariant = readonly [mul: number, chassis: string, variant: string, why?: string];

export const PROTOTYPES = 'older models are primitive or prototypes';
export const READOUT = 'the standard model of the technical readouts; the older ones are less common';
export const PRIMARY = 'primary configuration of the OmniMech';
export const PLAIN = 'the model with the plain name; the older ones are named versions';
export const SQUAD = 'an Inner Sphere squad has four suits';
export const POINT = 'a Clan Point has five suits';
export const LASER_SQUAD = 'the laser is its standard weapon; an Inner Sphere squad has four suits';
export const LASER_POINT = 'the laser is its standard weapon; a Clan Point has five suits';
