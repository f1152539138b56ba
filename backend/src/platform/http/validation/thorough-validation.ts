import type { ValidationError } from '@nestjs/common';
import type { TypeMetadata } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, ValidationTypes } from 'class-validator';

import { InvalidRequest, MISSING } from '../../invalid-request.js';

export type DtoClass = new () => object;

interface NestedProperty {
  readonly name: string;
  readonly isList: boolean;
  /** A condition makes it optional. */
  readonly isOptional: boolean;
}

const known = new Map<DtoClass, readonly NestedProperty[]>();

/** Errors found by class-validator, with those it overlooks in other fields. */
export function allErrors(errors: ValidationError[], dto: object): ValidationError[] {
  const paths = errors.flatMap((error) => brokenPaths(error, ''));
  const found = { paths: new Set(paths), lists: new Set(paths.map(toList)) };
  const overlooked = nestedErrors(dto).flatMap((error) => without(error, found, ''));
  return [...errors, ...overlooked];
}

function brokenPaths({ property, constraints, children }: ValidationError, parent: string) {
  const path = `${parent}.${property}`;
  const inner: string[] = children?.flatMap((child) => brokenPaths(child, path)) ?? [];
  return constraints ? [path, ...inner] : inner;
}

interface FoundErrors {
  readonly paths: ReadonlySet<string>;
  /** Lists with an element that is itself wrong. */
  readonly lists: ReadonlySet<string>;
}

/** Path of the list of an element; empty for any other path. */
const toList = (path: string): string => /^(.*)\.\d+$/.exec(path)?.[1] ?? '';

/** Without the fields that have an error already. */
function without(error: ValidationError, found: FoundErrors, parent: string): ValidationError[] {
  const path = `${parent}.${error.property}`;
  if (found.paths.has(path)) return [];
  if (!error.children) return found.lists.has(path) ? [] : [error];
  return below(
    error.property,
    error.children.flatMap((child) => without(child, found, path)),
  );
}

/**
 * Finds lists in place of single values, lists within lists, and missing values: class-validator accepts these, and
 * handlers would find no fields in them.
 */
export function nestedErrors(dto: object): ValidationError[] {
  return nestedPropertiesOf(dto.constructor as DtoClass).flatMap((property) => {
    const value = (dto as Record<string, unknown>)[property.name];
    if (property.isOptional && (value === undefined || value === null)) return [];
    if (value === undefined || value === null)
      return [{ property: property.name, constraints: { [MISSING]: property.name } }];
    if (!hasExpectedShape(value, property)) return [rejection(property)];
    const children = Array.isArray(value)
      ? value.flatMap((one: object, index) => below(String(index), nestedErrors(one)))
      : nestedErrors(value);
    return below(property.name, children);
  });
}

const hasExpectedShape = (value: unknown, { isList }: NestedProperty): value is object =>
  isList ? Array.isArray(value) && value.every(isPlain) : isPlain(value);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rejection = ({ name, isList }: NestedProperty): ValidationError => ({
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
export function coerceNumbers(type: DtoClass, query: unknown): unknown {
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
export const findType = (type: DtoClass, property: string): TypeMetadata | undefined =>
  defaultMetadataStorage.findTypeMetadata(type, property);

/** Far more than any form needs, and far from exhausting the stack. */
const MAX_DEPTH = 32;

/** For socket messages, which have no body parser. @throws InvalidRequest */
export function assertShallow(value: unknown): void {
  if (isDeeper(value, MAX_DEPTH))
    throw new InvalidRequest([{ path: 'body', message: 'The body is nested too deeply' }]);
}

/** Breadth-first, since such a body is designed to break recursion. */
function isDeeper(body: unknown, maxDepth: number): boolean {
  let level = [body].filter(isObject);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === maxDepth) return true;
    level = level.flatMap((value) => Object.values(value).filter(isObject));
  }
  return false;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
