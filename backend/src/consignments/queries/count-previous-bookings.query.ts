import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import { dayAt } from '@contracts/rules/calendar-day.js';

import { assertInScope } from '../../identity/index.js';
import type { Actor } from '../../platform/actor.js';
import { PreviousBookingQueries } from './previous-booking.queries.js';

/** Number of the client's manifests that have this carrier booked for this day (CON-144, CON-145). */
export class CountPreviousBookings extends Query<number> {
  constructor(
    readonly pickup: {
      readonly clientId: number;
      readonly dispatchDate: string;
      readonly carrierId: number;
    },
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(CountPreviousBookings)
export class CountPreviousBookingsHandler implements IQueryHandler<CountPreviousBookings> {
  constructor(private readonly bookings: PreviousBookingQueries) {}

  async execute({ pickup, actor }: CountPreviousBookings): Promise<number> {
    const { clientId, dispatchDate, carrierId } = pickup;
    assertInScope(actor, 'READ_CONSIGNMENT', { clientId, customerId: null });
    return this.bookings.count(clientId, dayAt(null, new Date(dispatchDate)), carrierId);
  }
}
