import {
  type ArgumentMetadata,
  type ValidationError,
  ValidationPipe,
  type ValidationPipeOptions,
} from '@nestjs/common';
import { TransformationType } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, ValidationTypes, type ValidatorOptions } from 'class-validator';

import { type FieldError, InvalidRequest } from '../invalid-request.js';
import { currentRequest } from '../request-context.js';
import { withRequiredMessage, withOwnBodyMessage } from './validation/own-messages.js';
import {
  allErrors,
  assertShallow,
  coerceNumbers,
  type DtoClass,
  findType,
} from './validation/thorough-validation.js';
import { unknownFields } from './validation/unknown-fields.js';

type Check = (value: unknown, dto: object) => boolean;
type ValidationMetadata = ReturnType<
  ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']
>[number];

interface Part {
  readonly property: string;
  /** The checks apply only if all of these hold. */
  readonly conditions: readonly Check[];
  readonly checks: readonly Check[];
  readonly nested: DtoClass | null;
  /** Whether nested values are a list. */
  readonly isList: boolean;
}

/** Values that are not simple are left to the full path. */
const INVALID = null;

const plans = new Map<DtoClass, readonly Part[] | null>();

/**
 * Returns the instance that class-transformer and class-validator would accept, without undecorated properties, in
 * a fraction of the time. Null means undecided: the value is invalid, or the class uses more than plain checks and
 * nested classes; the full path then decides and explains.
 */
export function fastValidate(type: DtoClass, value: unknown): object | null {
  const plan = planOf(type);
  if (!plan || !isPlainObject(value)) return INVALID;
  const dto = new type() as Record<string, unknown>;
  for (const { property, nested, isList } of plan) {
    if (!Object.hasOwn(value, property)) {
      if (nested && dto[property] !== undefined) return INVALID; // a default that nothing has checked
      continue;
    }
    const built = nested ? instances(nested, value[property], isList) : simple(value[property]);
    if (built === undefined) return INVALID;
    dto[property] = built;
  }
  return plan.every((part) => isValid(part, dto)) ? dto : INVALID;
}

function isValid({ property, conditions, checks }: Part, dto: Record<string, unknown>): boolean {
  const value = dto[property];
  if (!conditions.every((condition) => condition(value, dto))) return true;
  return checks.every((check) => check(value, dto));
}

/** Undefined if the value cannot be an instance of the class or the required list. */
function instances(type: DtoClass, value: unknown, isList: boolean): unknown {
  if (value === null) return null;
  if (!isList) return fastValidate(type, value) ?? undefined;
  if (!Array.isArray(value)) return undefined;
  const list = value.map((one) => fastValidate(type, one));
  return list.includes(null) ? undefined : list;
}

/** Accepts strings, numbers and lists of them; undefined for anything deeper. */
function simple(value: unknown): unknown {
  const isFlat = Array.isArray(value) ? value.every(isScalar) : isScalar(value);
  return isFlat ? value : undefined;
}

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function planOf(type: DtoClass): readonly Part[] | null {
  const known = plans.get(type);
  if (known !== undefined) return known;
  const plan = makePlan(type);
  plans.set(type, plan);
  return plan;
}

function makePlan(type: DtoClass): readonly Part[] | null {
  const storage = defaultMetadataStorage;
  if (storage.getExposedMetadatas(type).length + storage.getExcludedMetadatas(type).length > 0)
    return INVALID;
  const validation = getMetadataStorage();
  const byProperty = Object.entries(
    validation.groupByPropertyName(validation.getTargetValidationMetadatas(type, '', false, false)),
  );
  const parts = byProperty.map(([property, metadatas]) => makePart(type, property, metadatas));
  const fit = parts.filter((part) => part !== INVALID);
  return fit.length > 0 && fit.length === parts.length ? fit : INVALID;
}

