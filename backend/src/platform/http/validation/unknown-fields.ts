import { getMetadataStorage, ValidationTypes } from 'class-validator';

import type { FieldError } from '../../invalid-request.js';
import { nearestName, shortenedName } from '../../nearest-name.js';
import { type DtoClass, findType } from './thorough-validation.js';

const SENT_BACK = 'fields-sent-back';

/** More are not listed: a body may have hundreds. */
const MAX_REPORTED = 20;

/** Fields of a response that a request lacks; a field name means: only together with that field. */
type OnlyInResponse<View, Dto> = Readonly<Record<Exclude<keyof View, keyof Dto>, true | keyof Dto>>;

/**
 * Responses of these types may be sent back where the request has this class: their other fields are ignored, and do not
 * count as unknown ones. The compiler checks that all are listed.
 */
export const MaySendBack =
  <View, Dto>(fields: OnlyInResponse<View, Dto>): ClassDecorator =>
  (type) => {
    const others = sentBackTo(type);
    Reflect.defineMetadata(SENT_BACK, { ...others, ...fields }, type);
  };

type SentBack = Readonly<Record<string, unknown>>;

/** Not those of its base class: a create does not accept the response fields that an edit does. */
const sentBackTo = (type: object): SentBack =>
  (Reflect.getOwnMetadata(SENT_BACK, type) as SentBack | undefined) ?? {};

/**
 * Fields that the class does not have, each with the most similar known one (ADR 81). `extra` are also accepted, since they
 * belong to the route.
 */
export function unknownFields(
  type: DtoClass,
  body: unknown,
  extra: readonly string[] = [],
): FieldError[] {
  const found: FieldError[] = [];
  for (const error of unknownIn(type, body, { parent: '', extra })) {
    found.push(error);
    if (found.length === MAX_REPORTED) break;
  }
  return found;
}

/** Names that are not among the known ones, as errors; as many as `unknownFields` lists. */
export function unknownNames(
  names: readonly string[],
  known: readonly string[],
  kind: UnknownName['kind'],
): FieldError[] {
  const unknown = names.filter((name) => !known.includes(name)).slice(0, MAX_REPORTED);
  return unknown.map((name) => {
    const path = shortenedName(name);
    return { path, message: unknownText({ path, name, kind }, known) };
  });
}

/** Names of the fields that a class validates; empty for one without rules. */
export const fieldNames = (type: DtoClass): readonly string[] => [...knownFields(type).keys()];

interface FieldContext {
  /** Path of the object, ending in a dot; empty for the body. */
  readonly parent: string;
  readonly extra: readonly string[];
}

function* unknownIn(type: DtoClass, value: unknown, context: FieldContext): Generator<FieldError> {
  if (Array.isArray(value))
    for (const [index, one] of value.entries())
      yield* unknownIn(type, one, { ...context, parent: `${context.parent}${index}.` });
  else if (typeof value === 'object' && value !== null) yield* unknownOf(type, value, context);
}

function* unknownOf(type: DtoClass, value: object, context: FieldContext): Generator<FieldError> {
  const known = knownFields(type);
  if (known.size === 0) return; // validated elsewhere
  const sentBack = sentBackTo(type);
  const isAccepted = (name: string): boolean =>
    known.has(name) || context.extra.includes(name) || isSentBack(sentBack, name, value);
  for (const [name, inner] of Object.entries(value)) {
    const path = context.parent + shortenedName(name);
    const nested = known.get(name);
    if (nested) yield* unknownIn(nested, inner, { parent: `${path}.`, extra: [] });
    else if (!isAccepted(name))
      yield { path, message: unknownText({ path, name, kind: 'field' }, [...known.keys()]) };
  }
}

function isSentBack(sentBack: SentBack, name: string, value: object): boolean {
  const companion = Object.hasOwn(sentBack, name) ? sentBack[name] : undefined;
  return companion === true || (typeof companion === 'string' && Object.hasOwn(value, companion));
}

interface UnknownName {
  readonly path: string;
  readonly name: string;
  readonly kind: 'field' | 'parameter';
}

function unknownText({ path, name, kind }: UnknownName, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest
    ? `${path} is not a ${kind} of this request: did you mean ${nearest}?`
    : `${path} is not a ${kind} of this request`;
}

const plans = new Map<DtoClass, ReadonlyMap<string, DtoClass | null>>();

/** Fields with a rule, with the class of those that have fields of their own. */
function knownFields(type: DtoClass): ReadonlyMap<string, DtoClass | null> {
  const found = plans.get(type) ?? readFields(type);
  plans.set(type, found);
  return found;
}

function readFields(type: DtoClass): ReadonlyMap<string, DtoClass | null> {
  const metadatas = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const nested = new Set(
    metadatas
      .filter((one) => one.type === ValidationTypes.NESTED_VALIDATION)
      .map(({ propertyName }) => propertyName),
  );
  return new Map(
    metadatas.map(({ propertyName: name }) => [
      name,
      nested.has(name) ? classOf(type, name) : null,
    ]),
  );
}

const classOf = (type: DtoClass, property: string): DtoClass | null =>
  (findType(type, property)?.typeFunction() as DtoClass | undefined) ?? null;
