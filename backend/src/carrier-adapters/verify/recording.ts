import { z } from 'zod';

import type { RawResponse } from '../../platform/outgoing/capped-exchange.js';
import type { CarrierTransport } from '../kit/carrier-client.js';
import { Unavailable } from '../kit/index.js';

const recordedResponse = z.object({
  /** Name of the call. */
  name: z.string(),
  status: z.number(),
  /** Redacted text of a JSON body, or `%PDF` for a file. */
  body: z.string(),
});
type RecordedResponse = z.infer<typeof recordedResponse>;

/** A carrier's responses in order of arrival, without names, addresses, account numbers and keys. */
export const recording = z.object({
  adapter: z.string(),
  account: z.string(),
  /** `live`, or `double` if not yet recorded with real credentials. */
  source: z.enum(['live', 'double']),
  recordedAt: z.iso.datetime(),
  /** Reference of the test shipment. */
  ourReference: z.string(),
  responses: z.array(recordedResponse),
});
export type Recording = z.infer<typeof recording>;

/** Fields with personal, address, account or file data, at any depth. */
const PRIVATE =
  /^(name|business_name|lines|phone|email|delivery_instructions|.*account.*|merchant_.*|url|.*key.*|.*password.*|signature.*|.*token.*)$/i;

/** Text of the same shape: an `x` for each letter, a `9` for each digit. */
const shapeOf = (text: string): string =>
  text.replace(/\p{L}/gu, 'x').replace(/\d/g, '9').slice(0, 200);

/** Records each response, redacted. */
export const recordingTransport =
  (inner: CarrierTransport, responses: RecordedResponse[]): CarrierTransport =>
  async (name, call) => {
    const response = await inner(name, call);
    responses.push({ name, status: response.status, body: redacted(response.body) });
    return response;
  };

function redacted(body: Buffer): string {
  const text = body.toString('utf8');
  try {
    // numbers keep their digits: values are replaced in the text, not serialised again
    JSON.parse(text);
    return text.replace(
      /"((?:[^"\\]|\\.)*)"(\s*:\s*)("(?:[^"\\]|\\.)*"|\[[^[\]{}]*\]|-?\d[\d.]*)/g,
      (whole, field: string, colon: string, value: string) =>
        PRIVATE.test(field) ? `"${field}"${colon}${redactedValue(field, value)}` : whole,
    );
  } catch {
    return text.slice(0, 4);
  }
}

const RECORDED_FILE = '"https://recorded.invalid/file"';

/** @param value a string, a number or a list of strings, in JSON */
function redactedValue(field: string, value: string): string {
  if (field === 'url') return RECORDED_FILE;
  return value.startsWith('"') || value.startsWith('[')
    ? value.replace(/"((?:[^"\\]|\\.)*)"/g, (_whole, text: string) => `"${shapeOf(text)}"`)
    : value.replace(/\d/g, '9');
}

/** Replays a recording instead of calling a server: each call gets the next response of its name. */
export function replayTransport({ responses }: Recording): CarrierTransport {
  const left = [...responses];
  return (name) => {
    const index = left.findIndex((response) => response.name === name);
    const [response] = index < 0 ? [] : left.splice(index, 1);
    if (!response)
      return Promise.reject(new Unavailable(`The recording has no response to ${name}`));
    return Promise.resolve(toRawResponse(response));
  };
}

const toRawResponse = ({ status, body }: RecordedResponse): RawResponse => ({
  status,
  statusText: '',
  headers: {},
  body: Buffer.from(body),
  remoteAddress: null,
});
