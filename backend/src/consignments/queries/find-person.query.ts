import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { AddressData } from '@contracts/events/address.data.js';
import {
  consignmentStream,
  type ConsignmentContent,
  type ConsignmentEvent,
  type ErasedParty,
} from '@contracts/events/consignment.events.js';
import type { Position, Recorded } from '@contracts/events/domain-event.js';
import { isSameContact } from '@contracts/rules/same-contact.js';
import { EventStore } from '@event-store/event-store.js';

/** One consignment that knows the person, and as whom. */
export interface KnownPerson {
  readonly consignmentId: number;
  readonly parties: readonly ErasedParty[];
}

/** Which consignments ever held this e-mail address or phone number, and have not forgotten it. */
export class FindPerson extends Query<KnownPerson[]> {
  constructor(readonly emailOrPhone: string) {
    super();
  }
}

const AT_A_TIME = 2_000;

/**
 * Reads every event once: no table keeps what this looks for, and nobody looks for it often enough to be
 * given one.
 */
@QueryHandler(FindPerson)
export class FindPersonHandler implements IQueryHandler<FindPerson> {
  constructor(private readonly store: EventStore) {}

  async execute({ emailOrPhone }: FindPerson): Promise<KnownPerson[]> {
    const known = new Map<number, ReadonlySet<ErasedParty>>();
    for await (const event of this.consignmentEvents()) {
      const id = Number(event.stream.slice(consignmentStream.prefix.length));
      known.set(id, partiesAfter(known.get(id) ?? new Set(), event, emailOrPhone));
    }
    return [...known]
      .filter(([, parties]) => parties.size > 0)
      .map(([consignmentId, parties]) => ({ consignmentId, parties: [...parties].sort() }));
  }

  private async *consignmentEvents(): AsyncGenerator<Recorded<ConsignmentEvent>> {
    for (let after: Position = ''; ;) {
      const { events, scannedTo } = await this.store.readAll({ after, limit: AT_A_TIME });
      for (const event of events)
        // The registry of upcasters vouches for the shape: what comes out of the store is today's event.
        if (event.stream.startsWith(consignmentStream.prefix))
          yield event as unknown as Recorded<ConsignmentEvent>;
      if (scannedTo === after) return;
      after = scannedTo;
    }
  }
}

function partiesAfter(
  known: ReadonlySet<ErasedParty>,
  event: ConsignmentEvent,
  emailOrPhone: string,
): ReadonlySet<ErasedParty> {
  if (event.type === 'PersonalDataErased') {
    const { parties } = event.data;
    return new Set([...known].filter((party) => !parties.includes(party)));
  }
  return 'content' in event.data
    ? new Set([...known, ...partiesOf(event.data.content, emailOrPhone)])
    : known;
}

function partiesOf({ sender, receiver }: ConsignmentContent, emailOrPhone: string): ErasedParty[] {
  const isPerson = (address: AddressData | null) =>
    address !== null &&
    [address.email, address.phoneNumber].some((value) => isSameContact(value, emailOrPhone));
  return [
    ...(isPerson(sender) ? (['SENDER'] as const) : []),
    ...(isPerson(receiver) ? (['RECEIVER'] as const) : []),
  ];
}
