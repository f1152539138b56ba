// The part of a document that programs may rely on: public operations and everything they refer to, without
// descriptions.
const PROSE = ['description', 'summary', 'example', 'examples', 'x-codeSamples'];

/** A smaller document, in a stable order. */
export function releasedPart({ openapi, info: { title, version }, paths, components }) {
  const kept = Object.entries(paths)
    .map(([path, methods]) => [path, publicOf(methods)])
    .filter(([, methods]) => Object.keys(methods).length > 0);
  const open = withoutProse(Object.fromEntries(kept));
  return { openapi, info: { title, version }, paths: open, components: usedBy(open, components) };
}

const publicOf = (methods) =>
  Object.fromEntries(
    Object.entries(methods).filter(([, operation]) => operation['x-audience'] === 'public'),
  );

/** Fields of an object may have names such as `description`, so only the values of `properties` are processed. */
function withoutProse(value, isNames = false) {
  if (Array.isArray(value)) return value.map((entry) => withoutProse(entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => isNames || !PROSE.includes(key))
    .map(([key, inner]) => [key, withoutProse(inner, key === 'properties' && !isNames)]);
  return Object.fromEntries(entries);
}

/** Components that are referred to directly or indirectly, by kind and name. */
function usedBy(paths, components) {
  const used = {};
  const waiting = [paths];
  while (waiting.length > 0)
    for (const [, kind, name] of JSON.stringify(waiting.pop()).matchAll(
      /#\/components\/(\w+)\/(\w+)/g,
    )) {
      used[kind] ??= {};
      if (used[kind][name]) continue;
      used[kind][name] = withoutProse(components[kind][name]);
      waiting.push(used[kind][name]);
    }
  const kinds = Object.keys(used).sort();
  return Object.fromEntries(kinds.map((kind) => [kind, sorted(used[kind])]));
}

const sorted = (record) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
