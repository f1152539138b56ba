import { Injectable } from '@nestjs/common';

import type { AddressData } from '@contracts/events/address.data.js';
import type {
  CategoryPickData,
  ConsignmentContent,
  ConsignmentOwner,
  PayerAccountData,
} from '@contracts/events/consignment.events.js';
import type { AddressRefRequest } from '@contracts/requests/offer-selection.request.js';
import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { dayAt } from '@contracts/rules/calendar-day.js';
import { PALLET_ITEM_TYPE } from '@contracts/rules/consignment.js';
import { createConsignmentTexts } from '@contracts/texts/spec/create-consignment.js';
import type { UnVariantView } from '@contracts/views/un-number.view.js';

import { Clock } from '../../platform/clock.js';
import { RecordNotFound } from '../../platform/record-not-found.js';
import { type ChosenOffer, readOfferId } from '../../pricing/index.js';
import { type ContentIssue, NoCarrierSelected } from '../domain/consignment.errors.js';
import type { GoodsList } from '../domain/content/dangerous-goods.js';
import {
  assertWithinLimits,
  assertSubmittable,
  assertTimeSlot,
  isQuotable,
} from '../domain/content/submit.policy.js';
import {
  dayIn,
  type ResolvedReferences,
  toConsignmentContent,
} from './consignment-content.mapper.js';
import {
  ConsignmentReferenceData,
  type CategoryPick,
  type ClientReference,
  type ItemTypes,
} from './reference-data.js';

/** The address of a party is not, or no longer, in the client's address book (CON-73, CON-74). */
class PartyAddressNotFound extends RecordNotFound {
  override readonly details: readonly ContentIssue[];

  constructor(party: 'sender' | 'receiver', id: number) {
    const [path, message] =
      party === 'sender'
        ? ['offer.senderAddressId', createConsignmentTexts.senderInvalid]
        : ['offer.deliveryAddressId', createConsignmentTexts.deliveryInvalid];
    super(`address ${id}`, message);
    this.details = [{ path, message }];
  }
}

/** A request with the records it names loaded. */
export interface ConsignmentSubmission {
  readonly owner: ConsignmentOwner;
  readonly content: ConsignmentContent;
  readonly chosen: ChosenOffer | null;
  readonly client: ClientReference;
  readonly fixedSizeItemTypeIds: ReadonlySet<number>;
  readonly goodsList: GoodsList;
}

/** Turns requests into content that can be stored. The caller has checked that the client is in scope. */
@Injectable()
export class SubmissionFactory {
  constructor(
    private readonly records: ConsignmentReferenceData,
    private readonly clock: Clock,
  ) {}

  /**
   * `current` is the content being edited: it supplies what was deleted since, an address (GAP-12), a category entry or
   * a payer account.
   * @throws PartyAddressNotFound, RecordNotFound when a category or payer account is not one of the client's
   * @throws InvalidContent when only one end of a time slot is given
   */
  async build(
    request: SaveConsignmentRequest,
    current: ConsignmentContent | null = null,
  ): Promise<ConsignmentSubmission> {
    assertTimeSlot(request.deliveryWindowBegin ?? null, request.deliveryWindowEnd ?? null);
    // Sequential, so that of two missing records the same one is always reported.
    const client = await this.records.client(request.clientId);
    const references = await this.loadReferences(request, current);

    const content = toConsignmentContent(request, references, current?.creationMethod);
    assertWithinLimits(content);
    return {
      owner: { clientId: client.id, clientName: client.name, customerId: client.customerId },
      content,
      chosen: chosenOffer(request),
      client,
      fixedSizeItemTypeIds: fixedSizeIds(references.itemTypes),
      goodsList: references.goodsList,
    };
  }

  /** The carrier chosen for a draft; none while its lines are unfinished, because they cannot be priced. */
  draftChoice({ content, chosen, ...context }: ConsignmentSubmission): ChosenOffer | null {
    return chosen && isQuotable(content, context) ? chosen : null;
  }

