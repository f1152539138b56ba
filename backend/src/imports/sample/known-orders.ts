import type { ConsignmentContent, ItemData } from '@contracts/events/consignment.events.js';

import type { SampleOrder, SampleRow } from './sample-orders.js';

/** Rows of an order with the same content as a consignment; null if the template's columns cannot express all of it. */
export function toKnownOrder({
  receiver,
  items,
}: Pick<ConsignmentContent, 'receiver' | 'items'>): SampleOrder | null {
  const [first, ...others] = items;
  if (!receiver?.suburb || !first) return null;
  if (items.some(({ dangerousGoods }) => dangerousGoods.length > 0)) return null;
  const { suburb, company, contactName, phoneNumber, referenceId } = receiver;
  const address: SampleRow = {
    'Receiver Reference ID': referenceId ?? '',
    'Receiver Company': company,
    'Contact Name': contactName ?? '',
    'Phone Number': phoneNumber ?? '',
    'Address Line 1': receiver.addressLine1,
    'Address Line 2': receiver.addressLine2 ?? '',
    Suburb: suburb.name,
    State: suburb.state,
    Postcode: suburb.postcode,
  };
  return [{ ...address, ...toCells(first) }, ...others.map(toCells)];
}

/** The same order with one more of its first item. */
export function withOneMore([first, ...others]: SampleOrder): SampleOrder {
  return [{ ...first, Quantity: String(Number(first.Quantity) + 1) }, ...others];
}

const toCells = (item: ItemData): SampleRow => ({
  'Item Type': item.itemTypeName,
  Quantity: String(item.quantity),
  'Length (m)': String(item.length),
  'Width (m)': String(item.width),
  'Height (m)': String(item.height),
  'Weight (kg)': String(item.weight),
});
