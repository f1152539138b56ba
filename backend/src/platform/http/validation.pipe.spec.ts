import 'reflect-metadata';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

import type { InvalidRequest } from '../invalid-request.js';
import { IsRecordId } from './record-id.pipe.js';
import { fastValidate, requestValidation } from './validation.pipe.js';

class Suburb {
  @IsRecordId()
  readonly id: number;
}

class Place {
  @IsOptional()
  @ValidateNested()
  @Type(() => Suburb)
  readonly suburb?: Suburb | null;

  @IsOptional()
  @IsString()
  @MaxLength(5)
  readonly name?: string | null;
}

class Base {
  @IsInt({ message: 'a whole number, please' })
  readonly count: number;
}

class Shipment extends Base {
  readonly unchecked: string;

  @IsIn(['A', 'B'])
  readonly kind: 'A' | 'B';

  @IsISO8601({ strict: true })
  readonly day: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(2)
  @IsString({ each: true })
  readonly references?: string[] | null;

  @ValidateIf((shipment: Shipment) => shipment.kind === 'B')
  @IsNumber()
  readonly weight?: number;

  @ValidateNested()
  @Type(() => Place)
  readonly from: Place;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Place)
  readonly stops: Place[] = [];
}

class Page {
  @Type(() => Number)
  @IsInt()
  readonly size: number;
}

class Undecorated {
  readonly name: string;
}

class Search {
  @Transform(({ value }: { value: unknown }) => value ?? '')
  @IsString()
  readonly search: string = '';
}

class Defaulted {
  @ValidateNested()
  @Type(() => Base)
  readonly base: Base = new Base();
}

const valid = {
  count: 3,
  kind: 'B',
  day: '2026-11-24',
  weight: 4.5,
  references: ['PO 1', ''],
  from: { suburb: { id: 7, name: 'DICKSON' }, name: 'Dock', secret: { deep: [1] } },
  stops: [{ suburb: null }, { name: null }],
  unchecked: 'left out',
};

const unusual = [
  null,
  '',
  'A',
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  [null],
  [[]],
  {},
  { id: 'x' },
  '2026-02-30',
];

/** Yields the value with each of its parts in turn replaced by unusual values or removed. */
function* variantsOf(value: unknown): Generator {
  yield* unusual;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield without(value, key);
    for (const variant of variantsOf(inner))
      yield Array.isArray(value) ? value.with(Number(key), variant) : { ...value, [key]: variant };
  }
}

const without = (value: object, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

/** Forces the full path: custom decorators never take the fast one. */
const fullPath = requestValidation({ validateCustomDecorators: true });
const onFullPath = (value: unknown): Promise<unknown> =>
  fullPath.transform(structuredClone(value), { type: 'custom', metatype: Shipment });

describe('fast validation', () => {
  it('creates the same instance as the full path, without undecorated properties', async () => {
    const instance = fastValidate(Shipment, valid);

    expect(instance).toBeInstanceOf(Shipment);
    expect(instance).toStrictEqual(await onFullPath(valid));
    expect(instance).not.toHaveProperty('unchecked');
    expect(instance).toHaveProperty('from.suburb', { id: 7 });
  });

  it('never accepts what the full path rejects, nor differs from it', async () => {
    let accepted = 0;
    for (const variant of variantsOf(valid)) {
      const instance = fastValidate(Shipment, variant);
      if (instance === null) continue;
      accepted += 1;
      expect({ variant, instance }).toStrictEqual({ variant, instance: await onFullPath(variant) });
    }
    expect(accepted).toBeGreaterThan(20);
  });

  it.each([
    ['a transformed property', Search, { search: 'x' }],
    ['a nested default', Defaulted, {}],
    ['no decorator at all', Undecorated, {}],
    ['a body that is a list', Base, [{ count: 1 }]],
    ['a key of the prototype', Base, JSON.parse('{"__proto__": {"count": 1}}') as object],
  ])('makes no decision on %s', (_case, type, value) => {
    expect(fastValidate(type, value)).toBeNull();
  });

  it.each([
    ['a list for a single value', { from: [valid.from] }, 'from'],
    ['a list within a list', { stops: [[{ name: null }]] }, 'stops'],
    ['a single value for a list', { stops: { name: 'Dock' } }, 'stops'],
    ['no value where one is needed', { from: undefined }, 'from'],
    ['a list deeper down', { stops: [{ suburb: [{ id: 7 }] }] }, 'stops.0.suburb'],
  ])('rejects %s on both paths', async (_case, change, path) => {
    const wrong = { ...valid, ...change };

    expect(fastValidate(Shipment, wrong)).toBeNull();
    await expect(onFullPath(wrong)).rejects.toMatchObject({ details: [{ path }] });
  });

  it.each(['0x10', '1e3', ' 1', '1,2', '٣', 'x'])('a query has no number in %j', async (size) => {
    const asked = requestValidation().transform({ size }, { type: 'query', metatype: Page });

    await expect(asked).rejects.toMatchObject({ details: [{ path: 'size' }] });
  });

  it.each([
    ['10', 10],
    ['-1', -1],
    ['', 0],
  ])('a query has a number in %j', async (size, number) => {
    const asked = requestValidation().transform({ size }, { type: 'query', metatype: Page });

    expect(await asked).toEqual({ size: number });
  });

  it('explains errors of all depths at once, each element of a list once', async () => {
    const wrong = { ...valid, count: 'x', from: [valid.from], stops: ['text', { name: 5 }] };
    const rejection = requestValidation().transform(wrong, { type: 'body', metatype: Shipment });

    const { details } = await rejection.then(
      () => ({ details: [] }),
      (error: unknown) => error as InvalidRequest,
    );
    const paths = details.map(({ path }) => path);
    expect([...new Set(paths)].sort()).toEqual(['count', 'from', 'stops.0', 'stops.1.name']);
  });

  it.each([
    ['a list in place of the body', []],
    ['an empty body', {}],
  ])('keeps the text of a rule for a value that is missing: %s', async (_case, value) => {
    const rejection = requestValidation().transform(value, { type: 'body', metatype: Base });

    await expect(rejection).rejects.toMatchObject({
      details: [{ path: 'count', message: 'a whole number, please' }],
    });
  });

  it('leaves error messages to the full path', async () => {
    const rejection = requestValidation().transform(
      { ...valid, count: 'x' },
      { type: 'body', metatype: Shipment },
    );

    await expect(rejection).rejects.toMatchObject({
      details: [{ path: 'count', message: 'a whole number, please' }],
    });
  });
});
