import { z } from 'zod';

import { priceConsignment } from '../domain/price-consignment.js';
import type { Fee, PricingResult } from '../domain/pricing-result.js';
import { priceRequestSchema } from './price-request.schema.js';
import { readRequest } from './read-request.js';

/** Exit code and output: 0 with the result on stdout, or 2 with a message on stderr. */
export interface CommandResult {
  readonly exitCode: 0 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** Prices the request in a file. `now` decides the dispatch date of a file without one. */
export function runPriceCommand(text: string, now: Date): CommandResult {
  const json = parseJson(text);
  if (json === undefined) return invalidRequest('The file is not JSON.');
  const request = priceRequestSchema.safeParse(json);
  if (!request.success) return invalidRequest(z.prettifyError(request.error));

  const result = priceConsignment(readRequest(request.data, now));
  if (!isExact(result)) return invalidRequest('The numbers are too large to be priced exactly.');
  return { exitCode: 0, stdout: `${JSON.stringify(toOutput(result), null, 2)}\n`, stderr: '' };
}

export const invalidRequest = (reason: string): CommandResult => ({
  exitCode: 2,
  stdout: '',
  stderr: `Not a valid request.\n${reason}\n`,
});

/** Beyond the safe integers a cent would be lost, and an infinite amount would be printed as null. */
const isExact = ({ offer }: PricingResult): boolean =>
  offer === null ||
  [
    offer.deadWeight,
    offer.cubicWeight,
    offer.totalCost,
    ...offer.trace.compared.map(({ freight }) => freight),
  ].every((number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER);

/** Returns undefined, which JSON cannot contain, for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Prints the reasons for fees once, in the trace. */
const toOutput = ({ offer, rejections }: PricingResult) => ({
  offer: offer && {
    ...offer,
    category1Fees: offer.category1Fees.map(withoutReasons),
    category2Fees: offer.category2Fees.map(withoutReasons),
  },
  rejections,
});

const withoutReasons = ({ code, cents }: Fee) => ({ code, cents });
