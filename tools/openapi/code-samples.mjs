// A call of each public operation with the client package, with what it requires, for the snippets of /api/docs.
const DEPTH = 4;

/** `x-codeSamples` of an operation. */
export function codeSampleOf(document, operation) {
  const input = inputOf(document, operation);
  const given = Object.keys(input).length > 0 ? literal(input, '') : '';
  const source = [
    `import { createLinehaul } from '@linehaul/client';`,
    '',
    'const linehaul = createLinehaul({ baseUrl, key });',
    '',
    `const answer = await linehaul.${operation.operationId}(${given});`,
  ].join('\n');
  return [{ lang: 'TypeScript', label: 'TypeScript', source }];
}

function inputOf(document, { parameters = [], requestBody }) {
  const named = parameters.map((parameter) => followed(document, parameter));
  const of = (place) =>
    Object.fromEntries(
      named
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name, schema }) => [name, sampleOf(document, schema, name)]),
    );
  const content = requestBody?.required ? Object.values(requestBody.content)[0] : undefined;
  const parts = { path: of('path'), query: of('query') };
  const given = Object.entries(parts).filter(([, values]) => Object.keys(values).length > 0);
  return {
    ...Object.fromEntries(given),
    ...(content && { body: sampleOf(document, content.schema, 'body') }),
  };
}

const followed = (document, { $ref, ...own }) =>
  $ref
    ? followed(
        document,
        $ref
          .slice(2)
          .split('/')
          .reduce((found, key) => found[key], document),
      )
    : own;

/** Code that stands for a value that cannot be written down, such as a file. */
class Code {
  constructor(text) {
    this.text = text;
  }
}

function sampleOf(document, schema, name, depth = 0) {
  const own = followed(document, schema ?? {});
  const [first] = own.anyOf ?? own.oneOf ?? [];
  if (own.allOf)
    return Object.assign({}, ...own.allOf.map((part) => sampleOf(document, part, name, depth)));
  if (first) return sampleOf(document, first, name, depth);
  if ('const' in own) return own.const;
  if (own.enum) return own.enum[0];
  if (own.format === 'binary') return new Code(`new File([content], 'orders.csv')`);
  return typedSample(document, own, name, depth);
}

function typedSample(document, schema, name, depth) {
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return depth < DEPTH ? [sampleOf(document, schema.items, name, depth + 1)] : [];
    case 'object':
      return objectSample(document, schema, depth);
    default:
      return textSample(schema, name);
  }
}

const objectSample = (document, { properties = {}, required = [] }, depth) =>
  Object.fromEntries(
    required.map((name) => [name, sampleOf(document, properties[name], name, depth + 1)]),
  );

const TEXTS = [
  [/email/i, 'ann@example.com'],
  [/url/i, 'https://example.com/hooks'],
  [/date|day|At$/i, '2026-11-24'],
  [/hash/i, 'the hash of the plan'],
];

function textSample({ format, examples }, name) {
  if (examples) return examples[0];
  if (format === 'uuid') return '6f2b6c1e-8d0e-4c0b-9d55-0c9e7a3c4f10';
  return TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? name;
}

/** A value as source text: short ones on one line. */
function literal(value, indent) {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return enclosed(
      ['[', ']'],
      value.map((entry) => literal(entry, inner)),
      indent,
    );
  const fields = Object.entries(value).map(([key, entry]) => [keyOf(key), literal(entry, inner)]);
  return enclosed(
    ['{ ', ' }'],
    fields.map(([key, text]) => `${key}: ${text}`),
    indent,
  );
}

function enclosed([open, close], parts, indent) {
  if (parts.length === 0) return `${open.trim()}${close.trim()}`;
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length + indent.length < 70 && !line.includes('\n')) return line;
  const lines = parts.map((part) => `${indent}  ${part},\n`).join('');
  return `${open.trim()}\n${lines}${indent}${close.trim()}`;
}

const keyOf = (key) => (/^\w+$/.test(key) ? key : `'${key}'`);
