import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { AddressBookModule } from './address-book/index.js';
import { CarriersModule } from './carriers/index.js';
import { ClientsModule } from './clients/index.js';
import { ConsignmentsModule } from './consignments/index.js';
import { CustomersModule } from './customers/index.js';
import { DashboardModule } from './dashboard/index.js';
import { EventFeedModule } from './event-feed/index.js';
import { HealthModule } from './health/index.js';
import { HistoryModule } from './history/index.js';
import { DeprecationNoticesModule, IdentityModule } from './identity/index.js';
import { ImportsModule } from './imports/index.js';
import { ConnectionTestsModule, FilePushModule, FileReimportModule } from './integrations/index.js';
import { ManifestsModule } from './manifests/index.js';
import { NoticesModule } from './notices/index.js';
import { OrganisationsModule } from './organisations/index.js';
import { PaperworkModule } from './paperwork/index.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrintingModule } from './printing/index.js';
import { RealtimeModule } from './realtime/index.js';
import { PricingModule } from './pricing/index.js';
import { QuotesModule } from './quotes/index.js';
import { ReportingModule } from './reporting/index.js';
import { SetUpModule } from './set-up/index.js';
import { SettingsModule } from './settings/index.js';
import { TestEnvironmentsModule } from './test-environments/index.js';
import { TrackingModule } from './tracking/index.js';
import { WebhooksModule } from './webhooks/index.js';

/** The HTTP process: platform, identity, and one module per context. */
@Module({
  imports: [
    PlatformModule,
    IdentityModule,
    DeprecationNoticesModule,
    HealthModule,
    RealtimeModule,
    CqrsModule.forRoot(),
    AddressBookModule,
    CarriersModule,
    ConnectionTestsModule,
    FilePushModule,
    FileReimportModule,
    ClientsModule,
    ConsignmentsModule,
    CustomersModule,
    DashboardModule,
    EventFeedModule,
    HistoryModule,
    ImportsModule,
    ManifestsModule,
    NoticesModule,
    OrganisationsModule,
    PaperworkModule,
    PricingModule,
    PrintingModule,
    QuotesModule,
    ReportingModule,
    SetUpModule,
    SettingsModule,
    TestEnvironmentsModule,
    TrackingModule,
    WebhooksModule,
  ],
})
export class AppModule {}
