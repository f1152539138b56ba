import type { ValidationError } from '@nestjs/common';
import { getMetadataStorage, ValidationTypes } from 'class-validator';

type DtoClass = new () => object;

interface NestedProperty {
  readonly name: string;
  readonly isList: boolean;
  /** A condition lets it be left out. */
  readonly isOptional: boolean;
}

const known = new Map<DtoClass, readonly NestedProperty[]>();

/**
 * Where one value was asked for and a list came, where a list holds another list, and where nothing came at
 * all: class-validator lets these pass, and whoever reads such a value finds no fields in it.
 */
export function wronglyNested(dto: object): ValidationError[] {
  return nestedPropertiesOf(dto.constructor as DtoClass).flatMap((property) => {
    const value = (dto as Record<string, unknown>)[property.name];
    if (property.isOptional && (value === undefined || value === null)) return [];
    if (!isAsAsked(value, property)) return [refusal(property)];
    const children = Array.isArray(value)
      ? value.flatMap((one: object, index) => below(String(index), wronglyNested(one)))
      : wronglyNested(value);
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
