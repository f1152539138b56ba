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
import { WorkerBootstrap } from './worker.bootstrap.js';
import { PickupBookingClient } from './bookings/pickup-bookings.js';
import { FeedCollector } from './feeds/feed-collector.js';
import { ScanRecorder } from './feeds/feed-source.js';
import { FeedSources } from './feeds/feed-sources.js';
import { TrackingScanRecorder } from './feeds/tracking-scan-recorder.js';
import {
  DeliveryRetryPolicy,
  OutboundManifestQueries,
} from './outbound/outbound-manifest.queries.js';
import { CarrierConnections } from './records/carrier-connections.js';
import { NotifyClientTask } from './tasks/notify-client.task.js';
import { BookPickupTask } from './tasks/book-pickup.task.js';
import { ManifestTasks, ReceiverNotificationTasks } from './tasks/manifest-tasks.js';
import { NotifyReceiverTask } from './tasks/notify-receiver.task.js';
import { NotifyReceiversTask } from './tasks/notify-receivers.task.js';
import { ResumeManifestingTask } from './tasks/resume-manifesting.task.js';
import { TransmitManifestTask } from './tasks/transmit-manifest.task.js';
import { CarrierTransfers } from './transfers/carrier-transfers.js';
import { OutgoingPolicy } from './transfers/outgoing-socket.js';

/** The worker's integrations: what is sent to carriers, and what comes back. */
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
      provide: DeliveryRetryPolicy,
      inject: [Environment],
      useFactory: ({ CARRIER_TRIES }: Environment) => new DeliveryRetryPolicy(CARRIER_TRIES),
    },
    {
      provide: CarrierTransfers,
      inject: [OutgoingPolicy],
      useFactory: (policy: OutgoingPolicy) => new CarrierTransfers(policy),
    },
    {
      provide: FeedCollector,
      inject: [CarrierConnections, ScanRecorder, OutgoingPolicy, Environment],
      useFactory: (
        connections: CarrierConnections,
        scans: ScanRecorder,
        policy: OutgoingPolicy,
        { TRACKING_FEED_SECONDS: secondsBetween }: Environment,
      ) => new FeedCollector(connections, scans, new FeedSources(policy), { secondsBetween }),
    },
    NotifyClientTask,
    WorkerBootstrap,
    BookPickupTask,
    CarrierConnections,
    ManifestTasks,
    OutboundManifestQueries,
    PickupBookingClient,
    ReceiverNotificationTasks,
    ResumeManifestingTask,
    { provide: ScanRecorder, useClass: TrackingScanRecorder },
    NotifyReceiverTask,
    NotifyReceiversTask,
    TransmitManifestTask,
  ],
})
export class IntegrationsModule {}