  /**
   * Validates a submission that becomes, or stays, a consignment.
   * @throws InvalidContent when a submit rule is broken (CON-71 to CON-87)
   * @throws NoCarrierSelected
   */
  async assertSubmittable(
    { content, client, fixedSizeItemTypeIds, goodsList, chosen }: ConsignmentSubmission,
    currentDispatchDate: string | null,
  ): Promise<ChosenOffer> {
    assertSubmittable(content, {
      isReferenceRequired: client.isReferenceRequired,
      hasPalletControl: client.hasPalletControl,
      isPalletTypeRequired: await this.isPalletTypeRequired(content, chosen),
      fixedSizeItemTypeIds,
      goodsList,
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
    const [addresses, categoryPicks, payerAccount, itemTypes, entries] = await Promise.all([
      this.records.addresses(clientId, ids),
      this.findPicks(clientId, categoryEntryPicks ?? [], current),
      clientPayerAccount ? this.findPayer(clientId, clientPayerAccount.id, current) : null,
      this.records.itemTypes(),
      this.records.unEntries(unNumbersIn(offer)),
    ]);
    return {
      sender: requireAddress(addresses, 'sender', senderId, current?.sender),
      receiver: requireAddress(addresses, 'receiver', receiverId, current?.receiver),
      categoryPicks,
      payerAccount,
      itemTypes,
      goodsList: toGoodsList(entries),
    };
  }

  private async findPicks(
    clientId: number,
    picks: readonly CategoryPick[],
    current: CurrentContent,
  ): Promise<CategoryPickData[]> {
    const isSame = (one: CategoryPick) => (other: CategoryPick) =>
      one.categoryId === other.categoryId && one.categoryEntryId === other.categoryEntryId;
    const known = current?.categoryPicks ?? [];
    const added = picks.filter((pick) => !known.some(isSame(pick)));
    const found = [...known, ...(await this.records.categoryPicks(clientId, added))];
    return picks.flatMap((pick) => found.find(isSame(pick)) ?? []);
  }

  private async findPayer(
    clientId: number,
    id: number,
    current: CurrentContent,
  ): Promise<PayerAccountData> {
    try {
      return await this.records.payerAccount(clientId, id);
    } catch (error) {
      const known = current?.payerAccount;
      if (error instanceof RecordNotFound && known?.id === id) return known;
      throw error;
    }
  }
}

type CurrentContent = ConsignmentContent | null;

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

const unNumbersIn = ({ items }: SaveConsignmentRequest['offer']): number[] => {
  const goods = (items ?? []).flatMap(({ dangerousGoods }) => dangerousGoods ?? []);
  return [...new Set(goods.flatMap(({ unNumber }) => unNumber?.id ?? []))];
};

function toGoodsList(entries: readonly UnVariantView[]): GoodsList {
  const list = new Map<number, UnVariantView[]>();
  for (const entry of entries) list.set(entry.id, [...(list.get(entry.id) ?? []), entry]);
  return list;
}

const fixedSizeIds = (types: ItemTypes): ReadonlySet<number> =>
  new Set([...types.values()].flatMap(({ id, isMutable }) => (isMutable ? [] : [id])));

const receiveDate = ({ deliveryWindow, receiver }: ConsignmentContent): string | null =>
  deliveryWindow && dayIn(receiver?.suburb?.state, deliveryWindow.begin);

/** A request names an address by id, or in full. */
const addressId = (
  id: number | null | undefined,
  address: AddressRefRequest | null | undefined,
): number | null => id ?? address?.id ?? null;

function requireAddress(
  addresses: ReadonlyMap<number, AddressData>,
  party: 'sender' | 'receiver',
  id: number | null,
  current: AddressData | null | undefined,
): AddressData | null {
  if (id === null || id === 0) return null;
  const address = addresses.get(id) ?? (current?.id === id ? current : undefined);
  if (!address) throw new PartyAddressNotFound(party, id);
  return address;
}

/** The chosen carrier service, with the price it was offered at; null if none is chosen. */
export function chosenOffer({ offer }: Pick<SaveConsignmentRequest, 'offer'>): ChosenOffer | null {
  const { id, clientCarrierAccountId, carrierServiceTypeId, totalCost } = offer;
  if (!clientCarrierAccountId || !carrierServiceTypeId) return null;
  return {
    clientCarrierAccountId,
    carrierServiceTypeId,
    totalCents: Math.round((totalCost ?? 0) * 100),
    ...readOfferId(id),
  };
}
