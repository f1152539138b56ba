import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';

import { MaySendBack, unknownFields } from './unknown-fields.js';

interface PlaceView {
  readonly suburb: string;
  readonly label: string;
}

@MaySendBack<PlaceView, Place>({ label: true })
class Place {
  @IsString()
  readonly suburb: string;
}

interface ShipmentView {
  readonly dispatchedAt: string;
  readonly dispatchDate: string;
  readonly status: string;
}

class NewShipment {
  @IsString()
  readonly dispatchedAt: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => Place)
  readonly from?: Place | null;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Place)
  readonly stops: Place[];
}

@MaySendBack<ShipmentView, Shipment>({ dispatchDate: 'dispatchedAt', status: true })
class Shipment extends NewShipment {
  @IsInt()
  readonly id: number;
}

const known = { dispatchedAt: '2026-11-28', from: { suburb: 'DICKSON' }, stops: [] };
const pathsOf = (type: new () => object, body: unknown) =>
  unknownFields(type, body).map(({ path }) => path);

describe('unknown fields of a body', () => {
  it('are none in a known one, nor in what is no object', () => {
    for (const body of [known, null, undefined, 'x', 3, { from: null }, { stops: 'none' }])
      expect(unknownFields(NewShipment, body)).toEqual([]);
  });

  it.each([
    ['dispatchDate', 'dispatchedAt'],
    ['DispatchedAt', 'dispatchedAt'],
    ['stop', 'stops'],
    ['form', 'from'],
  ])('name the most similar known field: %s', (name, nearest) => {
    expect(unknownFields(NewShipment, { ...known, [name]: 1 })).toEqual([
      { path: name, message: `${name} is not a field of this request: did you mean ${nearest}?` },
    ]);
  });

  it.each(['colour', '', 'constructor', '__proto__'])(
    'have no suggestion if none is similar: %s',
    (name) => {
      const body = JSON.parse(`{"stops": [], ${JSON.stringify(name)}: 1}`) as object;

      expect(unknownFields(NewShipment, body)).toEqual([
        { path: name, message: `${name} is not a field of this request` },
      ]);
    },
  );

  it('are named in part if their names are long', () => {
    const [error] = unknownFields(NewShipment, { ['x'.repeat(5_000)]: 1 });

    expect(error?.path).toBe(`${'x'.repeat(60)}…`);
  });

  it('are found at every depth, also in lists', () => {
    const body = { ...known, from: { suberb: 'x' }, stops: [{ suburb: 'x' }, { label: 1, to: 2 }] };

    expect(pathsOf(NewShipment, body)).toEqual(['from.suberb', 'stops.1.to']);
  });

  it('are not the fields of a response that is sent back', () => {
    const view = { ...known, id: 1, dispatchDate: '2026-11-28', status: 'OPEN' };

    expect(pathsOf(Shipment, view)).toEqual([]);
    expect(pathsOf(NewShipment, view)).toEqual(['id', 'dispatchDate', 'status']);
  });

  it('include one of a response without the field that it follows from', () => {
    expect(pathsOf(Shipment, { id: 1, dispatchDate: '2026-11-28' })).toEqual(['dispatchDate']);
  });

  it('are not those that belong to the route', () => {
    expect(unknownFields(NewShipment, { ...known, version: 3 }, ['version'])).toEqual([]);
    expect(unknownFields(NewShipment, { from: { version: 3 } }, ['version'])).toHaveLength(1);
  });

  it('are listed up to a limit', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, no) => [`field${no}`, no]));

    expect(unknownFields(NewShipment, many)).toHaveLength(20);
  });
});
