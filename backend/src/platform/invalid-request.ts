import { DomainError } from './domain-error.js';

/** One field that is wrong; `path` is dotted, for example `items.0.weight`. */
export interface WrongField {
  readonly path: string;
  readonly message: string;
}

/** What the validation pipe says about one property, and about those inside it. */
interface Broken {
  readonly property: string;
  readonly constraints?: Record<string, string>;
  readonly children?: readonly Broken[];
}

/** The request breaks the rules of its form; the first message is what the screen shows. */
export class InvalidRequest extends DomainError {
  readonly code = 'request.invalid';
  readonly refusal = 'invalid';

  constructor(override readonly details: readonly WrongField[]) {
    super(details[0]?.message ?? 'The request is not valid');
  }

  static fromValidation(errors: readonly Broken[]): InvalidRequest {
    return new InvalidRequest(errors.flatMap((error) => wrongFields(error, '')));
  }
}

function wrongFields(error: Broken, parent: string): WrongField[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.values(error.constraints ?? {}).map((message) => ({ path, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => wrongFields(child, path))];
}
