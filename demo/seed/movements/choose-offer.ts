import type { OfferSelectionRequest } from '@contracts/requests/offer-selection.request.js';
import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request.js';

import { QuoteShipmentFactory } from '../../../backend/src/consignments/index.js';
import { OfferService, type PricedOffer } from '../../../backend/src/pricing/index.js';
import type { PlannedConsignment } from './plan/plan.js';
import type { DemoData } from './demo-data.js';

/** Reserved for the client whose numbers are running low. */
const SCARCE = { client: 'Derwent Timber', carrier: 'parcel_please' };

interface Choice {
  readonly selection: Pick<
    OfferSelectionRequest,
    'clientCarrierAccountId' | 'carrierServiceTypeId' | 'totalCost'
  >;
  readonly etaDate: string;
}

/**
 * Selects a shipper's offer: usually the cheapest, on some days another carrier's; for freight in transit one that is
 * not overdue, if possible.
 */
export async function chooseOffer(
  { app }: DemoData,
  planned: Pick<PlannedConsignment, 'client' | 'carrier' | 'dispatchDate'> &
    Partial<Pick<PlannedConsignment, 'arrivesFrom'>>,
  request: QuoteOffersRequest,
): Promise<Choice> {
  const content = await app.get(QuoteShipmentFactory).build(request);
  const { offers } = await app.get(OfferService).quote({ clientId: request.clientId, content });
  const candidates = offers.filter((offer) => isCandidate(offer, planned));
  const onTime = candidates.filter(
    ({ data }) => (data.etaDate ?? '') >= (planned.arrivesFrom ?? ''),
  );
  const choices = onTime.length > 0 ? onTime : candidates;
  // The same for all of a client's consignments of a day, so that they share a manifest.
  const rank = Number(planned.dispatchDate.slice(8)) % 3;
  const chosen = choices[Math.min(rank, choices.length - 1)];
  if (!chosen) throw new Error(`no carrier accepts ${JSON.stringify(planned)}`);
  const { clientCarrierAccountId, carrierServiceTypeId, totalCents, etaDate } = chosen.data;
  return {
    selection: { clientCarrierAccountId, carrierServiceTypeId, totalCost: totalCents / 100 },
    etaDate: etaDate ?? '',
  };
}

function isCandidate(
  { data }: PricedOffer,
  { client, carrier }: Pick<PlannedConsignment, 'client' | 'carrier'>,
): boolean {
  if (data.totalCents === 0 || data.isApiBasedConnote || data.etaDate === null) return false;
  if (carrier !== null) return data.carrierName === carrier;
  return client !== SCARCE.client || data.carrierName !== SCARCE.carrier;
}
