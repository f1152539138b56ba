import { recordOf } from '@contracts/keys-of.js';
import { DEFAULT_ITEM_TYPE } from '@contracts/rules/consignment.js';
import type { ItemTypeView } from '@contracts/views/settings.view.js';

import {
  type ConsignmentColumn,
  consignmentColumns,
  type RowGroup,
} from '../consignments/consignment-template.js';
import { sampleReceiver, sampleSuburbs, type SampleSuburb } from './sample-receivers.js';

/** Cells of one row; without empty ones. */
export type SampleRow = Readonly<Partial<Record<ConsignmentColumn, string>>>;

/** An order of the sample: rows that will share a reference, which is not assigned yet. */
export type SampleOrder = readonly [SampleRow, ...SampleRow[]];

/** Names of the client's item types for the goods of a sample. */
export interface SampleItemTypes {
  readonly carton: string;
  readonly pallet: string;
  readonly satchel: SampleRow | null;
}

/** Item types that the client uses; others take the place of cartons and pallets that it does not use. */
export function sampleItemTypes(all: readonly ItemTypeView[]): SampleItemTypes {
  const used = all.filter(({ status }) => status).map(({ itemType }) => itemType);
  const free = used.filter(({ itemTemplate }) => itemTemplate.length === 0);
  const named = (name: string) => free.find(({ type }) => type.toLowerCase() === name)?.type;
  const carton = named('carton') ?? free[0]?.type ?? DEFAULT_ITEM_TYPE;
  const fixed = used.find(({ itemTemplate }) => itemTemplate.length > 0);
  const [measures] = fixed?.itemTemplate ?? [];
  const satchel =
    fixed && measures
      ? goods(fixed.type, 1, [measures.length, measures.width, measures.height], measures.weight)
      : null;
  return { carton, pallet: named('pallet') ?? carton, satchel };
}

/**
 * Invents orders to fictional receivers, each with a different combination of suburb and goods. The suburb of the
 * client's default address comes first, since carriers are most likely to serve it.
 */
export function generateOrders(
  count: number,
  defaultSuburb: SampleSuburb | null,
  types: SampleItemTypes,
): SampleOrder[] {
  const suburbs = defaultSuburb ? [defaultSuburb, ...sampleSuburbs] : sampleSuburbs;
  const shipments = shipmentsOf(types);
  return Array.from({ length: count }, (_, index): SampleOrder => {
    const suburb = pickCyclic(suburbs, index);
    const [first, ...others] = pickCyclic(shipments, index);
    return [{ ...receiverCells(index, suburb), ...first }, ...others];
  });
}

/**
 * Orders like this one, each with a different error: a misspelt suburb, a quantity that is not a number, a day in the
 * past.
 */
export function invalidOrders([first, ...others]: SampleOrder, pastDay: string): SampleOrder[] {
  const { Suburb: suburb = '' } = first;
  const misspelt = suburb.slice(0, -2) + suburb.slice(-1);
  return [
    [{ ...first, Suburb: misspelt }, ...others],
    [{ ...first, Quantity: 'two' }, ...others],
    [{ ...first, 'Dispatch Date': pastDay }, ...others],
  ];
}

/** An order as a group of rows of a file. */
export function toRowGroup(reference: string, order: SampleOrder, firstRow: number): RowGroup {
  const toRow = (cells: SampleRow, index: number) => ({
    ...{ sheet: '', row: firstRow + index },
    values: recordOf(consignmentColumns, (column) =>
      column === 'Reference' ? reference : (cells[column] ?? ''),
    ),
  });
  const [first, ...others] = order;
  return { reference, rows: [toRow(first, 0), ...others.map((row, at) => toRow(row, at + 1))] };
}

const receiverCells = (index: number, suburb: SampleSuburb): SampleRow => {
  const { company, contactName, phoneNumber, addressLine1 } = sampleReceiver(index, suburb);
  return {
    'Receiver Company': company,
    'Contact Name': contactName,
    'Phone Number': phoneNumber,
    'Address Line 1': addressLine1,
    Suburb: suburb.name,
    State: suburb.state,
    Postcode: suburb.postcode,
  };
};

function shipmentsOf({ carton, pallet, satchel }: SampleItemTypes): SampleOrder[] {
  const small = goods(carton, 1, [0.4, 0.3, 0.3], 6.5);
  const large = goods(carton, 2, [0.6, 0.4, 0.4], 12);
  const onPallet = goods(pallet, 1, [1.2, 1.2, 1.1], 320);
  return [
    [large],
    [small],
    [{ ...onPallet, 'Tailgate Required': 'yes' }],
    [goods(carton, 4, [0.6, 0.45, 0.4], 14)],
    [goods(carton, 3, [0.5, 0.4, 0.3], 9), onPallet],
    [{ ...(satchel ?? small), 'Authority To Leave': 'yes' }],
    [{ ...large, 'Special Instructions': 'Dock 3, ring first' }],
  ];
}

function goods(
  type: string,
  quantity: number,
  [length, width, height]: readonly [number, number, number],
  weight: number,
): SampleRow {
  return {
    'Item Type': type,
    Quantity: String(quantity),
    'Length (m)': String(length),
    'Width (m)': String(width),
    'Height (m)': String(height),
    'Weight (kg)': String(weight),
  };
}

function pickCyclic<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
}
