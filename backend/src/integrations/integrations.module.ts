import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import {
  Carrier,
  CarrierServiceType,
  CarrierShipmentsModule,
  ClientCarrierAccount,
  ConnectedCarriersModule,
  ConnotePrefix,
  CustomerCarrier,
  CustomerCarrierAccount,
  ServiceGroup,
} from '../carriers/index.js';
import { ClientsModule } from '../clients/index.js';
import { ConsignmentsModule } from '../consignments/index.js';
import { Customer } from '../customers/index.js';
import { JournalModule } from '../event-feed/index.js';
import { OperatorNoticesModule } from '../health/index.js';
import { ImportsModule } from '../imports/index.js';
import { ManifestsModule } from '../manifests/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ClientCleanupModule } from '../organisations/index.js';
import { PaperworkModule } from '../paperwork/index.js';
import { Environment } from '../platform/config/environment.js';
import { JobQueueCleanup } from '../platform/jobs/job-queue-cleanup.js';
import { SettingsModule } from '../settings/index.js';
import {
  ScanRecorder,
  SetAsideCleanup,
  SetAsideScanRepository,
  TrackingModule,
} from '../tracking/index.js';
import { WebhookSendingModule } from '../webhooks/index.js';
import { FlowCleanup } from './client-flows/flow-cleanup.js';
import { FlowFileRepository } from './client-flows/flow-file.repository.js';
import { FlowNotices } from './client-flows/flow-notices.js';
import { FlowRepository } from './client-flows/flow.repository.js';
import { EventFileRepository } from './client-flows/event-file.repository.js';
import { EventFileSender } from './client-flows/event-file-sender.js';
import { FlowEventReader } from './client-flows/flow-event.reader.js';
import { FlowServers } from './client-flows/flow-servers.js';
import { FlowRunner } from './client-flows/flow-runner.js';
import { FlowTiming } from './client-flows/flow-timing.js';
import { FileCollector } from './client-flows/file-collector.js';
import { InboundFlowRunner } from './client-flows/inbound-flow-runner.js';
import { LabelDelivery } from './client-flows/labels/label-delivery.js';
import { LabelFileRepository } from './client-flows/labels/label-file.repository.js';
import { LabelMaker } from './client-flows/labels/label-maker.js';
import { ProofReader } from './client-flows/proof.reader.js';
import { WorkerBootstrap } from './worker.bootstrap.js';
import { PickupBookingClient } from './bookings/pickup-booking-client.js';
import { CarrierIntegrations } from './carriers/carrier-integrations.js';
import { CarrierTracking } from './carriers/carrier-tracking.js';
import { LabelCleanup } from './carriers/label-cleanup.js';
import { FeedCollector } from './feeds/feed-collector.js';
import { HostKeysModule } from './host-keys/host-keys.module.js';
import { LeaderServices } from './leader-services.js';
import { FeedSources } from './feeds/feed-sources.js';
import { OutboundManifestQueries } from './outbound/outbound-manifest.queries.js';
import { DeliveryRetryPolicy } from './tasks/delivery-retry.policy.js';
import { OutgoingFailureRepository } from './records/outgoing-failure.repository.js';
import { CarrierConnections } from './records/carrier-connections.js';
import { NotifyClientTask, NotifyReceiversTask } from './tasks/notify-client-and-receivers.task.js';
import { BookPickupTask } from './tasks/book-pickup.task.js';
import { ManifestTasks, ReceiverNotificationTasks } from './tasks/manifest-tasks.js';
import { NotifyReceiverTask } from './tasks/notify-receiver.task.js';
import { ResumeManifestingTask } from './tasks/resume-manifesting.task.js';
import { SimulatedIntegration } from './simulated/simulated-integration.js';
import { SimulatedScansTask } from './simulated/simulated-scans.task.js';
import { WorkerJobGroups } from './worker-job-groups.js';
import { TransmitManifestTask } from './tasks/transmit-manifest.task.js';
import { CarrierTransfers } from './transfers/carrier-transfers.js';
import { OutgoingPolicy } from '../platform/outgoing/outgoing.policy.js';

/** The worker's integrations: data sent to and received from carriers. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      Carrier,
      CarrierServiceType,
      ClientCarrierAccount,
      ConnotePrefix,
      Customer,
      CustomerCarrier,
      CustomerCarrierAccount,
      ServiceGroup,
    ]),
    CarrierShipmentsModule,
    ClientCleanupModule,
    ClientsModule,
    ConnectedCarriersModule,
    ConsignmentsModule,
    HostKeysModule,
    ImportsModule,
    JournalModule,
    ManifestsModule,
    NotificationsModule,
    OperatorNoticesModule,
    PaperworkModule,
    SettingsModule,
    TrackingModule,
    WebhookSendingModule,
  ],
  providers: [
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
      inject: [
        CarrierConnections,
        ScanRecorder,
        SetAsideScanRepository,
        OutgoingFailureRepository,
        OutgoingPolicy,
        Environment,
      ],
      useFactory: (
        connections: CarrierConnections,
        scans: ScanRecorder,
        setAside: SetAsideScanRepository,
        failures: OutgoingFailureRepository,
        policy: OutgoingPolicy,
        { TRACKING_FEED_SECONDS: intervalSeconds }: Environment,
      ) =>
        new FeedCollector(connections, { scans, setAside, failures }, new FeedSources(policy), {
          intervalSeconds,
        }),
    },
    LeaderServices,
    JobQueueCleanup,
    EventFileRepository,
    EventFileSender,
    FlowEventReader,
    FlowCleanup,
    FlowFileRepository,
    FlowNotices,
    FlowServers,
    FlowRepository,
    FlowRunner,
    FlowTiming,
    FileCollector,
    InboundFlowRunner,
    LabelDelivery,
    LabelFileRepository,
    LabelMaker,
    ProofReader,
    NotifyClientTask,
    WorkerBootstrap,
    BookPickupTask,
    CarrierConnections,
    CarrierIntegrations,
    CarrierTracking,
    LabelCleanup,
    ManifestTasks,
    OutboundManifestQueries,
    OutgoingFailureRepository,
    PickupBookingClient,
    ReceiverNotificationTasks,
    ResumeManifestingTask,
    SetAsideCleanup,
    NotifyReceiverTask,
    NotifyReceiversTask,
    TransmitManifestTask,
    SimulatedIntegration,
    SimulatedScansTask,
    WorkerJobGroups,
  ],
})
export class IntegrationsModule {}
