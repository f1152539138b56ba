import type { OfferData } from '@contracts/events/offer.data.js';

import type { GroupPlan } from '../import-group.repository.js';
import type { PlannedGroup, PlannedUpdate } from './planned-group.js';

/** Plan of a group, as stored. */
export const toGroupPlan = ({
  action,
  request,
  chosen,
  next,
  update,
  errors,
}: PlannedGroup): GroupPlan => ({
  action,
  dispatchDate: action === 'CREATE' || action === 'DRAFT' ? request.dispatchedAt : null,
  ...(chosen ? toPrice(chosen) : noPrice),
  ...(update ? toUpdate(update) : noUpdate),
  nextCents: next?.totalCents ?? null,
  addressId: null,
  localityId: null,
  carrierZoneId: null,
  faults: errors,
});

/** Fields of an offer that a plan shows. */
export const toOfferSummary = (offer: OfferData) => ({
  clientCarrierAccountId: offer.clientCarrierAccountId,
  carrierServiceTypeId: offer.carrierServiceTypeId,
  carrier: offer.carrierDisplayName,
  service: offer.displayServiceType,
  eta: offer.etaDate,
  totalCents: offer.totalCents,
});

const toPrice = (offer: OfferData) => ({
  ...toOfferSummary(offer),
  rateCardVersionId: offer.rateCardVersionId,
  rulesVersionId: offer.rulesVersionId,
});

/** A kept price is not compared with the versions in force. */
const toUpdate = ({ isPriceKept, ...update }: PlannedUpdate) => ({
  ...update,
  ...(isPriceKept && { rateCardVersionId: null, rulesVersionId: null }),
});

const noUpdate = {
  consignmentId: null,
  expectedRevision: null,
  previousCents: null,
  changes: [],
};

const noPrice = {
  clientCarrierAccountId: null,
  carrierServiceTypeId: null,
  carrier: null,
  service: null,
  eta: null,
  totalCents: null,
  rateCardVersionId: null,
  rulesVersionId: null,
};
