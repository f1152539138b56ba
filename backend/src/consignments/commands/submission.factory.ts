import { Injectable } from '@nestjs/common';

import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent, ConsignmentOwner } from '@contracts/events/consignment.events.js';
import type { NamedAddressRequest } from '@contracts/requests/offer-selection.request.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import { PALLET_ITEM_TYPE } from '@contracts/rules/consignment.js';

import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import type { ChosenOffer } from '../../pricing/index.js';
import { NoCarrierSelected } from '../domain/consignment.errors.js';
import { dayIn } from '../domain/content/calendar-day.js';
import {
  assertWithinLimits,
  assertSubmittable,
  assertTimeSlot,
  validItems,
} from '../domain/content/submit.policy.js';
import { ConsignmentReferenceData, type ClientReference } from './reference-data.js';
import { toConsignmentContent, type ResolvedReferences } from './consignment-content.mapper.js';

/** A request with the records it names loaded. */
export interface ConsignmentSubmission {
  readonly owner: ConsignmentOwner;
  readonly content: ConsignmentContent;
  readonly chosen: ChosenOffer | null;
  readonly client: ClientReference;
  readonly fixedSizeItemTypeIds: ReadonlySet<number>;
}

/** Turns requests into content that can be stored. The caller has checked that the client is in scope. */
@Injectable()
export class SubmissionFactory {
  constructor(
    private readonly records: ConsignmentReferenceData,
    private readonly clock: Clock,
  ) {}

  /**
   * `current` is the content being edited: it supplies an address that was deleted since (GAP-12).
   * @throws RecordNotFound when an address, category or payer account is not one of the client's
   * @throws InvalidContent when only one end of a time slot is given
   */
  async build(
    request: SaveConsignmentRequest,
    current: ConsignmentContent | null = null,
  ): Promise<ConsignmentSubmission> {
    assertTimeSlot(request.deliveryWindowBegin ?? null, request.deliveryWindowEnd ?? null);
    const [client, references, fixedSizeItemTypeIds] = await Promise.all([
      this.records.client(request.clientId),
      this.loadReferences(request, current),
      this.records.fixedSizeItemTypeIds(),
    ]);

    const content = toConsignmentContent(request, references);
    assertWithinLimits(content);
    return {
      owner: { clientId: client.id, clientName: client.name, customerId: client.customerId },
      content,
      chosen: chosenOffer(request),
      client,
      fixedSizeItemTypeIds,
    };
  }

  /** Returns the content of a draft, without invalid lines (CON-61). */
  draftContent({ content, fixedSizeItemTypeIds }: ConsignmentSubmission): ConsignmentContent {
    const { isTailgateRequired } = content;
    const items = validItems(content.items, { isTailgateRequired, fixedSizeItemTypeIds });
    return { ...content, items: items.map((item, index) => ({ ...item, itemNumber: index + 1 })) };
  }

  /**
   * Validates a submission that becomes, or stays, a consignment.
   * @throws InvalidContent when a submit rule is broken (CON-71 to CON-87)
   * @throws NoCarrierSelected
   */
  async assertSubmittable(
    { content, client, fixedSizeItemTypeIds, chosen }: ConsignmentSubmission,
    currentDispatchDate: string | null,
  ): Promise<ChosenOffer> {
    assertSubmittable(content, {
      isReferenceRequired: client.isReferenceRequired,
      hasPalletControl: client.hasPalletControl,
      isPalletTypeRequired: await this.isPalletTypeRequired(content, chosen),
      fixedSizeItemTypeIds,
      earliestDispatchDate: dayAt(content.sender?.suburb?.state, this.clock.now(), 1),
      currentDispatchDate,
      receiveDate: receiveDate(content),
    });
    if (!chosen) throw new NoCarrierSelected();
    return chosen;
  }

  private async isPalletTypeRequired(
    { items }: ConsignmentContent,
    chosen: ChosenOffer | null,
  ): Promise<boolean> {
    if (!chosen || !items.some(({ itemTypeName }) => itemTypeName === PALLET_ITEM_TYPE))
      return false;
    return this.records.isPalletTypeRequired(chosen.clientCarrierAccountId);
  }

  private async loadReferences(
    { clientId, offer, categoryEntryPicks, clientPayerAccount }: SaveConsignmentRequest,
    current: ConsignmentContent | null,
  ): Promise<ResolvedReferences> {
    const senderId = addressId(offer.senderAddressId, offer.senderAddress);
    const receiverId = addressId(offer.deliveryAddressId, offer.deliveryAddress);
    const ids = [senderId, receiverId].filter((id) => id !== null);
    const [addresses, categoryPicks, payerAccount] = await Promise.all([
      this.records.addresses(clientId, ids),
      this.records.categoryPicks(clientId, categoryEntryPicks ?? []),
      clientPayerAccount ? this.records.payerAccount(clientId, clientPayerAccount.id) : null,
    ]);
    return {
      sender: requireAddress(addresses, senderId, current?.sender),
      receiver: requireAddress(addresses, receiverId, current?.receiver),
      categoryPicks,
      payerAccount,
    };
  }
}

/**
 * The tracking status decides; without one, it is a draft while it has no carrier or an address is not valid
 * (CON-52 to CON-55).
 */
export function isDraft(
  { content, chosen }: ConsignmentSubmission,
  { trackingStatus }: SaveConsignmentRequest,
): boolean {
  if (trackingStatus) return trackingStatus === 'DRAFT';
  const isReady = [content.sender, content.receiver].every(
    (address) => address?.status === 'VALID',
  );
  return !chosen || !isReady;
}

const receiveDate = ({ deliveryWindow, receiver }: ConsignmentContent): string | null =>
  deliveryWindow && dayIn(receiver?.suburb?.state, deliveryWindow.begin);

/** A request names an address by id, or in full. */
const addressId = (
  id: number | null | undefined,
  address: NamedAddressRequest | null | undefined,
): number | null => id ?? address?.id ?? null;

function requireAddress(
  addresses: ReadonlyMap<number, AddressData>,
  id: number | null,
  current: AddressData | null | undefined,
): AddressData | null {
  if (id === null || id === 0) return null;
  const address = addresses.get(id) ?? (current?.id === id ? current : undefined);
  if (!address) throw new RecordNotFound(`address ${id}`);
  return address;
}

/** The chosen carrier service, with the price it was offered at. */
export function chosenOffer({ offer }: Pick<SaveConsignmentRequest, 'offer'>): ChosenOffer | null {
  const { clientCarrierAccountId, carrierServiceTypeId, totalCost } = offer;
  if (!clientCarrierAccountId || !carrierServiceTypeId) return null;
  return {
    clientCarrierAccountId,
    carrierServiceTypeId,
    totalCents: Math.round((totalCost ?? 0) * 100),
  };
}
