import type { ItemRequest } from '@contracts/requests/offer-selection.request.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { addressLimits } from '@contracts/rules/address.js';
import { consignmentLimits, DEFAULT_ITEM_TYPE } from '@contracts/rules/consignment.js';
import { addressTexts } from '@contracts/texts/spec/addresses.js';
import { itemTexts } from '@contracts/texts/spec/items.js';
import { consignmentImportTexts as texts } from '@contracts/texts/spec/uploads.js';
import type { UnNumberView } from '@contracts/views/un-number.view.js';

import type {
  ConsignmentColumn,
  ConsignmentRow,
  ImportError,
  RowGroup,
} from './consignment-template.js';
import { RowParser } from './row-parser.js';

/** Records that the rows of a file are parsed with. */
export interface ImportLookups {
  readonly clientId: number;
  readonly senderAddressId: number | null;
  /** Earliest dispatch date, and the default of a row without one, yyyy-MM-dd. */
  readonly nextDay: string;
  /** Ids of the client's item types, by name in lower case. */
  readonly itemTypes: ReadonlyMap<string, number>;
  readonly unNumbers: ReadonlyMap<number, UnNumberView>;
}

/** A consignment as parsed from its rows, still without receiver and carrier. */
export interface ParsedConsignment {
  readonly request: SaveConsignmentRequest;
  readonly errors: readonly ImportError[];
}

/** Parses the rows of one reference; fields of the whole consignment come from the first row. */
export function parseConsignmentRows(
  { reference, rows: [first, ...others] }: RowGroup,
  lookups: ImportLookups,
): ParsedConsignment {
  const errors: ImportError[] = [];
  const cells = new RowParser(first, errors);
  if (reference === '') cells.addError('Reference', 'missing', texts.noReference);
  checkLength(cells, 'Reference', consignmentLimits.reference, texts.longReference);
  const { specialInstructions: maxLength } = addressLimits;
  checkLength(cells, 'Special Instructions', maxLength, addressTexts.invalidInstructions);
  const { clientId, senderAddressId, nextDay } = lookups;
  const request: SaveConsignmentRequest = {
    clientId,
    consignmentType: 'DEFAULT',
    consignmentCreationMethod: 'IMPORT',
    dispatchedAt: cells.dispatchDay('Dispatch Date', nextDay),
    consignmentReferences: [reference],
    offer: {
      senderAddressId,
      items: [first, ...others].map((row) => parseItem(row, lookups, errors)),
      authorityToLeave: cells.isYes('Authority To Leave'),
      isTailgateRequired: cells.isYes('Tailgate Required'),
      specialInstructions: cells.text('Special Instructions'),
    },
  };
  return { request, errors };
}

function checkLength(
  cells: RowParser,
  column: ConsignmentColumn,
  maxLength: number,
  message: string,
) {
  if (cells.text(column).length > maxLength) cells.addError(column, 'too_long', message);
}

function parseItem(
  row: ConsignmentRow,
  { itemTypes, unNumbers }: ImportLookups,
  errors: ImportError[],
): ItemRequest {
  const cells = new RowParser(row, errors);
  const itemTypeName = cells.text('Item Type') || DEFAULT_ITEM_TYPE;
  const itemTypeId = itemTypes.get(itemTypeName.toLowerCase());
  if (itemTypeId === undefined) cells.addError('Item Type', 'unknown', texts.unknownItemType);
  return {
    itemTypeId: itemTypeId ?? null,
    itemTypeName,
    quantity: cells.number('Quantity'),
    length: cells.number('Length (m)'),
    width: cells.number('Width (m)'),
    height: cells.number('Height (m)'),
    weight: cells.number('Weight (kg)'),
    dangerousGoods: cells.text('UN Number') === '' ? [] : [parseDangerousGoods(cells, unNumbers)],
  };
}

/** Parses the dangerous goods of a row; blank cells are filled in from the list of UN numbers. */
function parseDangerousGoods(cells: RowParser, unNumbers: ReadonlyMap<number, UnNumberView>) {
  const unNumber = unNumbers.get(cells.number('UN Number'));
  if (!unNumber) cells.addError('UN Number', 'unknown', itemTexts.unNumberNotFound);
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
