import path from 'node:path';

import { z } from 'zod';

import { areRanges } from '../outgoing/outgoing.policy.js';

/** A number from `min` to `max`, both included; `message` says so. */
export const number = (min: number, max: number, message: string) =>
  z.coerce.number(message).min(min, message).max(max, message);

/** A whole number from `min` to `max`, both included. */
export function wholeNumber(min: number, max: number) {
  const message = `a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

/** `true` or `false`, as text. */
export const trueOrFalse = (initial: boolean) =>
  z
    .enum(['true', 'false'], 'true or false')
    .transform((text) => text === 'true')
    .default(initial);

/** A string in a certain format; `message` describes it. */
export const matching = (pattern: RegExp, message: string) =>
  z.string(message).regex(pattern, message);

/** A folder, as an absolute path. */
export const folder = (initial: string) =>
  z
    .string()
    .default(initial)
    .transform((text) => path.resolve(text));

/** Port numbers separated by commas. */
export function ports() {
  const message = 'whole numbers from 1 to 65535 separated by commas';
  return z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.int(message).min(1, message).max(65_535, message)))
    .default([]);
}

/** Address ranges in CIDR notation separated by commas. */
export const addressRanges = () =>
  z
    .string()
    .refine(
      areRanges,
      'address ranges separated by commas, such as 10.20.0.0/16,127.0.0.0/8,::1/128',
    )
    .default('');
