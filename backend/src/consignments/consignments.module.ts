import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { ManifestListRow } from '@read-models/manifest-list.row.js';

import { ClientsModule } from '../clients/index.js';
import { LiveRatesModule } from '../live-rates/index.js';
import { provideStreams } from '../platform/events/provide-streams.js';
import { PrefixRangesModule } from '../prefix-ranges/index.js';
import { PricingModule } from '../pricing/index.js';
import { SettingsModule } from '../settings/index.js';
import { AmendConsignmentHandler } from './commands/amend-consignment.command.js';
import { ConsignmentBatchUpdate } from './commands/consignment-batch-update.js';
import { ConsignmentIdAllocator, ConsignmentNumbering } from './commands/consignment-numbering.js';
import {
  CreateConsignmentHandler,
  ResubmitConsignmentHandler,
  SubmitConsignmentHandler,
} from './commands/submit-consignment.command.js';
import { DeleteConsignmentsHandler } from './commands/delete-consignments.command.js';
import { ErasePersonalDataHandler } from './commands/erase-personal-data.command.js';
import { MarkPrintedHandler } from './commands/mark-printed.command.js';
import { QuoteShipmentFactory } from './commands/quote-shipment.factory.js';
import { RestoreConsignmentsHandler } from './commands/restore-consignments.command.js';
import { ConsignmentReferenceData } from './commands/reference-data.js';
import { SubmissionFactory } from './commands/submission.factory.js';
import { SubmissionPlanService } from './commands/submission-plan.service.js';
import { ConsignmentStreams, consignmentStreams } from './domain/consignment.js';
import { ConsignmentLookupsController } from './http/consignment-lookups.controller.js';
import { ConsignmentController } from './http/consignment.controller.js';
import { ListConsignmentsController } from './http/list-consignments.controller.js';
import { SavedFilterController } from './http/saved-filter.controller.js';
import { CountPreviousBookingsHandler } from './queries/count-previous-bookings.query.js';
import { EditConflictQueries } from './queries/edit-conflict.queries.js';
import { ConsignmentEventReader } from './queries/consignment-event.reader.js';
import { FindConsignmentHandler } from './queries/find-consignment.query.js';
import { FindConsolidationHandler } from './queries/find-consolidation.query.js';
import { FindPersonHandler } from './queries/find-person.query.js';
import { FindUnNumberHandler } from './queries/find-un-number.query.js';
import { ListConsignmentsOfManifestHandler } from './queries/list-consignments-of-manifest.query.js';
import { ListChangedConsignmentsHandler } from './queries/list-changed-consignments.query.js';
import { ListConsignmentsHandler } from './queries/list-consignments.query.js';
import { PreviousBookingQueries } from './queries/previous-booking.queries.js';
import { CollectLiveOffersHandler } from './queries/collect-live-offers.query.js';
import { QuoteOffersHandler } from './queries/quote-offers.query.js';
import { ConsignmentContextQueries } from './queries/view/consignment-context.queries.js';
import { TypeOrmConsignmentReferenceData } from './records/typeorm-reference-data.js';
import { SavedFilter } from './saved-filters/saved-filter.entity.js';
import { SavedFilterService } from './saved-filters/saved-filter.service.js';

const commands = [
  AmendConsignmentHandler,
  CreateConsignmentHandler,
  DeleteConsignmentsHandler,
  ErasePersonalDataHandler,
  MarkPrintedHandler,
  RestoreConsignmentsHandler,
  SubmitConsignmentHandler,
  ResubmitConsignmentHandler,
];

const queries = [
  CollectLiveOffersHandler,
  CountPreviousBookingsHandler,
  FindConsignmentHandler,
  FindConsolidationHandler,
  FindPersonHandler,
  FindUnNumberHandler,
  ListChangedConsignmentsHandler,
  ListConsignmentsHandler,
  ListConsignmentsOfManifestHandler,
  QuoteOffersHandler,
];

/** Consignments from first draft to last scan. */
@Module({
  imports: [
    CqrsModule,
    TypeOrmModule.forFeature([ConsignmentListRow, ManifestListRow, SavedFilter]),
    ClientsModule,
    LiveRatesModule,
    PrefixRangesModule,
    PricingModule,
    SettingsModule,
  ],
  controllers: [
    ListConsignmentsController,
    SavedFilterController,
    ConsignmentLookupsController,
    ConsignmentController,
  ],
  providers: [
    provideStreams(ConsignmentStreams, consignmentStreams),
    { provide: ConsignmentReferenceData, useClass: TypeOrmConsignmentReferenceData },
    ConsignmentBatchUpdate,
    EditConflictQueries,
    ConsignmentIdAllocator,
    ConsignmentEventReader,
    ConsignmentNumbering,
    PreviousBookingQueries,
    QuoteShipmentFactory,
    SavedFilterService,
    SubmissionFactory,
    SubmissionPlanService,
    ConsignmentContextQueries,
    ...commands,
    ...queries,
  ],
  exports: [
    ConsignmentEventReader,
    ConsignmentStreams,
    QuoteShipmentFactory,
    ConsignmentContextQueries,
    SubmissionPlanService,
  ],
})
export class ConsignmentsModule {}
