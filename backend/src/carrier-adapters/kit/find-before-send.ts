import type { AnnouncedShipment, CarrierAdapter } from './carrier-adapter.js';
import type { Call } from './carrier-call.js';
import { Rejected, Unavailable, Unknown } from './outcomes.js';
import type { Shipment } from './shipment.js';

/** Whether an earlier attempt may have reached the carrier. */
interface Attempt {
  readonly isRepeated: boolean;
}

/**
 * Announces a shipment once, however often it is called: if an earlier attempt may have reached the carrier, or after a
 * lost response, it searches by our reference before sending again.
 * @throws Rejected; Unavailable, Throttled or Unknown when the outcome is unknown; repeat with `isRepeated`
 */
export async function announceOnce<Settings>(
  { shipments, displayName }: CarrierAdapter<Settings>,
  shipment: Shipment,
  { isRepeated, call }: Attempt & { readonly call: Call<Settings> },
): Promise<AnnouncedShipment> {
  if (!shipments)
    throw new Rejected({
      code: 'ABSENT',
      message: `${displayName} does not accept single shipments`,
    });
  const found = isRepeated ? await shipments.find(shipment.ourReference, call) : null;
  if (found) return found;
  try {
    return await shipments.announce(shipment, call);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    const arrived = await shipments.find(shipment.ourReference, call);
    if (arrived) return arrived;
    throw new Unavailable(error.message, { cause: error });
  }
}
