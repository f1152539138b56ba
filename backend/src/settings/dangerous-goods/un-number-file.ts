import { z } from 'zod';

import { InvalidRequest } from '../../platform/invalid-request.js';
import type { UnEntry } from '../records/un-entry.entity.js';

const MAX_NAME_LENGTH = 300;

const entrySchema = z.object({
  unNumber: z.coerce.number().int().min(1).max(9999),
  properShippingName: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  hazardClass: z.string().regex(/^[1-9](\.\d)?[A-S]?$/),
  subRisks: z.array(z.string()).default([]),
  packingGroup: z.enum(['I', 'II', 'III']).nullish(),
});

/** One entry of the list as stored. */
export type UnNumberRow = Pick<UnEntry, keyof UnEntry>;

/**
 * Parses a list of UN numbers: JSON, one object per entry with unNumber, properShippingName, hazardClass, subRisks
 * and packingGroup. The first entry of a number is the default (GAP-77).
 * @throws InvalidRequest that names the invalid entry
 */
export function parseUnNumbers(text: string): UnNumberRow[] {
  const variants = new Map<number, number>();
  return parseEntries(text).map((entry, index) => {
    const { data, error } = entrySchema.safeParse(entry);
    if (!data) {
      const [issue] = error.issues;
      throw toError(`Entry ${index + 1}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
    }
    const { unNumber, properShippingName, hazardClass, subRisks, packingGroup } = data;
    const variant = variants.get(unNumber) ?? 0;
    variants.set(unNumber, variant + 1);
    return {
      unNumber,
      variant,
      shippingName: properShippingName,
      hazardClass,
      subRisk: subRisks.join(', ') || null,
      packingGroup: packingGroup ?? null,
    };
  });
}

function parseEntries(text: string): unknown[] {
  try {
    const entries: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (Array.isArray(entries)) return entries;
  } catch (error) {
    throw toError(`The file could not be read as JSON: ${(error as Error).message}`);
  }
  throw toError('The file is not a list of UN numbers');
}

const toError = (message: string) => new InvalidRequest([{ path: 'file', message }]);
