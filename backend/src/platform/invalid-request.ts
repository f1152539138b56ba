import { DomainError } from './domain-error.js';

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

/** The request is invalid; the first message is shown on screen. */
export class InvalidRequest extends DomainError {
  readonly code = 'request.invalid';
  readonly kind = 'invalid';

  constructor(override readonly details: readonly FieldError[]) {
    super(details[0]?.message ?? 'The request is not valid');
  }

  static fromValidation(errors: readonly Broken[]): InvalidRequest {
    return new InvalidRequest(withoutRepeats(errors.flatMap((error) => wrongFields(error, ''))));
  }
}

/** Removes duplicates: several rules of a field may have the same message. */
const withoutRepeats = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(errors.map((error) => [`${error.path}\n${error.message}`, error])).values(),
];

function wrongFields(error: Broken, parent: string): FieldError[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ path, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => wrongFields(child, path))];
}
