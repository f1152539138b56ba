import { DomainError } from './domain-error.js';
import { isFromProgram } from './request-context.js';

/** One invalid field; `path` is dotted, for example `items.0.weight`. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Result of the validation pipe for a property and its children. */
interface Broken {
  readonly property: string;
  readonly constraints?: Record<string, string>;
  readonly children?: readonly Broken[];
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

  static fromValidation(errors: readonly Broken[]): InvalidRequest {
    return new InvalidRequest(fieldErrors(errors));
  }
}

/** Messages for a screen say what is wrong beside its field; to a program the field is named. */
function summaryOf({ path, message }: FieldError): string {
  const field = path.split('.').at(-1) ?? '';
  return isFromProgram() && !message.includes(field) ? `${path}: ${message}` : message;
}

/** Every error once, with the path of its field. */
export const fieldErrors = (errors: readonly Broken[]): FieldError[] =>
  withoutRepeats(errors.flatMap((error) => wrongFields(error, '')));

/** Removes duplicates: several rules of a field may have the same message. */
const withoutRepeats = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(errors.map((error) => [`${error.path}\n${error.message}`, error])).values(),
];

function wrongFields(error: Broken, parent: string): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    path,
    message: rule === MISSING ? `${path} is required` : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => wrongFields(child, path))];
}
