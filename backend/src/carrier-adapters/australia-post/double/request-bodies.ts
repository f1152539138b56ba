import { z } from 'zod';

/**
 * Requests as specified in the public documentation of the Shipping and Tracking API: lengths, digits, mandatory
 * fields.
 */

const line = z.string().min(1).max(40);
const decimals = (max: number, places: number) =>
  z
    .number()
    .positive()
    .max(max)
    .refine((value) => Number(value.toFixed(places)) === value, 'Too many decimals');

const locality = z.object({
  suburb: line,
  state: z.enum(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT']),
  postcode: z.string().regex(/^\d{4}$/),
});

const party = locality.extend({
  name: line,
  business_name: line.optional(),
  lines: z.array(line).min(1).max(3),
  phone: z.string().min(1).max(20).optional(),
  email: z.string().max(50).optional(),
  delivery_instructions: z.string().max(128).optional(),
});

const packaging = z.enum(['BAG', 'CTN', 'ENV', 'ITM', 'JIF', 'PAL', 'SAT', 'SKI']);

const item = z.object({
  item_reference: z.string().max(50).optional(),
  product_id: z.string().min(1).max(5),
  item_description: z.string().max(50).optional(),
  length: decimals(999.9, 1),
  width: decimals(999.9, 1),
  height: decimals(999.9, 1),
  weight: decimals(99_999, 3),
  packaging_type: packaging.optional(),
  contains_dangerous_goods: z.boolean().optional(),
  authority_to_leave: z.boolean().optional(),
  allow_partial_delivery: z.boolean().optional(),
});
export type ItemBody = z.infer<typeof item>;

const shipment = z.object({
  shipment_reference: z.string().max(50),
  sender_references: z.array(z.string().max(50)).max(10),
  email_tracking_enabled: z.boolean().optional(),
  movement_type: z.enum(['DESPATCH', 'RETURN']).optional(),
  from: party,
  to: party,
  items: z.array(item).min(1).max(2000),
});
export type ShipmentBody = z.infer<typeof shipment>;

export const createShipments = z.strictObject({ shipments: z.array(shipment).min(1) });

export const priceShipments = z.strictObject({
  shipments: z
    .array(
      z.object({
        movement_type: z.string().optional(),
        from: locality,
        to: locality,
        items: z.array(item).min(1),
      }),
    )
    .min(1),
});

const shipmentIds = z.array(z.strictObject({ shipment_id: z.string() })).min(1);

export const createLabels = z.strictObject({
  wait_for_label_url: z.boolean().optional(),
  preferences: z
    .array(
      z.strictObject({
        type: z.literal('PRINT'),
        format: z.enum(['PDF', 'ZPL']),
        groups: z
          .array(
            z.strictObject({
              group: z.string(),
              layout: z.enum(['A6-1pp', 'A4-1pp', 'A4-3pp', 'A4-4pp']),
              branded: z.boolean(),
              left_offset: z.number(),
              top_offset: z.number(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  shipments: shipmentIds,
});

export const createOrder = z.strictObject({
  order_reference: z.string().max(50),
  payment_method: z.literal('CHARGE_TO_ACCOUNT'),
  consignor: z.string().max(40).optional(),
  shipments: shipmentIds,
});

export const bookPickup = z.strictObject({
  adhoc_pickup: z.object({
    product_id: z.string(),
    pickup_reference: z.string().max(50),
    pickup_date: z.iso.date(),
    pickup_starttime: z.string().regex(/^\d\d:\d\d$/),
    pickup_endtime: z.string().regex(/^\d\d:\d\d$/),
    from: party,
    parcel_details: z
      .array(
        z.object({
          packaging_type: z.enum(['BUN', 'CTN', 'JIF', 'PAL', 'SAT', 'SKI', 'OTH']),
          count: z.number().int().positive(),
          weight: z.number().positive(),
          heaviest_item: z.number().positive(),
        }),
      )
      .min(1),
    contains_dangerous_goods: z.boolean(),
  }),
});
