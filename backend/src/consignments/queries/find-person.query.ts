import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import type { AddressData } from '@contracts/events/address.data.js';
import {
  consignmentStream,
  type ConsignmentContent,
  type ConsignmentEvent,
  type ErasedParty,
} from '@contracts/events/consignment.events.js';
import type { Position, Recorded } from '@contracts/events/domain-event.js';
import { isSameContact } from '@contracts/rules/contact.js';
import { EventStore } from '@event-store/event-store.js';

/** A consignment that holds the person's data, and as which party. */
export interface PersonMatch {
  readonly consignmentId: number;
  readonly parties: readonly ErasedParty[];
}

/** Finds the consignments that hold this email address or phone number and have not had it erased. */
export class FindPerson extends Query<PersonMatch[]> {
  constructor(readonly emailOrPhone: string) {
    super();
  }
}

const PAGE_SIZE = 2_000;

/** Scans all events: no table has contacts, and the search is too rare to justify an index. */
@QueryHandler(FindPerson)
export class FindPersonHandler implements IQueryHandler<FindPerson> {
  constructor(private readonly store: EventStore) {}

  async execute({ emailOrPhone }: FindPerson): Promise<PersonMatch[]> {
    const matches = new Map<number, ReadonlySet<ErasedParty>>();
    for await (const event of this.consignmentEvents()) {
      const id = Number(event.stream.slice(consignmentStream.prefix.length));
      matches.set(id, partiesAfter(matches.get(id) ?? new Set(), event, emailOrPhone));
    }
    return [...matches]
      .filter(([, parties]) => parties.size > 0)
      .map(([consignmentId, parties]) => ({ consignmentId, parties: [...parties].sort() }));
  }

  private async *consignmentEvents(): AsyncGenerator<Recorded<ConsignmentEvent>> {
    for (let after: Position = ''; ;) {
      const { events, scannedTo } = await this.store.readAll({ after, limit: PAGE_SIZE });
      for (const event of events)
        // Events from the store have the current shape: the registry of upcasters ensures it.
        if (event.stream.startsWith(consignmentStream.prefix))
          yield event as Recorded<ConsignmentEvent>;
      if (scannedTo === after) return;
      after = scannedTo;
    }
  }
}

function partiesAfter(
  matches: ReadonlySet<ErasedParty>,
  event: ConsignmentEvent,
  emailOrPhone: string,
): ReadonlySet<ErasedParty> {
  if (event.type === 'PersonalDataErased') {
    const { parties } = event.data;
    return new Set([...matches].filter((party) => !parties.includes(party)));
  }
  return 'content' in event.data
    ? new Set([...matches, ...matchingParties(event.data.content, emailOrPhone)])
    : matches;
}

function matchingParties(
  { sender, receiver }: ConsignmentContent,
  emailOrPhone: string,
): ErasedParty[] {
  const isPerson = (address: AddressData | null) =>
    address !== null &&
    [address.email, address.phoneNumber].some((value) => isSameContact(value, emailOrPhone));
  return [
    ...(isPerson(sender) ? (['SENDER'] as const) : []),
    ...(isPerson(receiver) ? (['RECEIVER'] as const) : []),
  ];
}
