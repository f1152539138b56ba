// Texts of parameters and request fields: those of openapi/descriptions.yaml, or else the docstring of the field.
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

import { readSource, docstringOfField } from './responses.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'openapi/descriptions.yaml');
const written = parse(fs.readFileSync(file, 'utf8'));

/** Text of a parameter of a path, by the part before it (`webhook/{id}`); undefined if there is none. */
export function pathDescription(route, name) {
  const [, part] = new RegExp(String.raw`([^/]+/\{${name}\})`).exec(route) ?? [];
  return written.paths[part];
}

/** Schema of a class's field with its text. */
export function withDescription(schema, type, name) {
  const description = fieldDescription(type, name);
  return description ? { ...schema, description } : schema;
}

/** The text of the type or one that it extends, its docstring, or the text for every field of that name. */
function fieldDescription(type, name) {
  const types = typesOf(type);
  const own = types.find((one) => `${one}.${name}` in written.fields);
  if (own) return written.fields[`${own}.${name}`];
  const docstring = types.map((one) => docstringOfField(readSource(), one, name)).find(Boolean);
  return docstring ?? written.fields[name];
}

/** Names of a class and those that it extends. */
function typesOf(type) {
  const names = [];
  for (let one = type; one?.name; one = Object.getPrototypeOf(one)) names.push(one.name);
  return names;
}
