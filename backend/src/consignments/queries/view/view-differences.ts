import {
  type ConsignmentRecord,
  type Difference,
  differences,
  toDetails,
} from '../../domain/consignment-record.js';
import { toConsignmentView } from './consignment.mapper.js';
import { emptyConsignmentContext } from './consignment-context.queries.js';

/** Fields derived from others, which would repeat a change. */
const DERIVED_PATHS =
  /^(id|revision|trackingStatus|formattedReferences|dispatchedAt|createdAt|paperWorkDisabled|articleNumbers|categoryEntryPicks\.\d+\.(id|consignmentId)|isManifestingEnabled|connoteAccountVariablesId|internalTracking|fromSuburb|toSuburb|authorityToLeave|specialInstructions|permanentBooking|offer\.(id|explanation|hasDangerousGoods|source|live|rateCardVersionId|rulesVersionId)|.*\.(formattedAddress|totalWeight|totalVolume))(\.|$)/;

/**
 * Lists the differences between two records by the paths and amounts of their views. Empty for the first event,
 * which its summary describes.
 */
export function viewDifferences(
  before: ConsignmentRecord | null,
  after: ConsignmentRecord | null,
): Difference[] {
  if (!before || !after) return [];
  const [from, to] = [before, after].map((record) =>
    toConsignmentView(toDetails(record), emptyConsignmentContext),
  );
  return differences(from, to).filter(({ path }) => !DERIVED_PATHS.test(path));
}
