import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { Carrier, CarrierServiceType, CustomerCarrier, ServiceGroup } from '../carriers/index.js';
import { ClientsModule } from '../clients/index.js';
import { ConsignmentsModule } from '../consignments/index.js';
import { Customer } from '../customers/index.js';
import { ManifestsModule } from '../manifests/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { Environment } from '../platform/config/environment.js';
import { SettingsModule } from '../settings/index.js';
import { TrackingModule } from '../tracking/index.js';
import { BackgroundWork } from './background-work.js';
import { PickupBookings } from './bookings/pickup-bookings.js';
import { FeedCollector } from './feeds/feed-collector.js';
import { ScanBook } from './feeds/scan-book.js';
import { FeedSources } from './feeds/sources/feed-sources.js';
import { TrackedScans } from './feeds/tracked-scans.js';
import { ErrandPolicy } from './outbound/errand.js';
import { OutboundManifests } from './outbound/outbound-manifests.js';
import { CarrierConnections } from './records/carrier-connections.js';
import { AnnounceManifestTask } from './tasks/announce-manifest.task.js';
import { BookPickupTask } from './tasks/book-pickup.task.js';
import { ManifestTasks, ReceiverMails } from './tasks/manifest-tasks.js';
import { ResumeManifestingTask } from './tasks/resume-manifesting.task.js';
import { TellReceiverTask } from './tasks/tell-receiver.task.js';
import { TellReceiversTask } from './tasks/tell-receivers.task.js';
import { TransmitManifestTask } from './tasks/transmit-manifest.task.js';
import { CarrierTransfers } from './transfers/carrier-transfers.js';
import { OutgoingPolicy } from './transfers/outgoing-socket.js';

/** The worker's side of the house: what goes to carriers, and what comes back from them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Carrier,
      CarrierServiceType,
      Customer,
      CustomerCarrier,
      ServiceGroup,
    ]),
    ClientsModule,
    ConsignmentsModule,
    ManifestsModule,
    NotificationsModule,
    SettingsModule,
    TrackingModule,
  ],
  providers: [
    {
      provide: OutgoingPolicy,
      inject: [Environment],
      useFactory: ({ ALLOW_LOOPBACK_TARGETS, CARRIER_TIMEOUT_SECONDS }: Environment) =>
        new OutgoingPolicy(ALLOW_LOOPBACK_TARGETS, CARRIER_TIMEOUT_SECONDS * 1000),
    },
    {
      provide: ErrandPolicy,
      inject: [Environment],
      useFactory: ({ CARRIER_TRIES }: Environment) => new ErrandPolicy(CARRIER_TRIES),
    },
    {
      provide: CarrierTransfers,
      inject: [OutgoingPolicy],
      useFactory: (policy: OutgoingPolicy) => new CarrierTransfers(policy),
    },
    {
      provide: FeedCollector,
      inject: [CarrierConnections, ScanBook, OutgoingPolicy, Environment],
      useFactory: (
        connections: CarrierConnections,
        scans: ScanBook,
        policy: OutgoingPolicy,
        { TRACKING_FEED_SECONDS: secondsBetween }: Environment,
      ) => new FeedCollector(connections, scans, new FeedSources(policy), { secondsBetween }),
    },
    AnnounceManifestTask,
    BackgroundWork,
    BookPickupTask,
    CarrierConnections,
    ManifestTasks,
    OutboundManifests,
    PickupBookings,
    ReceiverMails,
    ResumeManifestingTask,
    { provide: ScanBook, useClass: TrackedScans },
    TellReceiverTask,
    TellReceiversTask,
    TransmitManifestTask,
  ],
})
export class IntegrationsModule {}
