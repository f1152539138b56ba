import { DateTime } from 'luxon';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import { stateZone } from '@contracts/rules/state-zones';
import type { AddressView } from '@contracts/views/address.view';
import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { OfferView } from '@contracts/views/offer.view';

import type { ItemTypeChoice } from '../create-consignment.api';
import { isValidRow, toItem } from '../items/item-row';
import type { LengthUnit } from '../items/units';
import type { ConsignmentForm } from './consignment-form';

export interface RequestContext {
  readonly clientId: number;
  readonly sender: AddressView;
  readonly types: readonly ItemTypeChoice[];
  readonly unit: LengthUnit;
  /** The consignment that is edited; null for a new one. */
  readonly edited: ConsignmentView | null;
}

/** The form as the server takes it, without a carrier. A draft leaves out the items that are not valid (CON-61). */
export function requestOf(form: ConsignmentForm, context: RequestContext): SaveConsignmentRequest {
  return {
    clientId: context.clientId,
    consignmentType: 'DEFAULT',
    consignmentCreationMethod: 'WEB',
    trackingStatus: 'DRAFT',
    dispatchedAt: form.dispatchDate,
    ...slotOf(form),
    consignmentReferences: [...form.references],
    ...(context.edited && keptOf(context.edited)),
    offer: shipmentOf(form, context),
  };
}

/** The same with a carrier chosen: ready to send. */
export const submissionOf = (
  request: SaveConsignmentRequest,
  { id, clientCarrierAccountId, carrierServiceTypeId, totalCost }: OfferView,
): SaveConsignmentRequest => ({
  ...request,
  trackingStatus: 'CREATED',
  offer: { ...request.offer, id, clientCarrierAccountId, carrierServiceTypeId, totalCost },
});

/** What an edit keeps of the consignment because the form does not show it. */
const keptOf = (edited: ConsignmentView): Partial<SaveConsignmentRequest> => ({
  id: edited.id,
  revision: edited.revision,
  consignmentType: edited.consignmentType,
  categoryEntryPicks: edited.categoryEntryPicks,
  clientPayerAccount: edited.clientPayerAccount,
});

function shipmentOf(
  form: ConsignmentForm,
  context: RequestContext,
): SaveConsignmentRequest['offer'] {
  const { sender } = context;
  const { isTailgateRequired } = form;
  return {
    senderAddressId: sender.id,
    senderAddress: sender,
    deliveryAddressId: form.receiver?.id ?? null,
    deliveryAddress: form.receiver,
    items: form.items
      .filter((row) => isValidRow(row, { ...context, isTailgateRequired }))
      .map((row, index) => toItem(row, index, context)),
    specialInstructions: form.specialInstructions.trim() || null,
    authorityToLeave: form.authorityToLeave,
    isTailgateRequired,
  };
}

/** Where the receiver is, the slot is theirs. */
function slotOf({ receiver, receiveDate, slotFrom, slotTo }: ConsignmentForm) {
  if (!receiveDate || !slotFrom || !slotTo)
    return { deliveryWindowBegin: null, deliveryWindowEnd: null };
  const zone = stateZone(receiver?.suburb?.state);
  const instant = (time: string) =>
    DateTime.fromISO(`${receiveDate}T${time}`, { zone }).toUTC().toISO();
  return { deliveryWindowBegin: instant(slotFrom), deliveryWindowEnd: instant(slotTo) };
}
