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
  assertKeepable,
  assertSubmittable,
  assertTimeSlot,
  validItems,
} from '../domain/content/submit-rules.js';
import { SubmissionRecords, type ClientFacts } from './submission-records.js';
import { submittedContent, type NamedRecords } from './submitted-content.js';

/** A request with everything it names looked up. */
export interface Submission {
  readonly owner: ConsignmentOwner;
  readonly content: ConsignmentContent;
  readonly chosen: ChosenOffer | null;
  readonly client: ClientFacts;
  readonly fixedSizeItemTypeIds: ReadonlySet<number>;
}

/** Turns what was sent into content that may be kept. The caller has checked that the client is in reach. */
@Injectable()
export class Submissions {
  constructor(
    private readonly records: SubmissionRecords,
    private readonly clock: Clock,
  ) {}

  /**
   * `current` is the content being edited: an address that was deleted since is taken from it (GAP-12).
   * @throws RecordNotFound when an address, category or payer account is not one of the client's
   * @throws ContentNotValid when only one end of a time slot is given
   */
  async read(
    request: SaveConsignmentRequest,
    current: ConsignmentContent | null = null,
  ): Promise<Submission> {
    assertTimeSlot(request.deliveryWindowBegin ?? null, request.deliveryWindowEnd ?? null);
    const [client, named, fixedSizeItemTypeIds] = await Promise.all([
      this.records.client(request.clientId),
      this.findNamed(request, current),
      this.records.fixedSizeItemTypeIds(),
    ]);

    const content = submittedContent(request, named);
    assertKeepable(content);
    return {
      owner: { clientId: client.id, clientName: client.name, customerId: client.customerId },
      content,
      chosen: chosenOffer(request),
      client,
      fixedSizeItemTypeIds,
    };
  }

  /** The content of a draft: lines that are not right are dropped (CON-61). */
  draftContent({ content, fixedSizeItemTypeIds }: Submission): ConsignmentContent {
    const { isTailgateRequired } = content;
    const items = validItems(content.items, { isTailgateRequired, fixedSizeItemTypeIds });
    return { ...content, items: items.map((item, index) => ({ ...item, itemNumber: index + 1 })) };
  }

  /**
   * Checks what may become, or stay, a consignment.
   * @throws ContentNotValid when a submit rule is broken (CON-71 to CON-87)
   * @throws NoCarrierSelected
   */
  async assertSubmittable(
    { content, client, fixedSizeItemTypeIds, chosen }: Submission,
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

  private async findNamed(
    { clientId, offer, categoryEntryPicks, clientPayerAccount }: SaveConsignmentRequest,
    current: ConsignmentContent | null,
  ): Promise<NamedRecords> {
    const senderId = addressId(offer.senderAddressId, offer.senderAddress);
    const receiverId = addressId(offer.deliveryAddressId, offer.deliveryAddress);
    const ids = [senderId, receiverId].filter((id) => id !== null);
    const [addresses, categoryPicks, payerAccount] = await Promise.all([
      this.records.addresses(clientId, ids),
      this.records.categoryPicks(clientId, categoryEntryPicks ?? []),
      clientPayerAccount ? this.records.payerAccount(clientId, clientPayerAccount.id) : null,
    ]);
    return {
      sender: pick(addresses, senderId, current?.sender),
      receiver: pick(addresses, receiverId, current?.receiver),
      categoryPicks,
      payerAccount,
    };
  }
}

/** What the caller says it is; else a draft while there is no carrier or an address is not ready (CON-52 to CON-55). */
export function isDraft(
  { content, chosen }: Submission,
  { trackingStatus }: SaveConsignmentRequest,
): boolean {
  if (trackingStatus) return trackingStatus === 'DRAFT';
  const isReady = [content.sender, content.receiver].every((end) => end?.status === 'VALID');
  return !chosen || !isReady;
}

const receiveDate = ({ deliveryWindow, receiver }: ConsignmentContent): string | null =>
  deliveryWindow && dayIn(receiver?.suburb?.state, deliveryWindow.begin);

/** Where a request names an address: by its id, or as a whole. */
const addressId = (
  id: number | null | undefined,
  address: NamedAddressRequest | null | undefined,
): number | null => id ?? address?.id ?? null;

function pick(
  addresses: ReadonlyMap<number, AddressData>,
  id: number | null,
  current: AddressData | null | undefined,
): AddressData | null {
  if (id === null || id === 0) return null;
  const found = addresses.get(id) ?? (current?.id === id ? current : undefined);
  if (!found) throw new RecordNotFound(`address ${id}`);
  return found;
}

/** The carrier's service that was picked, with the price it was picked at. */
export function chosenOffer({ offer }: Pick<SaveConsignmentRequest, 'offer'>): ChosenOffer | null {
  const { clientCarrierAccountId, carrierServiceTypeId, totalCost } = offer;
  if (!clientCarrierAccountId || !carrierServiceTypeId) return null;
  return {
    clientCarrierAccountId,
    carrierServiceTypeId,
    totalCents: Math.round((totalCost ?? 0) * 100),
  };
}
