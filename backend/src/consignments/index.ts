export { ConsignmentsModule } from './consignments.module.js';
export { CreateConsignment } from './commands/create-consignment.command.js';
export { DeleteConsignments } from './commands/delete-consignments.command.js';
export { ErasePersonalData } from './commands/erase-personal-data.command.js';
export { ManifestReturn } from './commands/manifest-return.command.js';
export { MarkPrinted, marksPrints } from './commands/mark-printed.command.js';
export { QuoteShipments } from './commands/quote-shipments.js';
export { chosenOffer } from './commands/submissions.js';
export { NotManifestable } from './domain/consignment.errors.js';
export { ConsignmentStreams } from './domain/consignment-streams.js';
export { evolve, type Consignment } from './domain/consignment.js';
export { bookPickup, manifest, manifestGroup } from './domain/manifesting.js';
export {
  emptyRecord,
  evolveRecord,
  type ConsignmentRecord,
} from './domain/record/consignment-record.js';
export { differences } from './domain/record/differences.js';
export { shownConnote } from './domain/record/shown-connote.js';
export { acceptCarrierConnote } from './domain/saving.js';
export { correctTracking, recordProof, updateTracking, type Scan } from './domain/tracking.js';
export { ConsignmentStories, recordOf } from './queries/consignment-story.js';
export { FindPerson } from './queries/find-person.query.js';
export { FindUnNumber } from './queries/find-un-number.query.js';
export { QuoteOffers } from './queries/quote-offers.query.js';
export { toListItems } from './queries/list/rows-by-id.js';
export { countTabs } from './queries/list/tab-counts.js';
export { collectionDay, cutOffAt, earliestDispatchDay } from './queries/view/cut-off-at.js';
export { isFollowedHere } from './queries/view/followed.js';
export { QuoteOffersDto } from './http/dto/save-consignment.dto.js';
export { articleRanges } from './queries/view/article-ranges.js';
export { toStoredOfferView } from './queries/view/stored-offer-view.js';
export { toConsignmentView } from './queries/view/consignment-view.js';
export { shownChanges } from './queries/view/shown-changes.js';
export { noSurroundings, SurroundingsOf } from './queries/view/surroundings.js';
export { AnnounceSubmissionRecords1764000060000 } from './records/announce-submission-records.migration.js';
export { SavedFilters } from './saved-filters/saved-filters.js';
export { CreateSavedFilters1764000008500 } from './saved-filters/create-saved-filters.migration.js';
