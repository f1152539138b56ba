import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ConsignmentListRow } from '@read-models/consignment-list.row.js';
import { ManifestListRow } from '@read-models/manifest-list.row.js';

import { ClientsModule } from '../clients/index.js';
import { provideStreams } from '../platform/events/provide-streams.js';
import { PrefixRangesModule } from '../prefix-ranges/index.js';
import { PricingModule } from '../pricing/index.js';
import { SettingsModule } from '../settings/index.js';
import { AmendConsignmentHandler } from './commands/amend-consignment.command.js';
import { ChangeTogether } from './commands/change-together.js';
import { ConsignmentIds } from './commands/consignment-ids.js';
import { CreateConsignmentHandler } from './commands/create-consignment.command.js';
import { DeleteConsignmentsHandler } from './commands/delete-consignments.command.js';
import { ErasePersonalDataHandler } from './commands/erase-personal-data.command.js';
import { MarkPrintedHandler } from './commands/mark-printed.command.js';
import { Numbering } from './commands/numbering.js';
import { QuoteShipments } from './commands/quote-shipments.js';
import { RestoreConsignmentsHandler } from './commands/restore-consignments.command.js';
import { SubmissionRecords } from './commands/submission-records.js';
import { Submissions } from './commands/submissions.js';
import {
  ResubmitConsignmentHandler,
  SubmitConsignmentHandler,
} from './commands/submit-consignment.command.js';
import { ConsignmentStreams, consignmentStreams } from './domain/consignment-streams.js';
import { ConsignmentLookupsController } from './http/consignment-lookups.controller.js';
import { ConsignmentController } from './http/consignment.controller.js';
import { ListConsignmentsController } from './http/list-consignments.controller.js';
import { SavedFilterController } from './http/saved-filter.controller.js';
import { ChangeTrail } from './queries/change-trail.js';
import { ConsignmentStories } from './queries/consignment-story.js';
import { FindConsignmentHandler } from './queries/find-consignment.query.js';
import { FindConsolidationHandler } from './queries/find-consolidation.query.js';
import { FindPersonHandler } from './queries/find-person.query.js';
import { FindUnNumberHandler } from './queries/find-un-number.query.js';
import { ListConsignmentsOfManifestHandler } from './queries/list-consignments-of-manifest.query.js';
import { ListConsignmentsHandler } from './queries/list-consignments.query.js';
import { PreviousBookings } from './queries/previous-bookings.js';
import { QuoteOffersHandler } from './queries/quote-offers.query.js';
import { SurroundingsOf } from './queries/view/surroundings.js';
import { TypeOrmSubmissionRecords } from './records/typeorm-submission-records.js';
import { SavedFilter } from './saved-filters/saved-filter.entity.js';
import { SavedFilters } from './saved-filters/saved-filters.js';

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
  FindConsignmentHandler,
  FindConsolidationHandler,
  FindPersonHandler,
  FindUnNumberHandler,
  ListConsignmentsHandler,
  ListConsignmentsOfManifestHandler,
  QuoteOffersHandler,
];

/** Consignments from the first draft to the last scan. */
@Module({
  imports: [
    CqrsModule,
    TypeOrmModule.forFeature([ConsignmentListRow, ManifestListRow, SavedFilter]),
    ClientsModule,
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
    { provide: SubmissionRecords, useClass: TypeOrmSubmissionRecords },
    ChangeTogether,
    ChangeTrail,
    ConsignmentIds,
    ConsignmentStories,
    Numbering,
    PreviousBookings,
    QuoteShipments,
    SavedFilters,
    Submissions,
    SurroundingsOf,
    ...commands,
    ...queries,
  ],
  exports: [ConsignmentStories, ConsignmentStreams, QuoteShipments, SurroundingsOf],
})
export class ConsignmentsModule {}
