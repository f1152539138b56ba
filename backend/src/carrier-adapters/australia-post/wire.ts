import { z } from 'zod';

import { cents, wholeNumber } from '../kit/index.js';

/**
 * Bodies of the Shipping and Tracking API v1 (Australia Post Developer Centre), limited to what is read here. Fields
 * that are not named are ignored; amounts and counts are sent as numbers and never parsed as floats.
 */

const text = z.string().max(1000);

export const errorBody = z.object({
  errors: z
    .array(
      z.object({
        code: text.optional(),
        name: text.optional(),
        error_code: text.optional(),
        message: text,
        field: text.optional(),
      }),
    )
    .min(1),
});

export const accountBody = z.object({
  account_number: text,
  name: text.nullish(),
  expired: z.boolean().nullish(),
  credit_blocked: z.boolean().nullish(),
  postage_products: z
    .array(
      z.object({
        type: text,
        group: text.nullish(),
        product_id: text,
        contract: z.object({ expired: z.boolean().nullish() }).nullish(),
      }),
    )
    .max(500)
    .default([]),
});

/** Price of one shipment; surcharges that apply are listed alongside the total. */
const shipmentSummary = z.looseObject({ total_cost: cents });

const shipment = z.object({
  shipment_id: text,
  shipment_reference: text.nullish(),
  order_id: text.nullish(),
  items: z
    .array(
      z.object({
        item_id: text,
        item_reference: text.nullish(),
        tracking_details: z.object({ article_id: text, consignment_id: text }),
      }),
    )
    .min(1)
    .max(2000),
  shipment_summary: shipmentSummary.nullish(),
});
export type WireShipment = z.infer<typeof shipment>;

export const shipmentsBody = z.object({ shipments: z.array(shipment).max(1000) });

export const pricesBody = z.object({
  shipments: z.array(z.object({ shipment_summary: shipmentSummary })).max(100),
});

export const labelsBody = z.object({
  labels: z
    .array(
      z.object({
        request_id: text,
        status: z.enum(['PENDING', 'AVAILABLE', 'ERROR']),
        url: text.nullish(),
        errors: z.array(z.object({ message: text })).nullish(),
      }),
    )
    .min(1),
});

export const orderBody = z.object({
  order: z.object({ order_id: text, order_reference: text.nullish() }),
});

export const pickupBody = z.object({ booking_id: z.union([text, wholeNumber.transform(String)]) });

const trackEvent = z.object({
  date: z.iso.datetime({ offset: true }),
  description: text,
  location: text.nullish(),
});

const trackableItem = z.object({
  article_id: text.nullish(),
  consignment_id: text.nullish(),
  status: text.nullish(),
  events: z.array(trackEvent).max(1000).default([]),
});
export type TrackableItem = z.infer<typeof trackableItem>;

export const trackBody = z.object({
  tracking_results: z
    .array(
      z.object({
        tracking_id: text,
        status: text.nullish(),
        trackable_items: z.array(trackableItem).max(1000).nullish(),
        errors: z.array(z.object({ code: text.nullish(), message: text.nullish() })).nullish(),
      }),
    )
    .max(10),
});