function makePart(type: DtoClass, property: string, metadatas: ValidationMetadata[]): Part | null {
  const ofKind = (kind: string) => metadatas.filter((metadata) => metadata.type === kind);
  const custom = ofKind(ValidationTypes.CUSTOM_VALIDATION);
  const nested = ofKind(ValidationTypes.NESTED_VALIDATION);
  const conditional = ofKind(ValidationTypes.CONDITIONAL_VALIDATION);
  const isKnown = custom.length + nested.length + conditional.length === metadatas.length;
  const typed = findType(type, property);
  if (!isKnown || isTransformed(type, property) || Boolean(typed) !== nested.length > 0)
    return INVALID;

  const checks = custom.map(makeCheck);
  const fit = checks.filter((check) => check !== INVALID);
  if (fit.length < checks.length || (typed && 'discriminator' in typed.options)) return INVALID;
  return {
    property,
    conditions: conditional.map(makeCondition),
    checks: nested.length > 0 ? [...fit, isNested] : fit,
    nested: typed ? (typed.typeFunction() as DtoClass) : null,
    isList: nested.some(({ each }) => each),
  };
}

const isTransformed = (type: DtoClass, property: string): boolean =>
  defaultMetadataStorage.findTransformMetadatas(type, property, TransformationType.PLAIN_TO_CLASS)
    .length > 0;

function makeCondition({ constraints }: ValidationMetadata): Check {
  const [condition] = constraints as [(dto: object, value: unknown) => boolean];
  return (value, dto) => condition(dto, value);
}

/** Nested values have been validated; null only passes where a condition allows it. */
const isNested: Check = (value) => typeof value === 'object' && value !== null;

function makeCheck(metadata: ValidationMetadata): Check | null {
  const { constraintCls, constraints, propertyName: property, each } = metadata;
  const found = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  if (metadata.validateIf || found.some(({ async }) => async)) return INVALID;
  const validators = found.map(({ instance }) => instance);
  return (value, dto) => {
    const args = { targetName: dto.constructor.name, property, object: dto, value, constraints };
    return validators.every((validator) =>
      each && Array.isArray(value)
        ? value.every((one) => validator.validate(one, args) === true)
        : validator.validate(value, args) === true,
    );
  };
}

/** Nest's pipe with a fast path for valid bodies; all others take the full path, which explains the errors. */
class RequestValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    const strict = strictErrors(value, metadata);
    if (strict.length > 0) return this.rejectWith(strict, value, metadata);
    if (type !== 'body' || !metatype) return this.transformFully(value, metadata);
    const quick = fastValidate(metatype as DtoClass, value);
    return quick ? Promise.resolve(quick) : this.transformFully(value, metadata);
  }

  /** With the other errors of the body or the query: a program corrects all of them at once. */
  private async rejectWith(
    errors: readonly FieldError[],
    value: unknown,
    metadata: ArgumentMetadata,
  ): Promise<never> {
    const others = await this.transformFully(value, metadata).then(
      () => [],
      (error: unknown) => {
        if (error instanceof InvalidRequest) return error.details;
        throw error;
      },
    );
    throw new InvalidRequest([...errors, ...others]);
  }

  private async transformFully(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type === 'body') assertShallow(value);
    const isQuery = type === 'query' && metatype !== undefined;
    const given = isQuery ? coerceNumbers(metatype as DtoClass, value) : value;
    return super.transform(given, metadata);
  }

  /** Path parameters are parsed by their own pipe, which is stricter than `Number`. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }

  /** Errors of all depths at once. */
  protected override async validate(
    dto: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> {
    return allErrors(await super.validate(dto, options), dto).map(withRequiredMessage);
  }
}

/** Errors of programs only: unknown fields and parameters, and an edit without a version (ADR 81, ADR 84). */
function strictErrors(value: unknown, { type, metatype }: ArgumentMetadata): FieldError[] {
  const { isFromProgram = false, editErrors = [], expected, queryErrors } = currentRequest() ?? {};
  if (!isFromProgram) return [];
  const parameters = queryErrors?.reportedBy === type ? queryErrors.errors : [];
  if (type !== 'body' || !metatype) return [...parameters];
  const extra = expected ? ['version'] : [];
  return [...editErrors, ...parameters, ...unknownFields(metatype as DtoClass, value, extra)];
}

/** Ignores unknown properties, so that a response can be sent back (api.md A14); invalid ones are rejected. */
export const requestValidation = (options: ValidationPipeOptions = {}) =>
  new RequestValidationPipe({
    whitelist: true,
    transform: true,
    // only for our messages: errors are sent without them
    validationError: { target: true, value: true },
    exceptionFactory: (errors) => InvalidRequest.fromValidation(errors.map(withOwnBodyMessage)),
    ...options,
  });
