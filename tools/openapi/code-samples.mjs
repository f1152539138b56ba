// A call to each public operation with the client package and the values of its example, for the snippets in /api/docs.
import { exampleOf } from './examples.mjs';

/** `x-codeSamples` of an operation. */
export function codeSampleOf(document, operation) {
  const input = inputOf(document, operation);
  const given = Object.keys(input).length > 0 ? literal(input, '') : '';
  const source = [
    `import { createLinehaul } from '@linehaul/client';`,
    '',
    'const linehaul = createLinehaul({ baseUrl, key });',
    '',
    `const response = await linehaul.${operation.operationId}(${given});`,
  ].join('\n');
  return [{ lang: 'TypeScript', label: 'TypeScript', source }];
}

function inputOf(document, { parameters = [], requestBody }) {
  const of = (part) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === part && parameter.required)
        .map(({ name, example }) => [name, example]),
    );
  const media = requestBody?.required ? Object.values(requestBody.content)[0] : undefined;
  const parts = { path: of('path'), query: of('query') };
  const given = Object.entries(parts).filter(([, values]) => Object.keys(values).length > 0);
  return {
    ...Object.fromEntries(given),
    ...(media && { body: withFiles(media.schema, exampleOf(document, media)) }),
  };
}

/** Code in place of a value that cannot be written as a literal, such as a file. */
class Code {
  constructor(text) {
    this.text = text;
  }
}

function withFiles({ properties = {} }, body) {
  const files = Object.keys(properties).filter((name) => properties[name].format === 'binary');
  const given = files.map((name) => [name, new Code(`new File([content], '${body[name]}')`)]);
  return files.length === 0 ? body : { ...body, ...Object.fromEntries(given) };
}

/** Formats a value as source text; short ones on one line. */
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
