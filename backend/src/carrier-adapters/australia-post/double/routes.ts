import type { z } from 'zod';

import type { DoubleResponse, DoubleRequest } from '../../kit/testing/double-server.js';
import { summaryOf } from './prices.js';
import {
  bookPickup,
  createLabels,
  createOrder,
  createShipments,
  type ItemBody,
  priceShipments,
} from './request-bodies.js';
import type { DoubleState, StoredShipment } from './state.js';

type Route = (state: DoubleState, request: DoubleRequest, id: string) => DoubleResponse;

const MAX_EPARCEL_ITEMS = 20;
const POLLS_UNTIL_READY = 2;
const MAX_TRACKED = 10;

export const rejection = (status: number, code: string, message: string): DoubleResponse => ({
  status,
  body: { errors: [{ code, name: code, message }] },
});

const isStarTrack = ({ account }: DoubleState): boolean => account.number.length === 8;

const invalid = (error: z.ZodError): DoubleResponse => {
  const [issue] = error.issues;
  return {
    status: 400,
    body: {
      errors: [
        {
          code: '40002',
          name: 'JSON_VALIDATION',
          message: issue?.message,
          field: issue?.path.join('.'),
        },
      ],
    },
  };
};

/** Errors the carrier reports, item by item. */
function rejectionOfItems(state: DoubleState, items: readonly ItemBody[]): DoubleResponse | null {
  if (!isStarTrack(state) && items.length > MAX_EPARCEL_ITEMS)
    return rejection(400, '44033', 'A shipment has at most 20 items of this product');
  for (const item of items) {
    const product = state.account.products.find(({ product_id }) => product_id === item.product_id);
    if (!product)
      return rejection(400, '42012', `The product ${item.product_id} is not in the contract`);
    if (item.contains_dangerous_goods === true && !product.takesDangerousGoods)
      return rejection(
        400,
        '44003',
        `The product ${item.product_id} does not allow dangerous goods`,
      );
    if (isStarTrack(state) && item.packaging_type === undefined)
      return rejection(400, '44038', 'The packaging type is missing');
  }
  return null;
}

const account: Route = ({ account: { number, products, isExpired, isCreditBlocked } }) => ({
  status: 200,
  body: {
    account_number: number,
    name: 'Wattle Medical Pty Ltd',
    expired: isExpired,
    credit_blocked: isCreditBlocked,
    merchant_location_id: 'TVK',
    postage_products: products.map(({ product_id, type, group }) => ({
      product_id,
      type,
      group,
      contract: { valid_from: '2026-01-01', expired: false, volumetric_pricing: true },
      features: {},
    })),
  },
});

const prices: Route = (state, { body }) => {
  const { data, error } = priceShipments.safeParse(body);
  if (error) return invalid(error);
  const rejected = data.shipments
    .map(({ items }) => rejectionOfItems(state, items))
    .find((one) => one);
  if (rejected) return rejected;
  return {
    status: 200,
    body: {
      shipments: data.shipments.map(({ from, to, items }) => ({
        items,
        shipment_summary: summaryOf(
          items,
          { from: from.postcode, to: to.postcode },
          { isStarTrack: isStarTrack(state), fuelPercent: state.fuelPercent },
        ),
      })),
    },
  };
};

const create: Route = (state, { body }) => {
  const { data, error } = createShipments.safeParse(body);
  if (error) return invalid(error);
  const rejected = data.shipments
    .map(({ items }) => rejectionOfItems(state, items))
    .find((one) => one);
  if (rejected) return rejected;
  return {
    status: 201,
    body: { shipments: data.shipments.map((one) => toWire(state, state.add(one))) },
  };
};

const search: Route = (state, { query }) => {
  const reference = query.get('sender_reference') ?? '';
  const found = [...state.shipments.values()].filter(({ body }) =>
    body.sender_references.some((one) => one.startsWith(reference)),
  );
  return {
    status: 200,
    body: {
      shipments: found
        .slice(0, Number(query.get('number_of_shipments')))
        .map((one) => toWire(state, one)),
      pagination: { total_number_of_records: found.length },
    },
  };
};

const remove: Route = (state, _request, id) => {
  const found = state.shipments.get(id);
  if (!found) return rejection(404, '44015', `The shipment ${id} does not exist`);
  if (found.order_id !== null)
    return rejection(400, '44016', `The shipment ${id} is part of an order`);
  state.shipments.delete(id);
  return { status: 200 };
};

