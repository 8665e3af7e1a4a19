import '@rangefinder/widgets/react';

export const shot = (
  <rangefinder-target-number
    skill={4}
    inches={8}
    target-moved="JUMPED"
    woods
    lang="ru"
    theme="dark"
    className="wide"
    onrangefinder-answer={({ detail }) => detail.summary.length}
  />
);

// @ts-expect-error no such movement
export const wrong = <rangefinder-target-number skill={4} target-moved="FLEW" />;
