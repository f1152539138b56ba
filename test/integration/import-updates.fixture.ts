import { randomUUID } from 'node:crypto';

import type { ConsignmentView } from '@contracts/views/consignment.view.js';

import { carton, receiver } from '../../backend/src/imports/testing/import.fixture.js';

const headings =
  'Reference,Dispatch Date,Receiver Company,Address Line 1,Suburb,Postcode,State,Quantity,Length (m),Width (m),Height (m),Weight (kg),Special Instructions';
export const file = (...lines: string[]) => [`${headings},${randomUUID()}`, ...lines].join('\n');
export const heavier = '4,0.6,0.4,0.4,12';
export const line = (reference: string, goods = carton, words = '') =>
  `${reference},,${receiver},${goods},${words}`;
export const updating = {
  options: JSON.stringify({ offer: 'CHEAPEST', whenKnown: 'UPDATE', keepFaultyAsDrafts: false }),
};

export const idOf = (views: ReadonlyMap<string, ConsignmentView>, reference: string): number =>
  views.get(reference)?.id ?? 0;

export const centsOf = (view: ConsignmentView | undefined): number =>
  Math.round(Number(view?.offer.totalCost) * 100);

/** A line with the same content as the consignment, without instructions. */
export function lineOf(reference: string, { offer }: ConsignmentView): string {
  const { deliveryAddress: to, items } = offer;
  if (!to?.suburb) throw new Error('the consignment has no receiver');
  const { name, postcode, state } = to.suburb;
  const goods = items.map(({ quantity, length, width, height, weight }) =>
    [quantity, length, width, height, weight].join(','),
  );
  return [reference, '', to.company, to.addressLine1, name, postcode, state, goods[0], ''].join();
}
