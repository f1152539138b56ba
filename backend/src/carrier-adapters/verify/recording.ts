import { z } from 'zod';

import type { RawAnswer } from '../../platform/outgoing/capped-exchange.js';
import type { CarrierTransport } from '../kit/carrier-client.js';
import { Unavailable } from '../kit/index.js';

const recordedAnswer = z.object({
  /** Of the call. */
  name: z.string(),
  status: z.number(),
  /** Redacted text of a JSON body, or `%PDF` for a file. */
  body: z.string(),
});
type RecordedAnswer = z.infer<typeof recordedAnswer>;

/** Answers of a carrier in the order they came, without names, addresses, numbers of accounts and keys. */
export const recording = z.object({
  adapter: z.string(),
  account: z.string(),
  /** `live`, or `double` where nobody with credentials has recorded yet. */
  source: z.enum(['live', 'double']),
  recordedAt: z.iso.datetime(),
  /** Of the test shipment. */
  ourReference: z.string(),
  answers: z.array(recordedAnswer),
});
export type Recording = z.infer<typeof recording>;

/** Fields of people, places, accounts and files, whatever the carrier nests them in. */
const PRIVATE =
  /^(name|business_name|lines|phone|email|delivery_instructions|.*account.*|merchant_.*|url|.*key.*|.*password.*|signature.*|.*token.*)$/i;

/** Text of the same shape: an `x` for each letter, a `9` for each digit. */
const shapeOf = (text: string): string =>
  text.replace(/\p{L}/gu, 'x').replace(/\d/g, '9').slice(0, 200);

/** Records each answer, redacted, as it passes. */
export const recordingTransport =
  (inner: CarrierTransport, answers: RecordedAnswer[]): CarrierTransport =>
  async (name, call) => {
    const answer = await inner(name, call);
    answers.push({ name, status: answer.status, body: redacted(answer.body) });
    return answer;
  };

function redacted(body: Buffer): string {
  const text = body.toString('utf8');
  try {
    // the digits of numbers stay as they came: values are cut out of the text, not written anew
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

/** Answers from a recording instead of a server, each call with the next answer of its name. */
export function replayTransport({ answers }: Recording): CarrierTransport {
  const left = [...answers];
  return (name) => {
    const index = left.findIndex((answer) => answer.name === name);
    const [answer] = index < 0 ? [] : left.splice(index, 1);
    if (!answer) return Promise.reject(new Unavailable(`The recording has no answer to ${name}`));
    return Promise.resolve(toRawAnswer(answer));
  };
}

const toRawAnswer = ({ status, body }: RecordedAnswer): RawAnswer => ({
  status,
  statusText: '',
  headers: {},
  body: Buffer.from(body),
  remoteAddress: null,
});
