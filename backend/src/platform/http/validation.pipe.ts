import {
  type ArgumentMetadata,
  type ValidationError,
  ValidationPipe,
  type ValidationPipeOptions,
} from '@nestjs/common';
import type { TypeMetadata } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, ValidationTypes, type ValidatorOptions } from 'class-validator';

import { InvalidRequest } from '../invalid-request.js';
import { fastValidate } from './validation/fast-validation.js';

type DtoClass = new () => object;

interface NestedProperty {
  readonly name: string;
  readonly isList: boolean;
  /** A condition makes it optional. */
  readonly isOptional: boolean;
}

const known = new Map<DtoClass, readonly NestedProperty[]>();

/**
 * Finds lists in place of single values, lists within lists, and missing values: class-validator accepts these, and
 * handlers would find no fields in them.
 */
export function nestedErrors(dto: object): ValidationError[] {
  return nestedPropertiesOf(dto.constructor as DtoClass).flatMap((property) => {
    const value = (dto as Record<string, unknown>)[property.name];
    if (property.isOptional && (value === undefined || value === null)) return [];
    if (!isAsAsked(value, property)) return [refusal(property)];
    const children = Array.isArray(value)
      ? value.flatMap((one: object, index) => below(String(index), nestedErrors(one)))
      : nestedErrors(value);
    return below(property.name, children);
  });
}

const isAsAsked = (value: unknown, { isList }: NestedProperty): value is object =>
  isList ? Array.isArray(value) && value.every(isPlain) : isPlain(value);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refusal = ({ name, isList }: NestedProperty): ValidationError => ({
  property: name,
  constraints: { nested: `${name} must be ${isList ? 'a list of objects' : 'an object'}` },
});

const below = (property: string, children: ValidationError[]): ValidationError[] =>
  children.length > 0 ? [{ property, children }] : [];

function nestedPropertiesOf(type: DtoClass): readonly NestedProperty[] {
  const found = known.get(type) ?? readNestedProperties(type);
  known.set(type, found);
  return found;
}

function readNestedProperties(type: DtoClass): NestedProperty[] {
  const metadatas = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return metadatas
    .filter((metadata) => metadata.type === ValidationTypes.NESTED_VALIDATION)
    .map(({ propertyName: name, each: isList }) => ({
      name,
      isList,
      isOptional: metadatas.some(
        (one) => one.propertyName === name && one.type === ValidationTypes.CONDITIONAL_VALIDATION,
      ),
    }));
}

const PLAIN = /^(-?\d+(\.\d+)?)?$/;

/**
 * Replaces numbers in programmers' notation: JavaScript would parse `0x10`, `1e3` or ` 1`, which is hardly what was
 * meant. They become NaN.
 */
function coerceNumbers(type: DtoClass, query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && isNumber(type, name) && !PLAIN.test(value) ? 'NaN' : value,
    ]),
  );
}

const isNumber = (type: DtoClass, property: string): boolean =>
  findType(type, property)?.typeFunction() === Number;

/** The library's type omits undefined. */
const findType = (type: DtoClass, property: string): TypeMetadata | undefined =>
  defaultMetadataStorage.findTypeMetadata(type, property);

/** Far more than any form needs, and far from exhausting the stack. */
const DEEPEST = 32;

/** For socket messages, which have no body parser. @throws InvalidRequest */
function assertShallow(value: unknown): void {
  if (isDeeper(value, DEEPEST))
    throw new InvalidRequest([{ path: 'body', message: 'The body is nested too deeply' }]);
}

/** Breadth-first, since such a body is made to break recursion. */
function isDeeper(body: unknown, most: number): boolean {
  let level = [body].filter(isObject);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === most) return true;
    level = level.flatMap((value) => Object.values(value).filter(isObject));
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Nest's pipe with a fast path for valid bodies; all others take the full path, which explains the errors. */
class RequestValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    const quick =
      type === 'body' && metatype ? fastValidate(metatype as new () => object, value) : null;
    return quick ? Promise.resolve(quick) : this.transformThoroughly(value, metadata);
  }

  private async transformThoroughly(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (type === 'body') assertShallow(value);
    const isQuery = type === 'query' && metatype !== undefined;
    const given = isQuery ? coerceNumbers(metatype as new () => object, value) : value;
    return super.transform(given, metadata);
  }

  /** Path parameters are parsed by their own pipe, which is stricter than `Number`. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }

  protected override async validate(
    dto: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> {
    const errors = await super.validate(dto, options);
    return errors.length > 0 ? errors : nestedErrors(dto);
  }
}

/** The pipe's own words for a list or a text in place of an object. */
const LIBRARY_WORDS = 'Validation failed (object is expected)';

const inOurWords = (error: ValidationError): ValidationError =>
  error.constraints?.['isObject'] === LIBRARY_WORDS
    ? { ...error, constraints: { isObject: `The ${error.property} must be an object` } }
    : error;

/** Ignores unknown properties, so that a response can be sent back (api.md A14); invalid ones are rejected. */
export const requestValidation = (options: ValidationPipeOptions = {}) =>
  new RequestValidationPipe({
    whitelist: true,
    transform: true,
    exceptionFactory: (errors) => InvalidRequest.fromValidation(errors.map(inOurWords)),
    ...options,
  });
