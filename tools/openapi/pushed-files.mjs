// Operations that take a file as the request's body itself, and respond with its acknowledgement or, until that is ready,
// with its state.
import { fileFormats } from '../../dist/backend/contracts/file-formats/file-formats.js';

/** Component of each format that programs push, by its name in operations.yaml. */
const COMPONENTS = { orders: 'OrderFile', addresses: 'AddressFile' };
const PENDING = '#/components/schemas/PushedFileView';
/** Media types of an acknowledgement besides JSON. */
const TEXTS = ['application/xml', 'text/csv'];

/** Documents that programs push, as components. */
export const documentSchemas = () =>
  Object.fromEntries(
    Object.entries(COMPONENTS).map(([name, component]) => [component, schemaOf(name)]),
  );

function schemaOf(name) {
  const schema = { ...fileFormats[name].jsonSchema };
  delete schema.$schema;
  return schema;
}

/** Bodies by media type, besides a form; none if the route takes forms only. */
export function rawContent({ file: { rawTypes = [] } }, { document } = {}) {
  const json = { $ref: `#/components/schemas/${COMPONENTS[document]}` };
  return Object.fromEntries(
    rawTypes.map((type) => [
      type,
      { schema: type === 'application/json' ? json : { type: 'string' } },
    ]),
  );
}

/** Whether the response is the acknowledgement of a pushed file, or its state. */
export const isAcknowledgement = (response) =>
  response?.anyOf?.some(({ $ref }) => $ref === PENDING) === true;

/** The acknowledgement by media type, and the state of the file until then. */
export function acknowledgementOf({ anyOf }, headers) {
  const schema = anyOf.find(({ $ref }) => $ref && $ref !== PENDING);
  const text = { schema: { type: 'string' } };
  return {
    200: {
      description: 'The acknowledgement, in the format of the file',
      headers,
      content: {
        'application/json': { schema },
        ...Object.fromEntries(TEXTS.map((type) => [type, text])),
      },
    },
    202: {
      description:
        'The file is still being processed. Get `statusUrl` after a second or two, then every 5 to 10 seconds, until the status is 200; a large file takes minutes.',
      headers,
      content: { 'application/json': { schema: { $ref: PENDING } } },
    },
  };
}
