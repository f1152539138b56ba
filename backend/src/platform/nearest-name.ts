import leven from 'leven';

/** Longer names are hardly mistyped, and comparing them takes time. */
export const MAX_COMPARED_LENGTH = 60;

/** The known name that is written most alike, ignoring case; null if none is: a third of the letters may differ. */
export function nearestName(name: string, known: readonly string[]): string | null {
  if (name.length > MAX_COMPARED_LENGTH) return null;
  const distances = known.map((one) => ({ one, distance: distanceOf(name, one) }));
  const [nearest] = distances.sort((left, right) => left.distance - right.distance);
  return nearest && nearest.distance <= Math.max(2, Math.floor(name.length / 3))
    ? nearest.one
    : null;
}

/** A name as it is reported. */
export const shortenedName = (name: string): string =>
  name.length > MAX_COMPARED_LENGTH ? `${name.slice(0, MAX_COMPARED_LENGTH)}…` : name;

const distanceOf = (left: string, right: string): number =>
  leven(left.toLowerCase(), right.toLowerCase());
