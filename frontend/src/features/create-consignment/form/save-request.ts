import { DateTime } from 'luxon';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import { stateZone } from '@contracts/rules/calendar-day';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { OfferView } from '@contracts/views/offer.view';

import type { ItemTypeChoice } from '../../../shared/goods/goods.api';
import { isBlankRow, toItem } from '../../../shared/goods/item-row';
import type { LengthUnit } from '../../../shared/goods/units';
import { countsOf, noPallets, palletsAmong } from '../pallets/pallet-counts';
import type { ConsignmentForm } from './consignment-form';
import type { FormAddresses } from './form-addresses';

export interface RequestContext {
  readonly clientId: number;
  readonly addresses: FormAddresses;
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
  /** The edited consignment; null for a new one. */
  readonly edited: ConsignmentView | null;
}

/** Maps the form to a request without a carrier. A draft keeps unfinished items (ADR 27). */
export function requestOf(form: ConsignmentForm, context: RequestContext): SaveConsignmentRequest {
  return {
    clientId: context.clientId,
    consignmentType: form.consignmentType,
    consignmentCreationMethod: 'WEB',
    trackingStatus: 'DRAFT',
    dispatchedAt: form.dispatchDate,
    ...slotOf(form, context.addresses),
    consignmentReferences: [...form.references],
    categoryEntryPicks: Object.entries(form.categoryEntries).map(
      ([categoryId, categoryEntryId]) => ({ categoryId: Number(categoryId), categoryEntryId }),
    ),
    clientPayerAccount: form.payerAccountId === null ? null : { id: form.payerAccountId },
    ...(context.edited && { id: context.edited.id, revision: context.edited.revision }),
    offer: shipmentOf(form, context),
  };
}

/** The request with the selected carrier. */
export const submissionOf = (
  request: SaveConsignmentRequest,
  { id, clientCarrierAccountId, carrierServiceTypeId, totalCost }: OfferView,
): SaveConsignmentRequest => ({
  ...request,
  trackingStatus: 'CREATED',
  offer: { ...request.offer, id, clientCarrierAccountId, carrierServiceTypeId, totalCost },
});

function shipmentOf(
  form: ConsignmentForm,
  context: RequestContext,
): SaveConsignmentRequest['offer'] {
  const { sender, receiver } = context.addresses;
  const { isTailgateRequired } = form;
  // Pallet counts are not sent if the items are no longer pallets.
  const hasPallets = palletsAmong(form.items, context.types) > 0;
  const { loscam, chep, other } = countsOf(hasPallets ? form.pallets : noPallets);
  return {
    senderAddressId: sender?.id ?? null,
    senderAddress: sender,
    deliveryAddressId: receiver?.id ?? null,
    deliveryAddress: receiver,
    items: form.items
      .filter((row) => !isBlankRow(row))
      .map((row, index) => toItem(row, index, context)),
    specialInstructions: form.specialInstructions.trim() || null,
    authorityToLeave: form.authorityToLeave,
    isTailgateRequired,
    palletTransferType: form.pallets.transferType,
    loscamNo: loscam || 0,
    chepNo: chep || 0,
    otherNo: other || 0,
  };
}

/** The time slot is in the receiver's zone. */
function slotOf({ receiveDate, slotFrom, slotTo }: ConsignmentForm, { receiver }: FormAddresses) {
  if (!receiveDate || !slotFrom || !slotTo)
    return { deliveryWindowBegin: null, deliveryWindowEnd: null };
  const zone = stateZone(receiver?.suburb?.state);
  const instant = (time: string) =>
    DateTime.fromISO(`${receiveDate}T${time}`, { zone }).toUTC().toISO();
  return { deliveryWindowBegin: instant(slotFrom), deliveryWindowEnd: instant(slotTo) };
}
