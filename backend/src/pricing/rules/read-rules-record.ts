import { z } from 'zod';

import { wrongRules } from '@contracts/rules/rules-fees.js';
import { rulesFeesTexts as texts } from '@contracts/texts/rules-fees.js';

import { InvalidRequest, type WrongField } from '../../platform/invalid-request.js';
import type { RulesRecord } from '../domain/rules/rules-record.js';
import { rulesSchema } from '../price-command/rules.schema.js';
import { RulesIncomplete } from './rules.errors.js';

const LARGEST = 10_000_000;

/**
 * A Rules & Fees record out of what a form sent: known fields only, blanks left out.
 * @throws InvalidRequest for a value no field can hold, RulesIncomplete for a half-filled section
 */
export function readRulesRecord(body: object): RulesRecord {
  const filled = Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => value !== null && value !== '' && !isBlankPallet(name, value),
    ),
  );
  const record = parse(rulesSchema, filled);
  const outside = Object.entries(record).flatMap(([path, value]) => outOfRange(path, value));
  if (outside.length > 0) throw new InvalidRequest(outside);
  const wrong = wrongRules(record);
  if (wrong.length > 0) throw new RulesIncomplete(wrong);
  return record;
}

const revisionSchema = z.object({ revision: z.int().min(0).nullish() });

/** The version a form was filled from, 0 for none; null where it does not say. @throws InvalidRequest */
export const readRevision = (body: object): number | null =>
  parse(revisionSchema, body).revision ?? null;

function parse<Value>(schema: z.ZodType<Value>, body: object): Value {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new InvalidRequest(
    parsed.error.issues.map(({ path, message }) => {
      const field = path.join('.');
      return { path: field, message: `${field}: ${message}` };
    }),
  );
}

/** RULES-40: a negative pallet value stands for none. */
const isBlankPallet = (name: string, value: unknown): boolean =>
  /^(half|full|max)PalletMax/.test(name) && Number(value) < 0;

/** RULES-39; what is no number has been checked already. */
function outOfRange(path: string, value: unknown): WrongField[] {
  const number = Number(value);
  if (number < 0) return [{ path, message: texts.negative }];
  return number > LARGEST ? [{ path, message: texts.tooLarge }] : [];
}
