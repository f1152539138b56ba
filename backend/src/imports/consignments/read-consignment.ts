import type { ItemRequest } from '@contracts/requests/offer-selection.request.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { addressLimits } from '@contracts/rules/address.js';
import { consignmentLimits, DEFAULT_ITEM_TYPE } from '@contracts/rules/consignment.js';
import { addressTexts } from '@contracts/texts/addresses.js';
import { itemTexts } from '@contracts/texts/items.js';
import { consignmentImportTexts as texts } from '@contracts/texts/uploads.js';
import type { UnNumberView } from '@contracts/views/un-number.view.js';

import type {
  ConsignmentColumn,
  ConsignmentRow,
  ImportFault,
  RowGroup,
} from './consignment-template.js';
import { RowCells } from './read-cells.js';

/** What the rows of a file are read against. */
export interface FileSurroundings {
  readonly clientId: number;
  readonly senderAddressId: number | null;
  /** Earliest day of dispatch, and the one where a row names none, yyyy-MM-dd. */
  readonly nextDay: string;
  /** Ids of the item types of the client, by name in small letters. */
  readonly itemTypes: ReadonlyMap<string, number>;
  readonly unNumbers: ReadonlyMap<number, UnNumberView>;
}

/** A consignment as its rows tell it, without receiver and carrier. */
export interface ReadConsignment {
  readonly request: SaveConsignmentRequest;
  readonly faults: readonly ImportFault[];
}

/** Reads the rows of one reference; what belongs to the whole consignment is read from the first of them. */
export function readConsignment(
  { reference, rows: [first, ...others] }: RowGroup,
  around: FileSurroundings,
): ReadConsignment {
  const faults: ImportFault[] = [];
  const cells = new RowCells(first, faults);
  if (reference === '') cells.refuse('Reference', 'missing', texts.noReference);
  refuseLong(cells, 'Reference', consignmentLimits.reference, texts.longReference);
  const { specialInstructions: longest } = addressLimits;
  refuseLong(cells, 'Special Instructions', longest, addressTexts.invalidInstructions);
  const { clientId, senderAddressId, nextDay } = around;
  const request: SaveConsignmentRequest = {
    clientId,
    consignmentType: 'DEFAULT',
    consignmentCreationMethod: 'IMPORT',
    dispatchedAt: cells.dispatchDay('Dispatch Date', nextDay),
    consignmentReferences: [reference],
    offer: {
      senderAddressId,
      items: [first, ...others].map((row) => readItem(row, around, faults)),
      authorityToLeave: cells.isYes('Authority To Leave'),
      isTailgateRequired: cells.isYes('Tailgate Required'),
      specialInstructions: cells.text('Special Instructions'),
    },
  };
  return { request, faults };
}

function refuseLong(cells: RowCells, column: ConsignmentColumn, most: number, message: string) {
  if (cells.text(column).length > most) cells.refuse(column, 'too_long', message);
}

function readItem(
  row: ConsignmentRow,
  { itemTypes, unNumbers }: FileSurroundings,
  faults: ImportFault[],
): ItemRequest {
  const cells = new RowCells(row, faults);
  const itemTypeName = cells.text('Item Type') || DEFAULT_ITEM_TYPE;
  const itemTypeId = itemTypes.get(itemTypeName.toLowerCase());
  if (itemTypeId === undefined) cells.refuse('Item Type', 'unknown', texts.unknownItemType);
  return {
    itemTypeId: itemTypeId ?? null,
    itemTypeName,
    quantity: cells.number('Quantity'),
    length: cells.number('Length (m)'),
    width: cells.number('Width (m)'),
    height: cells.number('Height (m)'),
    weight: cells.number('Weight (kg)'),
    dangerousGoods: cells.text('UN Number') === '' ? [] : [readGood(cells, unNumbers)],
  };
}

/** What the row leaves out is taken from the list of UN numbers. */
function readGood(cells: RowCells, unNumbers: ReadonlyMap<number, UnNumberView>) {
  const unNumber = unNumbers.get(cells.number('UN Number'));
  if (!unNumber) cells.refuse('UN Number', 'unknown', itemTexts.unNumberNotFound);
  const listed = unNumber ?? { shippingName: '', subRisk: 'N/A', typeOfPackaging: '' };
  return {
    unNumber: unNumber ?? null,
    commonName: cells.text('Common Name') || listed.shippingName,
    subRisk: cells.text('Sub Risk') || listed.subRisk,
    typeOfPackaging: cells.text('Packing Group') || listed.typeOfPackaging,
    weight: cells.number('Dangerous Goods Weight (kg)'),
    type: 'PACKAGED' as const,
  };
}
