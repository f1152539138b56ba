import { buildMessage, isISO8601, ValidateBy, type ValidationOptions } from 'class-validator';

/** Week dates, ordinal dates and five-digit years are also ISO 8601, but not supported. */
const CALENDAR_DAY = /^(19|2\d)\d\d-\d\d-\d\d(T|$)/;

/** A calendar day or an ISO instant, with a four-digit year from 1900. */
export const IsDayOrInstant = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isDayOrInstant',
      validator: {
        validate: isDayOrInstant,
        defaultMessage: buildMessage((each) => `${each}$property must be a date or an instant`),
      },
    },
    options,
  );

const isDayOrInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  CALENDAR_DAY.test(value) &&
  isISO8601(value, { strict: true }) &&
  !Number.isNaN(Date.parse(value));

/** With a zone: without one, it would depend on the server's. */
const INSTANT = /^(19|2\d)\d\d-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/;

/** An ISO instant with its zone, with a four-digit year from 1900. */
export const IsInstant = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isInstant',
      validator: {
        validate: (value) =>
          typeof value === 'string' && INSTANT.test(value) && isDayOrInstant(value),
        defaultMessage: buildMessage((each) => `${each}$property must be an instant`),
      },
    },
    options,
  );
