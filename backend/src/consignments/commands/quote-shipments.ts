import { Injectable } from '@nestjs/common';

import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';
import type { NamedAddressRequest } from '@contracts/requests/offer-selection.request.js';
import type { QuoteOffersRequest } from '@contracts/requests/quote-offers.request.js';
import type { AddressClass } from '@contracts/rules/address.js';
import { dayAt } from '@contracts/rules/calendar-day.js';

import { Clock } from '../../platform/clock.js';
import { assertQuotable } from '../domain/content/submit-rules.js';
import { SubmissionRecords } from './submission-records.js';
import { Submissions } from './submissions.js';

/** Turns a request for offers into what is to be priced; a quick quote names suburbs, not addresses. */
@Injectable()
export class QuoteShipments {
  constructor(
    private readonly submissions: Submissions,
    private readonly records: SubmissionRecords,
    private readonly clock: Clock,
  ) {}

  /** @throws RecordNotFound, ContentNotValid */
  async read(request: QuoteOffersRequest): Promise<ConsignmentContent> {
    const { offer, dispatchedAt } = request;
    const [submission, sender, receiver] = await Promise.all([
      this.submissions.read({ ...request, dispatchedAt: dispatchedAt ?? '' }),
      this.place(offer.senderAddress, null),
      this.place(offer.deliveryAddress, namedClass(request)),
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

  /** A place that is no address of the book: only its suburb and kind are known. */
  private async place(
    address: NamedAddressRequest | null | undefined,
    addressClass: AddressClass | null,
  ): Promise<AddressData | null> {
    if (!address?.suburb || address.id) return null;
    return {
      ...nowhere,
      suburb: await this.records.suburb(address.suburb.id),
      addressClass: addressClass ?? address.addressClass ?? 'BUSINESS',
    };
  }
}

function namedClass({ isResidential, isPoBox }: QuoteOffersRequest): AddressClass | null {
  if (isPoBox) return 'PO_BOX';
  return isResidential ? 'RESIDENTIAL' : null;
}

const nowhere: AddressData = {
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
