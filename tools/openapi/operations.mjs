// Reads openapi/operations.yaml and portal-summaries.yaml: groups and texts of operations, and their security: a session, or a key with scopes.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import {
  apiKeyScopes,
  includingPermissions,
  scopeFor,
  scopePermissions,
} from '../../dist/backend/contracts/rules/api-key-scopes.js';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'openapi/operations.yaml');
const written = parse(fs.readFileSync(file, 'utf8'));
const portalFile = path.join(root, 'openapi/portal-summaries.yaml');
const summaries = parse(fs.readFileSync(portalFile, 'utf8'));

/** Tags of the document: those of operations.yaml first, in its order. */
export const tagsOf = (names) => {
  const described = Object.entries(written.tags).map(([name, description]) => ({
    name,
    description,
  }));
  const others = [...names].filter((name) => !(name in written.tags)).sort();
  return [...described, ...others.map((name) => ({ name }))];
};

/** Groups for programs, then those of the portal. */
export const tagGroupsOf = (tags) =>
  [
    { name: 'Operations', tags: tags.filter(({ name }) => name in written.tags) },
    { name: 'Used by the portal', tags: tags.filter(({ name }) => !(name in written.tags)) },
  ].map(({ name, tags: own }) => ({ name, tags: own.map((tag) => tag.name) }));

/**
 * Id, group and texts of a route, from operations.yaml or else from its method and portal-summaries.yaml.
 * @throws Error for an operation that is in neither, or that keys may call and operations.yaml does not list
 */
export function headingOf(route, docstring) {
  const named = writtenFor(route);
  if (!named && isForKeys(route)) throw new Error(`${nameOf(route)} is not in ${file}`);
  return named ? headingFrom(named, docstring) : headingByMethod(route, docstring);
}

const headingFrom = ({ id, tag, summary, description, readsOnly, hasEffect }, docstring) => ({
  operationId: id,
  tags: [tag],
  summary,
  ...describedBy(description ?? docstring),
  'x-audience': 'public',
  ...(readsOnly && { 'x-reads-only': true }),
  ...(hasEffect && { 'x-has-effect': true }),
});

function headingByMethod({ controller, name }, docstring) {
  const resource = resourceOf(controller);
  const operationId = idByMethod(controller, name);
  const summary = summaries[operationId];
  if (!summary) throw new Error(`${operationId} is not in ${portalFile}`);
  return {
    operationId,
    tags: [spaced(resource)],
    summary,
    ...describedBy(docstring),
    'x-audience': 'portal',
  };
}

const resourceOf = (controller) => controller.replace(/Controller$/, '');
const idByMethod = (controller, name) => `${resourceOf(controller)}_${name}`;

const describedBy = (description) => (description ? { description } : {});

/** @throws Error if operations.yaml lists an unknown operation, or an id twice */
export function assertComplete(routes) {
  const names = new Set(routes.map(nameOf));
  const unknown = Object.keys(written.operations).filter((name) => !names.has(name));
  if (unknown.length > 0)
    throw new Error(`${file} lists unknown operations: ${unknown.join(', ')}`);
  const ids = Object.values(written.operations).map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) throw new Error(`${file} has duplicate ids: ${twice.join(', ')}`);
  const methods = new Set(routes.map(({ controller, name }) => idByMethod(controller, name)));
  const unused = Object.keys(summaries).filter((id) => !methods.has(id));
  if (unused.length > 0)
    throw new Error(`${portalFile} lists unknown operations: ${unused.join(', ')}`);
}

/** Security of a route: alternatives, each with the scopes that a key needs for it. */
export function securityOf({ access, isPublic }) {
  if (isPublic) return [];
  return [{ session: [] }, ...keysOf(access).map((key) => ({ key }))];
}

/** Permissions that a route needs. */
export function permissionsOf(access) {
  const { kind, permissions = [], oneOf } = access ?? {};
  if (permissions.length === 0) return {};
  return {
    'x-permissions': {
      [kind.replace('Of', '')]: [...permissions].sort(),
      ...(oneOf && { any: [...oneOf].sort() }),
    },
  };
}

const isForKeys = ({ access, isPublic }) =>
  !isPublic && access?.permissions?.length > 0 && keysOf(access).length > 0;

/** Alternative sets of scopes with which a key has access; empty if no key can have the permission. */
function keysOf(access) {
  if ((access?.permissions ?? []).length === 0) return [[]];
  const sets = [
    ...narrowestOf(access),
    ...apiKeyScopes.filter(sufficesFor(access)).map((one) => [one]),
  ];
  const different = [...new Map(sets.map((set) => [set.join(), set])).values()];
  return different.filter((set) => !different.some((other) => isPartOf(other, set)));
}

const isPartOf = (set, other) =>
  set.length < other.length && set.every((one) => other.includes(one));

/** Sets with the first scope of each permission. */
function narrowestOf({ kind, permissions, oneOf }) {
  const scopes = permissions.map(scopeFor);
  const possible = [...new Set(scopes)].filter((scope) => scope !== undefined).sort();
  if (kind === 'anyOf')
    return [...possible.map((scope) => [scope]), ...permissions.flatMap(includingSets)];
  if (scopes.includes(undefined)) return [];
  if (!oneOf) return [possible];
  const others = oneOf.map(scopeFor).filter((scope) => scope !== undefined);
  return others.map((scope) => [...new Set([...possible, scope])].sort());
}

/** Set of scopes whose permissions together include this one, if there is one. */
function includingSets(permission) {
  const including = includingPermissions[permission];
  return including ? [[...new Set(including.map(scopeFor))].sort()] : [];
}

/** Whether a scope grants access alone. */
const sufficesFor =
  ({ kind, permissions, oneOf }) =>
  (scope) => {
    const isGranted = (permission) => scopePermissions[scope].includes(permission);
    if (kind === 'anyOf') return permissions.some(isGranted);
    return permissions.every(isGranted) && (!oneOf || oneOf.some(isGranted));
  };

/** Entry of a route in operations.yaml; undefined for one of the portal. */
export const writtenFor = (route) => written.operations[nameOf(route)];

const nameOf = ({ method, path: route }) => `${method.toUpperCase()} ${route}`;

const spaced = (name) =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^./, (first) => first.toUpperCase());
