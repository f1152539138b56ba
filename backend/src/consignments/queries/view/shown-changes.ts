import { emptyRecord, type ConsignmentRecord } from '../../domain/record/consignment-record.js';
import { differences, type Difference } from '../../domain/record/differences.js';
import { toConsignmentView } from './consignment-view.js';
import { noSurroundings } from './surroundings.js';

/** Parts of the view that follow from others, or explain them: their change is no news. */
const derived =
  /^(id|revision|trackingStatus|formattedReferences|dispatchedAt|createdAt|paperWorkDisabled|articleNumbers|categoryEntryPicks\.\d+\.(id|consignmentId)|isManifestingEnabled|offer\.(id|explanation|hasDangerousGoods|rateCardVersionId|rulesVersionId)|.*\.(formattedAddress|totalWeight|totalVolume))(\.|$)/;

/**
 * What differs between two moments of a consignment, with the paths and amounts its view has. Nothing
 * for its first event, which is told by its summary.
 */
export function shownChanges(before: ConsignmentRecord, after: ConsignmentRecord): Difference[] {
  if (before.id === emptyRecord.id) return [];
  const [from, to] = [before, after].map((record) => toConsignmentView(record, noSurroundings));
  return differences(from, to).filter(({ path }) => !derived.test(path));
}
