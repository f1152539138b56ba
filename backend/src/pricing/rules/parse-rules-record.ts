import { z } from 'zod';

import { validateRules } from '@contracts/rules/rules-fees.js';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees.js';

import { InvalidRequest, type FieldError } from '../../platform/invalid-request.js';
import type { RulesRecord } from '../domain/rules/rules-record.js';
import { rulesSchema } from '../price-command/rules.schema.js';
import { RulesIncomplete } from './rules.errors.js';

const MAX_VALUE = 10_000_000;

/**
 * Parses the body of a form: known fields only, without blanks.
 * @throws InvalidRequest for an invalid value, RulesIncomplete for a section that is partly filled in
 */
export function parseRulesRecord(body: object): RulesRecord {
  const filled = Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => value !== null && value !== '' && !isBlankPallet(name, value),
    ),
  );
  const record = parse(rulesSchema, filled);
  const rangeErrors = Object.entries(record).flatMap(([path, value]) => validateRange(path, value));
  if (rangeErrors.length > 0) throw new InvalidRequest(rangeErrors);
  const ruleErrors = validateRules(record);
  if (ruleErrors.length > 0) throw new RulesIncomplete(ruleErrors);
  return record;
}

const revisionSchema = z.object({ revision: z.int().min(0).nullish() });

/** The version that the form was loaded from, 0 for none; null when the body has no revision. @throws InvalidRequest */
export const parseRevision = (body: object): number | null =>
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

/** RULES-40: a negative pallet value counts as blank. */
const isBlankPallet = (name: string, value: unknown): boolean =>
  /^(half|full|max)PalletMax/.test(name) && Number(value) < 0;

/** RULES-39; values that are not numbers are rejected by the schema. */
function validateRange(path: string, value: unknown): FieldError[] {
  const number = Number(value);
  if (number < 0) return [{ path, message: texts.negative }];
  return number > MAX_VALUE ? [{ path, message: texts.tooLarge }] : [];
}
