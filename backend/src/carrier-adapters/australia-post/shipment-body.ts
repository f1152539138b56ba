import { Decimal } from 'decimal.js';

import {
  piecesOf,
  Rejected,
  type Shipment,
  type ShipmentItem,
  type ShipmentParty,
} from '../kit/index.js';
import type { AustraliaPostSettings } from './settings.js';

const MAX_LINE_LENGTH = 40;
const MAX_LINES = 3;
/** Maximum pieces of an eParcel shipment. */
const MAX_EPARCEL_PIECES = 20;
const MAX_REFERENCE_LENGTH = 50;
const MAX_PHONE_LENGTH = 20;
const MAX_EMAIL_LENGTH = 50;

/** StarTrack packaging codes by words in the names of item types. */
const packaging: readonly (readonly [RegExp, string])[] = [
  [/carton|box/i, 'CTN'],
  [/pallet|skid/i, 'PAL'],
  [/satchel/i, 'SAT'],
  [/bag/i, 'BAG'],
  [/envelope|document/i, 'ENV'],
  [/jiffy/i, 'JIF'],
];

/** Code for a type of packaging; undefined if none is known. */
export const packagingOf = (itemTypeName: string): string | undefined =>
  packaging.find(([words]) => words.test(itemTypeName))?.[1];

/** Builds a shipment for POST /shipments. @throws Rejected when it exceeds the carrier's limits */
export function toShipmentBody(shipment: Shipment, settings: AustraliaPostSettings) {
  assertWithinLimits(shipment, settings);
  const [reference] = shipment.references;
  return {
    shipment_reference: shipment.ourReference,
    sender_references: [
      shipment.ourReference,
      ...(reference === undefined ? [] : [reference.slice(0, MAX_REFERENCE_LENGTH)]),
    ],
    email_tracking_enabled: false,
    ...(shipment.type === 'RETURN' && { movement_type: 'RETURN' }),
    from: toPartyBody(shipment.from),
    to: {
      ...toPartyBody(shipment.to),
      ...(shipment.specialInstructions !== null && {
        delivery_instructions: shipment.specialInstructions.slice(0, 128),
      }),
    },
    items: shipment.items.flatMap((item) => toItemBodies(item, shipment, settings)),
  };
}

function assertWithinLimits(shipment: Shipment, { accountType }: AustraliaPostSettings): void {
  if (accountType === 'EPARCEL' && piecesOf(shipment) > MAX_EPARCEL_PIECES)
    throw new Rejected({
      code: 'TOO_MANY_PIECES',
      message: `Australia Post accepts at most ${MAX_EPARCEL_PIECES} pieces per consignment`,
    });
}

/** Builds one party as the carrier prints it. @throws Rejected when the address does not fit */
export function toPartyBody(party: ShipmentParty) {
  const { company, contactName, suburb, state, postcode, phoneNumber, email } = party;
  return {
    name: (contactName ?? company).slice(0, MAX_LINE_LENGTH),
    ...(contactName !== null && { business_name: company.slice(0, MAX_LINE_LENGTH) }),
    lines: linesOf(party),
    suburb,
    state,
    postcode,
    ...(phoneNumber !== null && { phone: shortenedPhone(phoneNumber) }),
    // part of an address is none
    ...(email !== null && email.length <= MAX_EMAIL_LENGTH && { email }),
  };
}

/** Leaves out what only separates digits if there is no room for it. */
const shortenedPhone = (phone: string): string =>
  phone.length <= MAX_PHONE_LENGTH
    ? phone
    : phone.replace(/[\s()-]/g, '').slice(0, MAX_PHONE_LENGTH);

/** Breaks the address at words. @throws Rejected when it does not fit */
function linesOf({ addressLine1, addressLine2 }: ShipmentParty): string[] {
  const lines = [addressLine1, addressLine2 ?? ''].flatMap(breakAtWords);
  if (lines.length <= MAX_LINES && lines.every(({ length }) => length <= MAX_LINE_LENGTH))
    return lines;
  throw new Rejected({
    code: 'ADDRESS_TOO_LONG',
    message: `Australia Post prints ${MAX_LINES} address lines of ${MAX_LINE_LENGTH} characters each`,
    field: 'lines',
  });
}

function breakAtWords(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= MAX_LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function toItemBodies(item: ShipmentItem, shipment: Shipment, settings: AustraliaPostSettings) {
  const body = {
    product_id: shipment.service,
    ...toSizes(item),
    ...(item.description !== null && { item_description: item.description.slice(0, 50) }),
    ...(settings.accountType === 'STARTRACK' && {
      packaging_type: packagingOf(item.itemTypeName) ?? 'ITM',
    }),
    contains_dangerous_goods: item.hasDangerousGoods,
    authority_to_leave: shipment.hasAuthorityToLeave,
    allow_partial_delivery: true,
  };
  return Array.from({ length: item.quantity }, (_, index) => ({
    item_reference: `${item.itemNumber}-${index + 1}`,
    ...body,
  }));
}

/** Centimetres with one decimal and kilograms with three, both rounded up: the carrier re-measures. */
export const toSizes = ({ length, width, height, weight }: ShipmentItem) => ({
  length: toCentimetres(length),
  width: toCentimetres(width),
  height: toCentimetres(height),
  weight: new Decimal(weight).toDecimalPlaces(3, Decimal.ROUND_UP).toNumber(),
});

const toCentimetres = (metres: number): number =>
  new Decimal(metres).times(100).toDecimalPlaces(1, Decimal.ROUND_UP).toNumber();
