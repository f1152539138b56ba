import leven from 'leven';

/** Longer names are not compared, which would take time: they are rarely misspelt versions of known ones. */
export const MAX_COMPARED_LENGTH = 60;

/** Finds the most similar known name, ignoring case; null if none is similar: a third of the letters may differ. */
export function nearestName(name: string, known: readonly string[]): string | null {
  if (name.length > MAX_COMPARED_LENGTH) return null;
  const distances = known.map((one) => ({ one, distance: distanceOf(name, one) }));
  const [nearest] = distances.sort((left, right) => left.distance - right.distance);
  return nearest && nearest.distance <= Math.max(2, Math.floor(name.length / 3))
    ? nearest.one
    : null;
}

/** Shortens a name for an error message. */
export const shortenedName = (name: string): string =>
  name.length > MAX_COMPARED_LENGTH ? `${name.slice(0, MAX_COMPARED_LENGTH)}…` : name;

const distanceOf = (left: string, right: string): number =>
  leven(left.toLowerCase(), right.toLowerCase());
