import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import { pluralise } from '@contracts/texts/pluralise';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

export interface Eligibility {
  readonly isEligible: boolean;
  /** 'Same carrier, service, sender and date', or the first difference. */
  readonly summary: string;
  /** The specified error; null if all can share a manifest. */
  readonly message: string | null;
  /** Rows that differ from the majority. */
  readonly differingIds: ReadonlySet<number>;
}

interface Criterion {
  readonly plural: string;
  readonly keyOf: (row: ConsignmentListItem) => unknown;
}

const criteria: readonly Criterion[] = [
  { plural: 'carriers', keyOf: ({ offer }) => offer.carrierId },
  { plural: 'service types', keyOf: ({ offer }) => offer.carrierServiceTypeId },
  { plural: 'senders', keyOf: ({ offer }) => offer.senderAddressId },
  { plural: 'consignment types', keyOf: ({ consignmentType }) => consignmentType },
  { plural: 'connote prefixes', keyOf: ({ connotePrefix }) => connotePrefix },
  { plural: 'clients', keyOf: ({ clientId }) => clientId },
];
const dates: Criterion = { plural: 'dispatch dates', keyOf: ({ dispatchDate }) => dispatchDate };

/** MAN, eligibility (spec part 1, sections 4 and 5): consignments that can share a manifest. */
export function manifestEligibility(rows: readonly ConsignmentListItem[]): Eligibility {
  const drafts = rows.filter(({ status }) => status === 'DRAFT');
  if (drafts.length > 0) {
    return rejected(pluralise(drafts.length, 'draft'), consignmentListTexts.differentKinds, drafts);
  }

  const differing = criteria.find((criterion) => distinct(rows, criterion) > 1);
  if (differing) return rejectedBy(rows, differing, consignmentListTexts.differentKinds);
  if (distinct(rows, dates) > 1)
    return rejectedBy(rows, dates, consignmentListTexts.differentDates);

  return {
    isEligible: true,
    summary: 'Same carrier, service, sender and date',
    message: null,
    differingIds: new Set(),
  };
}

const distinct = (rows: readonly ConsignmentListItem[], { keyOf }: Criterion) =>
  new Set(rows.map(keyOf)).size;

function rejectedBy(
  rows: readonly ConsignmentListItem[],
  criterion: Criterion,
  message: string,
): Eligibility {
  const groups = [...grouped(rows, criterion).values()];
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best));
  const minority = rows.filter((row) => !largest.includes(row));
  return rejected(`${groups.length} ${criterion.plural}`, message, minority);
}

const rejected = (
  summary: string,
  message: string,
  minority: readonly ConsignmentListItem[],
): Eligibility => ({
  isEligible: false,
  summary,
  message,
  differingIds: new Set(minority.map(({ id }) => id)),
});

function grouped(rows: readonly ConsignmentListItem[], { keyOf }: Criterion) {
  const groups = new Map<unknown, ConsignmentListItem[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
