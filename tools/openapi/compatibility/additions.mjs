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
  const location = `\`${method.toUpperCase()} ${path}\``;
  const before = old.paths[path]?.[method];
  if (!before) return [`${location} was added.`];
  const known = new Set(namesOf(before));
  const added = namesOf(operation).filter((name) => !known.has(name));
  return [
    ...(added.length > 0 ? [`${location} accepts ${listed(added)}.`] : []),
    ...endOf(location, before, operation),
    ...(operation.parameters ?? []).flatMap((parameter) =>
      endOf(
        `\`${parameter.name}\` of ${location}`,
        before.parameters?.find(({ name }) => name === parameter.name),
        parameter,
      ),
    ),
  ];
}

const namesOf = ({ parameters = [] }) => parameters.flatMap(({ name }) => name ?? []);

const endOf = (location, before, now) =>
  now.deprecated && !before?.deprecated
    ? [`${location} is deprecated, until ${now['x-sunset']}.`]
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

function fieldAdditions(location, before, now) {
  if (!before) return [];
  return [...valueAdditions(location, before, now), ...endOf(location, before, now)];
}

function valueAdditions(location, before, now) {
  const [from, to] = [before, now].map((schema) => schema.enum ?? schema.items?.enum ?? []);
  const added = to.filter((value) => value !== null && !from.includes(value));
  return from.length > 0 && added.length > 0 ? [`${location} may be ${listed(added)}.`] : [];
}

const listed = (names) => names.map((name) => `\`${name}\``).join(', ');
