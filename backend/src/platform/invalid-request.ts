import { DomainError } from './domain-error.js';
import { isFromProgram } from './request-context.js';

/** One invalid field; `path` is dotted, for example `items.0.weight`. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Result of the validation pipe for a property and its children. */
interface InvalidProperty {
  readonly property: string;
  readonly constraints?: Record<string, string>;
  readonly children?: readonly InvalidProperty[];
}

/** The only constraint of a value that is missing; its message names the whole path. */
export const MISSING = 'missing';

/** The request is invalid; the first message is shown on screen. */
export class InvalidRequest extends DomainError {
  readonly code = 'request.invalid';
  readonly kind = 'invalid';

  constructor(override readonly details: readonly FieldError[]) {
    super(details[0] ? summaryOf(details[0]) : 'The request is not valid');
  }

  static fromValidation(errors: readonly InvalidProperty[]): InvalidRequest {
    return new InvalidRequest(fieldErrors(errors));
  }
}

/** Messages for a screen say what is wrong beside its field; to a program the field is named. */
function summaryOf({ path, message }: FieldError): string {
  const field = path.split('.').at(-1) ?? '';
  return isFromProgram() && !message.includes(field) ? `${path}: ${message}` : message;
}

/** Every error once, with the path of its field. */
export const fieldErrors = (errors: readonly InvalidProperty[]): FieldError[] =>
  withoutRepeats(errors.flatMap((error) => invalidFields(error, '')));

/** Removes duplicates: several rules of a field may have the same message. */
const withoutRepeats = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(errors.map((error) => [`${error.path}\n${error.message}`, error])).values(),
];

function invalidFields(error: InvalidProperty, parent: string): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    path,
    message: rule === MISSING ? `${path} is required` : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => invalidFields(child, path))];
}
