import { z } from 'zod';

import { InvalidRequest } from '../../platform/invalid-request.js';
import type { UnEntry } from '../records/un-entry.entity.js';

const LONGEST_NAME = 300;

const entryForm = z.object({
  unNumber: z.coerce.number().int().min(1).max(9999),
  properShippingName: z.string().trim().min(1).max(LONGEST_NAME),
  hazardClass: z.string().regex(/^[1-9](\.\d)?[A-S]?$/),
  subRisks: z.array(z.string()).default([]),
  packingGroup: z.enum(['I', 'II', 'III']).nullish(),
});

/** One entry of the list, as it is kept. */
export type ListedGood = Pick<UnEntry, keyof UnEntry>;

/**
 * Reads a list of UN numbers: JSON, one object an entry with unNumber, properShippingName, hazardClass,
 * subRisks and packingGroup. The first entry of a number is the one proposed (GAP-77).
 * @throws InvalidRequest naming the entry that is wrong
 */
export function readUnNumbers(text: string): ListedGood[] {
  const variants = new Map<number, number>();
  return entriesOf(text).map((written, index) => {
    const { data, error } = entryForm.safeParse(written);
    if (!data) {
      const [issue] = error.issues;
      throw refused(`Entry ${index + 1}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
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

function entriesOf(text: string): unknown[] {
  try {
    const entries: unknown = JSON.parse(text);
    if (Array.isArray(entries)) return entries;
  } catch (error) {
    throw refused(`The file could not be read as JSON: ${(error as Error).message}`);
  }
  throw refused('The file is no list of UN numbers');
}

const refused = (message: string) => new InvalidRequest([{ path: 'file', message }]);
