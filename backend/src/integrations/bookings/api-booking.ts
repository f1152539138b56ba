import { z } from 'zod';

import { place } from '../manifest-file/place.js';
import type { CarrierConnection } from '../records/carrier-connections.js';
import { DeliveryFailed } from '../transfers/delivery-failed.js';
import { callHttp, signIn, webAddress } from '../transfers/http-call.js';
import type { OutgoingPolicy } from '../transfers/outgoing-socket.js';
import type { PickupOrder } from './pickup-order.js';

const answer = z.object({ bookingReference: z.string().min(1).max(100) });

/**
 * Books with the carrier's web service (docs/carrier-manifest.md, Pickup booking).
 * @returns the carrier's reference
 * @throws DeliveryFailed
 */
export async function bookByApi(
  order: PickupOrder,
  connection: CarrierConnection,
  policy: OutgoingPolicy,
): Promise<string> {
  if (connection.bookingServer === null)
    throw new DeliveryFailed("The carrier's booking address is not set up");
  const text = await callHttp(
    {
      method: 'POST',
      url: webAddress(connection.bookingServer, null, null),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': order.bookingId,
        ...signIn(connection),
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
    pickup: place(from),
  };
}

function readReference(text: string): string {
  try {
    return answer.parse(JSON.parse(text)).bookingReference;
  } catch (error) {
    throw new DeliveryFailed("The carrier's answer holds no booking reference", { cause: error });
  }
}
