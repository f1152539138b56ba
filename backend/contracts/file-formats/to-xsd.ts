import type { JsonSchema, SchemaFields } from '../json-schema.js';
import type { Json } from '../views/public-event.view.js';

/** Names that XML needs in addition to a JSON Schema. */
export interface XmlNames {
  readonly root: string;
  /** Element of a list's entries, by the name of the list. */
  readonly members: Readonly<Record<string, string>>;
  /** Fields of the root that are attributes; none is required. */
  readonly attributes: readonly string[];
}

type Members = XmlNames['members'];

/**
 * Converts a JSON Schema to XML Schema 1.0; supports only what `json-schema.ts` produces. The fields of an element
 * come in any order. An object with `additionalProperties` takes any element; those it names have their type.
 */
export function toXsd(schema: JsonSchema, { root, members, attributes }: XmlNames): string {
  const fields = fieldsOf(schema);
  const isAttribute = (name: string) => attributes.includes(name);
  const elements = Object.keys(fields).filter((name) => !isAttribute(name));
  const attributeElements = attributes.map(
    (name) => `<xs:attribute name="${name}" type="${simpleType(fields[name] ?? {})}"/>`,
  );
  const content =
    schema['type'] === 'array' ? entries(root, schema, members) : allOf(schema, elements, members);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">',
    ...indented([
      `<xs:element name="${root}">`,
      ...indented(complexType([...content, ...attributeElements])),
      '</xs:element>',
      ...globalElements(schema, members),
    ]),
    '</xs:schema>',
    '',
  ].join('\n');
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const complexType = (content: readonly string[]): string[] => [
  '<xs:complexType>',
  ...indented(content),
  '</xs:complexType>',
];

function allOf(schema: JsonSchema, names: readonly string[], members: Members): string[] {
  const fields = fieldsOf(schema);
  const required = isList(schema['required']) ? schema['required'] : [];
  const elements = names.flatMap((name) => {
    const field = fields[name] ?? {};
    return element(name, field, members, {
      minOccurs: required.includes(name) && !isNullable(field) ? 1 : 0,
    });
  });
  return ['<xs:all>', ...indented(elements), '</xs:all>'];
}

function entries(name: string, schema: JsonSchema, members: Members): string[] {
  const entry = element(members[name] ?? 'member', toSchema(schema['items']), members, {
    minOccurs: 0,
    maxOccurs: 'unbounded',
  });
  return ['<xs:sequence>', ...indented(entry), '</xs:sequence>'];
}

interface Occurrence {
  readonly minOccurs?: number;
  readonly maxOccurs?: 'unbounded';
}

function element(
  name: string,
  given: JsonSchema,
  members: Members,
  { minOccurs = 1, maxOccurs }: Occurrence = {},
): string[] {
  const schema = withoutNull(given);
  const minOccursAttribute = minOccurs === 1 ? '' : ` minOccurs="${minOccurs}"`;
  const occurs = maxOccurs ? ` maxOccurs="${maxOccurs}"` : '';
  const start = `<xs:element name="${name}"${minOccursAttribute}${occurs}`;
  const type = contentOf(name, schema, members);
  if (type.length === 0) return [`${start} type="${simpleType(schema)}"/>`];
  return [`${start}>`, ...indented(type), '</xs:element>'];
}

/** Type declared within an element; empty for a built-in type. */
function contentOf(name: string, schema: JsonSchema, members: Members): string[] {
  if (schema['type'] === 'array') return complexType(entries(name, schema, members));
  if (isOpen(schema)) return complexType(anyElements);
  if (schema['type'] === 'object')
    return complexType(allOf(schema, Object.keys(fieldsOf(schema)), members));
  const facets = facetsOf(schema);
  if (facets.length === 0) return [];
  const restriction = [
    `<xs:restriction base="${simpleType(schema)}">`,
    ...indented(facets),
    '</xs:restriction>',
  ];
  return ['<xs:simpleType>', ...indented(restriction), '</xs:simpleType>'];
}

const anyElements = [
  '<xs:sequence>',
  '  <xs:any processContents="lax" minOccurs="0" maxOccurs="unbounded"/>',
  '</xs:sequence>',
];

function facetsOf(schema: JsonSchema): string[] {
  const { pattern, minimum } = schema;
  const constant = schema['const'];
  return [
    ...(typeof constant === 'string' || typeof constant === 'number'
      ? [`<xs:enumeration value="${constant}"/>`]
      : []),
    ...(typeof pattern === 'string'
      ? [`<xs:pattern value="${pattern.replace(/^\^|\$$/g, '')}"/>`]
      : []),
    ...(typeof minimum === 'number' ? [`<xs:minInclusive value="${minimum}"/>`] : []),
  ];
}

const builtInTypes: Readonly<Record<string, string>> = {
  string: 'xs:string',
  integer: 'xs:integer',
  number: 'xs:decimal',
  boolean: 'xs:boolean',
  date: 'xs:date',
  'date-time': 'xs:dateTime',
};

function simpleType({ type, format, ...schema }: JsonSchema): string {
  const constant = schema['const'];
  const name = typeof format === 'string' ? format : type;
  return builtInTypes[typeof name === 'string' ? name : typeof constant] ?? 'xs:string';
}

/** Elements of open objects, which `lax` looks up among those of the schema. */
function globalElements(given: JsonSchema, members: Members): string[] {
  const schema = withoutNull(given);
  if (schema['type'] === 'array') return globalElements(toSchema(schema['items']), members);
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]) =>
    isOpen(schema) ? element(name, field, members) : globalElements(field, members),
  );
}

const isOpen = (schema: JsonSchema): boolean => schema['additionalProperties'] === true;

const isNullable = (schema: JsonSchema): boolean => isList(schema['anyOf']);

/** The other alternative of a value that may be null. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const alternatives = schema['anyOf'];
  return isList(alternatives) ? toSchema(alternatives[0]) : schema;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const fieldsOf = (schema: JsonSchema): SchemaFields =>
  Object.fromEntries(
    Object.entries(toSchema(schema['properties'])).map(([name, field]) => [name, toSchema(field)]),
  );

const toSchema = (value: JsonSchema[string] | undefined): JsonSchema =>
  isSchema(value) ? value : {};

const isSchema = (value: JsonSchema[string] | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
