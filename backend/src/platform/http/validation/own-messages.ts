import type { ValidationError } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

import { MISSING } from '../../invalid-request.js';
import { isFromProgram } from '../../request-context.js';

/** The pipe's own message for a list or a string in place of an object. */
const LIBRARY_MESSAGES = 'Validation failed (object is expected)';

/** For a body that is no object, which the pipe itself rejects. */
export const withOwnBodyMessage = (error: ValidationError): ValidationError =>
  error.constraints?.['isObject'] === LIBRARY_MESSAGES
    ? { ...error, constraints: { isObject: `The ${error.property} must be an object` } }
    : error;

/**
 * Reports a missing value only as required, instead of every rule that it breaks. A rule with a message of its
 * own keeps it, unless the caller is a program: the text is that of a form.
 */
export function withRequiredMessage(error: ValidationError): ValidationError {
  const { property, constraints, children } = error;
  const inner = children && { children: children.map(withRequiredMessage) };
  if (constraints && isMissing(error) && (isFromProgram() || !hasOwnMessage(error)))
    return { ...error, ...inner, constraints: { [MISSING]: property } };
  return { ...error, ...inner };
}

/** Null and absent are equivalent (docs/api.md, A14). */
const isMissing = ({ target, value }: ValidationError): boolean =>
  target !== undefined && (value === undefined || value === null);

const hasOwnMessage = ({ target, property }: ValidationError): boolean =>
  explainedProperties(target?.constructor ?? Object).has(property);

const known = new WeakMap<object, ReadonlySet<string>>();

/** Properties with a message of their own; found once for each class, since a body may have thousands of errors. */
function explainedProperties(type: object): ReadonlySet<string> {
  const found = known.get(type) ?? readExplained(type);
  known.set(type, found);
  return found;
}

const readExplained = (type: object): ReadonlySet<string> =>
  new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(type as () => void, '', false, false)
      .filter(({ message }) => Boolean(message))
      .map(({ propertyName }) => propertyName),
  );
