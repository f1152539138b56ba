import { type ConsignmentEvent, consignmentStream } from '@contracts/events/consignment.events.js';
import type { ConsignmentFacts } from '@contracts/public-events/public-event-facts.js';
import type { PublicSubjectRow } from '@read-models/public-subject.row.js';

import { type ConsignmentContext, evolveContext, isComplete } from './consignment-context.js';
import { announce, publicationsOf } from './consignment-publications.js';
import { toEntries } from './journal-entries.js';
import type { Publication } from './publication.js';
import type { SubjectFold } from './subject-fold.js';

const contextOf = (row: PublicSubjectRow | null): ConsignmentContext | null =>
  // Only this fold writes the rows of these streams.
  row && (row.context as ConsignmentContext);

/** Consignments: private as drafts, public once they are ready to send. */
export const consignmentSubject: SubjectFold<ConsignmentEvent> = {
  prefix: consignmentStream.prefix,
  ignored: new Set<ConsignmentEvent['type']>(['ItemsNumbered']),

  evolve: (row, event) => {
    const context = evolveContext(contextOf(row), event);
    return {
      stream: event.stream,
      kind: 'consignment',
      customerId: context.customerId,
      sequence: (row?.sequence ?? 0) + publicationsFor(row, context, event).length,
      isAnnounced: row?.isAnnounced === true || isComplete(context),
      context,
    };
  },

  entries: (before, after, event) => {
    const context = after.context as ConsignmentContext;
    return toEntries(event, publicationsFor(before, context, event), {
      kind: 'consignment',
      id: context.consignmentId,
      clientId: context.clientId,
      customerId: context.customerId,
      facts: factsOf(context),
      told: before?.sequence ?? 0,
    });
  },
};

function publicationsFor(
  row: PublicSubjectRow | null,
  after: ConsignmentContext,
  event: ConsignmentEvent,
): readonly Publication[] {
  const before = contextOf(row);
  if (before && row?.isAnnounced) return publicationsOf({ before, after }, event);
  return isComplete(after) ? announce(after) : [];
}

const factsOf = (context: ConsignmentContext): ConsignmentFacts => ({
  consignmentId: context.consignmentId,
  connoteNumber: context.connote?.connoteNumber ?? null,
  references: context.references,
  receiver: context.receiver,
});
