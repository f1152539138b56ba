import { z } from 'zod';

import { cleanText } from '@contracts/rules/clean-text.js';

import { sendRequest, authHeaders, toServerUrl } from '../../platform/outgoing/http-client.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { toParty } from '../manifest-file/manifest-file.js';
import type { CarrierConnection } from '../records/carrier-connections.js';
import type { PickupOrder } from './pickup-order.js';

const bookingResponse = z.object({
  bookingReference: z
    .string()
    .max(100)
    .transform((text) => cleanText(text) ?? '')
    .pipe(z.string().min(1)),
});

/**
 * Books through the carrier's web service (docs/carrier-manifest.md, Pickup booking).
 * @returns the carrier's reference
 * @throws TransferFailed
 */
export async function bookByApi(
  order: PickupOrder,
  connection: CarrierConnection,
  policy: OutgoingPolicy,
): Promise<string> {
  if (connection.bookingServer === null)
    throw new TransferFailed("The carrier's booking address is not configured");
  const text = await sendRequest(
    {
      method: 'POST',
      url: toServerUrl(connection.bookingServer, null, null),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': order.bookingId,
        ...authHeaders(connection),
      },
      body: JSON.stringify(bookingBody(order, connection.account)),
    },
    policy,
  );
  return readReference(text);
}

function bookingBody({ window, from, ...order }: PickupOrder, account: string | null) {
  return {
    ...order,
    account,
    readyTime: window.readyTime,
    closingTime: window.closingTime,
    pickup: toParty(from),
  };
}

function readReference(text: string): string {
  try {
    return bookingResponse.parse(JSON.parse(text)).bookingReference;
  } catch (error) {
    throw new TransferFailed("The carrier's response contains no booking reference", {
      cause: error,
    });
  }
}
