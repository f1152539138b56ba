import { Injectable } from '@nestjs/common';

import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { AddressRefRequest } from '@contracts/requests/offer-selection.request.js';
import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request.js';
import type { AddressClass } from '@contracts/rules/address.js';
import { dayAt } from '@contracts/rules/calendar-day.js';

import { Clock } from '../../platform/clock.js';
import { assertQuotable } from '../domain/content/submit.policy.js';
import { ConsignmentReferenceData } from './reference-data.js';
import { SubmissionFactory } from './submission.factory.js';

/** Builds the content to price from a request for offers; a quick quote names suburbs instead of addresses. */
@Injectable()
export class QuoteShipmentFactory {
  constructor(
    private readonly submissions: SubmissionFactory,
    private readonly records: ConsignmentReferenceData,
    private readonly clock: Clock,
  ) {}

  /** `current` is the content being edited. @throws RecordNotFound, InvalidContent */
  async build(
    request: QuoteOffersRequest,
    current: ConsignmentContent | null = null,
  ): Promise<ConsignmentContent> {
    const { offer, dispatchedAt } = request;
    const submission = await this.submissions.build(
      { ...request, dispatchedAt: dispatchedAt ?? '' },
      current,
    );
    const [sender, receiver] = await Promise.all([
      this.toQuoteAddress(offer.senderAddress, null),
      this.toQuoteAddress(offer.deliveryAddress, requestedAddressClass(request)),
    ]);
    const { content } = submission;
    assertQuotable(content, submission);
    const from = content.sender ?? sender;
    return {
      ...content,
      sender: from,
      receiver: content.receiver ?? receiver,
      dispatchDate: dispatchedAt
        ? content.dispatchDate
        : dayAt(from?.suburb?.state, this.clock.now()),
    };
  }

  /** An address outside the address book: only its suburb and address class are known. */
  private async toQuoteAddress(
    address: AddressRefRequest | null | undefined,
    addressClass: AddressClass | null,
  ): Promise<AddressData | null> {
    if (!address?.suburb || address.id) return null;
    return {
      ...emptyAddress,
      suburb: await this.records.suburb(address.suburb.id),
      addressClass: addressClass ?? address.addressClass ?? 'BUSINESS',
    };
  }
}

function requestedAddressClass({
  isResidential,
  isPoBox,
}: QuoteOffersRequest): AddressClass | null {
  if (isPoBox) return 'PO_BOX';
  return isResidential ? 'RESIDENTIAL' : null;
}

const emptyAddress: AddressData = {
  id: 0,
  isDefault: false,
  status: 'DRAFT',
  addressClass: 'BUSINESS',
  referenceId: null,
  company: '',
  contactName: null,
  phoneNumber: null,
  email: null,
  addressLine1: '',
  addressLine2: null,
  suburb: null,
  specialInstructions: null,
};
