import { Ajv2020 } from 'ajv/dist/2020.js';
import { validateXML } from 'xmllint-wasm';

import type { JsonSchema } from '@contracts/json-schema.js';

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Errors of a JSON text under a schema. */
export function jsonErrors(json: string, schema: JsonSchema): string[] {
  ajv.validate(schema, JSON.parse(json));
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

/** Errors of an XML document under an XML Schema. */
export async function xmlErrors(xml: string, xsd: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema: xsd });
  return errors.map(({ message }) => message);
}
