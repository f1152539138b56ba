import { Injectable } from '@nestjs/common';

import { MailTransport, MailRejected } from '../../notifications/index.js';
import type { CarrierConnection } from '../records/carrier-connections.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { bookByApi } from './api-booking.js';
import { bookingMail } from './booking-mail.js';
import type { PickupOrder } from './pickup-order.js';

/** Books a pickup by the manifest's method: the carrier's web service, or an email (GAP-73). */
@Injectable()
export class PickupBookingClient {
  constructor(
    private readonly mailTransport: MailTransport,
    private readonly policy: OutgoingPolicy,
  ) {}

  /**
   * @returns the carrier's reference; the manifest number for emails
   * @throws TransferFailed
   */
  async book(
    via: 'CARRIER_API' | 'EMAIL',
    order: PickupOrder,
    connection: CarrierConnection,
  ): Promise<string> {
    if (via === 'CARRIER_API') return bookByApi(order, connection, this.policy);
    try {
      await this.mailTransport.deliver(
        bookingMail(order, connection.bookingsEmail),
        order.bookingId,
      );
      return order.manifestNumber;
    } catch (error) {
      if (error instanceof MailRejected) throw new TransferFailed(error.message, { cause: error });
      throw error;
    }
  }
}
