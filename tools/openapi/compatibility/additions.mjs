// Lists what the public operations of a document have that those of an earlier one lack.
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** One sentence each, in Markdown: operations, parameters, fields, values and deprecations. */
export function additionsBetween(old, now) {
  return [
    ...operationsOf(now).flatMap((operation) => operationAdditions(old, operation)),
    ...Object.keys(now.components?.schemas ?? {}).flatMap((name) =>
      schemaAdditions(old, now, name),
    ),
  ];
}

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]?.['x-audience'] === 'public').map((method) => ({
      ...{ path, method },
      operation: methods[method],
    })),
  );

function operationAdditions(old, { path, method, operation }) {
  const place = `\`${method.toUpperCase()} ${path}\``;
  const before = old.paths[path]?.[method];
  if (!before) return [`${place} was added.`];
  const known = new Set(namesOf(before));
  const added = namesOf(operation).filter((name) => !known.has(name));
  return [
    ...(added.length > 0 ? [`${place} accepts ${listed(added)}.`] : []),
    ...endOf(place, before, operation),
    ...(operation.parameters ?? []).flatMap((parameter) =>
      endOf(
        `\`${parameter.name}\` of ${place}`,
        before.parameters?.find(({ name }) => name === parameter.name),
        parameter,
      ),
    ),
  ];
}

const namesOf = ({ parameters = [] }) => parameters.flatMap(({ name }) => name ?? []);

const endOf = (place, before, now) =>
  now.deprecated && !before?.deprecated
    ? [`${place} is deprecated, until ${now['x-sunset']}.`]
    : [];

function schemaAdditions(old, now, name) {
  const before = old.components?.schemas?.[name];
  if (!before) return [];
  const [from, to] = [before, now.components.schemas[name]].map(
    ({ properties = {} }) => properties,
  );
  const added = Object.keys(to).filter((field) => !(field in from));
  return [
    ...(added.length > 0 ? [`\`${name}\` has ${listed(added)}.`] : []),
    ...Object.keys(to).flatMap((field) =>
      fieldAdditions(`\`${name}.${field}\``, from[field], to[field]),
    ),
    ...valueAdditions(`\`${name}\``, before, now.components.schemas[name]),
  ];
}

function fieldAdditions(place, before, now) {
  if (!before) return [];
  return [...valueAdditions(place, before, now), ...endOf(place, before, now)];
}

function valueAdditions(place, before, now) {
  const [from, to] = [before, now].map((schema) => schema.enum ?? schema.items?.enum ?? []);
  const added = to.filter((value) => value !== null && !from.includes(value));
  return from.length > 0 && added.length > 0 ? [`${place} may be ${listed(added)}.`] : [];
}

const listed = (names) => names.map((name) => `\`${name}\``).join(', ');
