import { Injectable } from '@nestjs/common';

import { MailDelivery, MailNotTaken } from '../../notifications/index.js';
import type { CarrierConnection } from '../records/carrier-connections.js';
import { DeliveryFailed } from '../transfers/delivery-failed.js';
import { OutgoingPolicy } from '../transfers/outgoing-socket.js';
import { bookByApi } from './api-booking.js';
import { bookingMail } from './booking-mail.js';
import type { PickupOrder } from './pickup-order.js';

/** Asks for a pickup the way the manifest says: the carrier's web service, or a mail to people (GAP-73). */
@Injectable()
export class PickupBookings {
  constructor(
    private readonly mails: MailDelivery,
    private readonly policy: OutgoingPolicy,
  ) {}

  /**
   * @returns the carrier's reference; the manifest number where people answer
   * @throws DeliveryFailed
   */
  async book(
    via: 'CARRIER_API' | 'EMAIL',
    order: PickupOrder,
    connection: CarrierConnection,
  ): Promise<string> {
    if (via === 'CARRIER_API') return bookByApi(order, connection, this.policy);
    try {
      await this.mails.deliver(bookingMail(order, connection.bookingsEmail), order.bookingId);
      return order.manifestNumber;
    } catch (error) {
      if (error instanceof MailNotTaken) throw new DeliveryFailed(error.message, { cause: error });
      throw error;
    }
  }
}
