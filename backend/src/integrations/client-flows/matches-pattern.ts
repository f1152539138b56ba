/**
 * Whether a name matches a pattern with `*` for any characters and `?` for one, without regard to case. Backtracks to
 * the last star only, so that no pattern takes long.
 */
export function matchesPattern(name: string, pattern: string): boolean {
  const text = name.toLowerCase();
  const lowerPattern = pattern.toLowerCase();
  let at = 0;
  let next = 0;
  let star = -1;
  let from = 0;
  while (at < text.length) {
    if (lowerPattern[next] === '*') {
      star = next;
      next += 1;
      from = at;
    } else if (lowerPattern[next] === '?' || lowerPattern[next] === text[at]) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      from += 1;
      at = from;
      next = star + 1;
    } else return false;
  }
  while (lowerPattern[next] === '*') next += 1;
  return next === lowerPattern.length;
}
