export { ConsignmentsModule } from './consignments.module.js';
export { DeleteConsignments } from './commands/delete-consignments.command.js';
export { ErasePersonalData } from './commands/erase-personal-data.command.js';
export { ManifestReturnConsignment } from './commands/manifest-return-consignment.command.js';
export { MarkPrinted, tracksPrinting } from './commands/mark-printed.command.js';
export { QuoteShipmentFactory } from './commands/quote-shipment.factory.js';
export { toSaveRequest } from './commands/save-request.mapper.js';
export { ResubmitConsignment, SubmitConsignment } from './commands/submit-consignment.command.js';
export { SubmissionPlanService, type SubmissionPlan } from './commands/submission-plan.service.js';
export { chosenOffer, type ConsignmentSubmission } from './commands/submission.factory.js';
export { AlreadyDeleted, NotManifestable, StatusNotChanged } from './domain/consignment.errors.js';
export {
  ConsignmentStreams,
  type Draft,
  type Manifested,
  type Open,
} from './domain/consignment.js';
export { evolve, type KnownConsignment } from './domain/consignment.js';
export {
  type ConsignmentSummary,
  toSummary,
  type ConsignmentDetails,
  type ConsignmentRecord,
  differences,
  displayConnote,
  evolveRecord,
  toDetails,
} from './domain/consignment-record.js';
export { bookPickup, manifest, manifestGroup } from './domain/manifesting.js';
export { assignCarrierConnote } from './domain/create-and-amend.js';
export {
  correctTracking,
  recordProof,
  type Scan,
  updateTracking,
  whenManifested,
} from './domain/tracking.js';
export { ConsignmentEventReader } from './queries/consignment-event.reader.js';
export { FindPerson } from './queries/find-person.query.js';
export { FindUnNumber } from './queries/find-un-number.query.js';
export {
  type ChangedConsignments,
  ListChangedConsignments,
} from './queries/list-changed-consignments.query.js';
export { QuoteOffers } from './queries/quote-offers.query.js';
export { findListItems } from './queries/list/list-items.js';
export { overdueCondition } from './queries/list/filters/attention-filter.js';
export { countByState } from './queries/list-consignments.query.js';
export { collectionDay, cutOffAt, cutOffOf, earliestDispatchDay } from './cut-offs.js';
export { isTrackedInternally } from './queries/view/consignment-context.queries.js';
export { QuoteOffersDto } from './http/dto/save-consignment.dto.js';
export { articleRanges } from './queries/view/article-ranges.js';
export { toStoredOfferView } from './queries/view/stored-offer-view.js';
export { toConsignmentView } from './queries/view/consignment.mapper.js';
export { viewDifferences } from './queries/view/view-differences.js';
export {
  emptyConsignmentContext,
  ConsignmentContextQueries,
} from './queries/view/consignment-context.queries.js';
export { AnnounceSubmissionRecords1764000060000 } from './records/announce-submission-records.migration.js';
export { SavedFilterService } from './saved-filters/saved-filter.service.js';
export { CreateSavedFilters1764000008500 } from './saved-filters/create-saved-filters.migration.js';