const order: Route = (state, { body }) => {
  const { data, error } = createOrder.safeParse(body);
  if (error) return invalid(error);
  const shipments = data.shipments.map(({ shipment_id }) => state.shipments.get(shipment_id));
  if (shipments.some((one) => !one)) return rejection(400, '44015', 'A shipment does not exist');
  if (shipments.some((one) => one?.order_id)) return rejection(400, '44016', 'Already in an order');
  const order_id = state.nextId('TB');
  for (const one of shipments) if (one) one.order_id = order_id;
  state.orders.push({ order_id, order_reference: data.order_reference });
  return { status: 201, body: { order: { order_id, order_reference: data.order_reference } } };
};

const labels: Route = (state, { body }) => {
  const { data, error } = createLabels.safeParse(body);
  if (error) return invalid(error);
  const ids = data.shipments.map(({ shipment_id }) => shipment_id);
  if (ids.some((id) => !state.shipments.has(id)))
    return rejection(404, '51020', 'A shipment in the label request does not exist');
  const request_id = state.nextId('lbl');
  state.labels.set(request_id, { polls: 0, shipments: ids });
  return { status: 201, body: { labels: [{ request_id, status: 'PENDING' }] } };
};

const label: Route = (state, { headers }, id) => {
  const found = state.labels.get(id);
  if (!found) return rejection(404, '51008', 'The label request does not exist');
  found.polls += 1;
  const isDrawn = found.polls >= POLLS_UNTIL_READY;
  const url = `http://${headers.host ?? ''}/files/${id}.pdf`;
  return {
    status: 200,
    body: {
      labels: [
        { request_id: id, status: isDrawn ? 'AVAILABLE' : 'PENDING', ...(isDrawn && { url }) },
      ],
    },
  };
};

const pickup: Route = (state, { body }) => {
  if (!isStarTrack(state)) return rejection(400, '49224', 'Pickups are for StarTrack accounts');
  const { data, error } = bookPickup.safeParse(body);
  if (error) return invalid(error);
  const { pickup_starttime: start, pickup_endtime: end, pickup_reference } = data.adhoc_pickup;
  if (start >= end) return rejection(400, '49262', 'The pickup window ends before it starts');
  const booking_id = state.nextId('PU');
  state.pickups.push({ booking_id, reference: pickup_reference });
  return { status: 201, body: { booking_id } };
};

const track: Route = (state, { query }) => {
  const ids = (query.get('tracking_ids') ?? '').split(',').filter((one) => one !== '');
  if (ids.length > MAX_TRACKED) return rejection(400, '51100', 'At most 10 tracking ids');
  return {
    status: 200,
    body: {
      tracking_results: ids.map((tracking_id) => {
        const items = state.journeys.get(tracking_id);
        return items
          ? { tracking_id, status: items[0]?.status, trackable_items: items }
          : { tracking_id, errors: [{ code: 'ESB-10001', name: 'Invalid tracking ID' }] };
      }),
    },
  };
};

const toWire = (state: DoubleState, { shipment_id, body, items, order_id }: StoredShipment) => ({
  shipment_id,
  shipment_reference: body.shipment_reference,
  shipment_creation_date: '2026-11-25T09:00:00+11:00',
  sender_references: body.sender_references,
  ...(order_id !== null && { order_id }),
  items: items.map(({ item_id, item_reference, article_id, consignment_id, product_id }) => ({
    item_id,
    item_reference,
    product_id,
    tracking_details: { article_id, consignment_id },
  })),
  shipment_summary: {
    ...summaryOf(
      body.items,
      { from: body.from.postcode, to: body.to.postcode },
      { isStarTrack: isStarTrack(state), fuelPercent: state.fuelPercent },
    ),
    status: 'Created',
    number_of_items: items.length,
  },
});

/** Routes by method and path; ids are capturing groups. */
export const routes: readonly (readonly [method: string, path: RegExp, route: Route])[] = [
  ['GET', /^\/accounts\/(\d+)$/, account],
  ['POST', /^\/prices\/shipments$/, prices],
  ['POST', /^\/shipments$/, create],
  ['GET', /^\/shipments$/, search],
  ['DELETE', /^\/shipments\/([^/]+)$/, remove],
  ['POST', /^\/labels$/, labels],
  ['GET', /^\/labels\/([^/]+)$/, label],
  ['PUT', /^\/orders$/, order],
  ['POST', /^\/pickups\/adhoc$/, pickup],
  ['GET', /^\/track$/, track],
];
