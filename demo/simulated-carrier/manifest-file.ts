import { z } from 'zod';

const party = z.object({
  company: z.string(),
  contactName: z.string().nullish(),
  suburb: z.string(),
  state: z.string(),
});

/** Fields of a manifest that this carrier uses (docs/carrier-manifest.md); the others are stored unread. */
export const manifestFile = z.object({
  manifestId: z.number().int(),
  manifestNumber: z.string(),
  carrier: z.object({ name: z.string(), account: z.string().nullish() }),
  consignments: z
    .array(
      z.object({
        consignmentId: z.number().int(),
        connoteNumber: z.string().nullable(),
        authorityToLeave: z.boolean(),
        sender: party,
        receiver: party,
      }),
    )
    .min(1),
});
export type ManifestFile = z.infer<typeof manifestFile>;
export type ManifestedConsignment = ManifestFile['consignments'][number];

/** A pickup booking (docs/carrier-manifest.md). */
export const bookingRequest = z.object({
  bookingId: z.string().min(1),
  manifestId: z.number().int(),
  manifestNumber: z.string(),
  readyTime: z.iso.datetime({ offset: true }),
  closingTime: z.iso.datetime({ offset: true }),
});
export type BookingRequest = z.infer<typeof bookingRequest>;
