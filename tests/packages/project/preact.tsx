/** @jsxImportSource preact */
import '@rangefinder/widgets/preact';

export const shot = <rangefinder-target-number skill={4} inches={8} target-moved="JUMPED" lang="ru" />;

// @ts-expect-error no such movement
export const wrong = <rangefinder-target-number skill={4} target-moved="FLEW" />;
