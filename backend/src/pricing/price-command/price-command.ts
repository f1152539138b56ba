import { z } from 'zod';

import { priceConsignment } from '../domain/price-consignment.js';
import type { Fee, PricingAnswer } from '../domain/pricing-answer.js';
import { priceRequestSchema } from './price-request.schema.js';
import { readRequest } from './read-request.js';

/** What the command leaves behind: 0 and an answer on stdout, or 2 and a message on stderr. */
export interface CommandResult {
  readonly exitCode: 0 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** Prices the request in a file's text. `now` decides the dispatch date where the file names none. */
export function runPriceCommand(text: string, now: Date): CommandResult {
  const json = parseJson(text);
  if (json === undefined) return invalidRequest('The file is not JSON.');
  const request = priceRequestSchema.safeParse(json);
  if (!request.success) return invalidRequest(z.prettifyError(request.error));

  const answer = priceConsignment(readRequest(request.data, now));
  if (!isExact(answer)) return invalidRequest('The numbers are too large to price to the cent.');
  return { exitCode: 0, stdout: `${JSON.stringify(printed(answer), null, 2)}\n`, stderr: '' };
}

export const invalidRequest = (reason: string): CommandResult => ({
  exitCode: 2,
  stdout: '',
  stderr: `Not a valid request.\n${reason}\n`,
});

/** Beyond the safe integers a cent would be lost, and the largest would be printed as null. */
const isExact = ({ offer }: PricingAnswer): boolean =>
  offer === null ||
  [
    offer.deadWeight,
    offer.cubicWeight,
    offer.totalCost,
    ...offer.trace.compared.map(({ freight }) => freight),
  ].every((number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER);

/** JSON has no undefined: that is what other text reads as. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reasons for fees are printed once, in the trace. */
const printed = ({ offer, rejections }: PricingAnswer) => ({
  offer: offer && {
    ...offer,
    category1Fees: offer.category1Fees.map(withoutWhy),
    category2Fees: offer.category2Fees.map(withoutWhy),
  },
  rejections,
});

const withoutWhy = ({ code, cents }: Fee) => ({ code, cents });
