import { buildMessage, isISO8601, ValidateBy, type ValidationOptions } from 'class-validator';

/** Weeks, days of the year and years of five digits are ISO 8601 too, but nothing that reads a date takes them. */
const CALENDAR_DAY = /^(19|2\d)\d\d-\d\d-\d\d(T|$)/;

/** A calendar day, or an ISO instant on it, of a year that a calendar can show. */
export const IsDayOrInstant = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isDayOrInstant',
      validator: {
        validate: isDayOrInstant,
        defaultMessage: buildMessage((each) => `${each}$property must be a day or an instant`),
      },
    },
    options,
  );

const isDayOrInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  CALENDAR_DAY.test(value) &&
  isISO8601(value, { strict: true }) &&
  !Number.isNaN(Date.parse(value));
