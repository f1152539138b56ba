import type { MigrationInterface } from 'typeorm';

import { readModelMigrations } from '@read-models/migrations/migrations.js';

import {
  AnnounceAddresses1764000111410,
  CreateAddressBook1764000003000,
  IndexDraftAddresses1764000009000,
  BoundAddressPlaces1764000600290,
  IndexAddressPlaces1764000600100,
  IndexAddressReferences1764000600190,
} from './address-book/index.js';
import {
  CheckCarrierBookings1764000115800,
  CreateCarrierBookings1764000114300,
  CreateCarrierShipments1764000113100,
  IndexPolledNumbers1764000600152,
  CreateCarriers1764000004000,
  NameCarrierAdapters1764000113000,
  OfferTransfersOfGenericCarriers1764000081000,
  WithdrawCarriers1764000040000,
} from './carriers/index.js';
import {
  CreateClientIntegrations1764000054000,
  CreateClients1764000002000,
  RemoveClients1764000053000,
  CreateIntegrationFlows1764000110900,
  AddContentParts1764000600180,
  AddFlowResends1764000600160,
  IgnoreIntegrationFiles1764000600122,
} from './clients/index.js';
import {
  AnnounceSubmissionRecords1764000060000,
  CreateSavedFilters1764000008500,
} from './consignments/index.js';
import { AddApiQuotaFactor1764000113510, CreateCustomers1764000001000 } from './customers/index.js';
import {
  CreateIssueDismissals1764000116600,
  CreateNeedOwners1764000110500,
} from './health/index.js';
import { CreateEventReader1764000600131 } from './event-feed/index.js';
import { IndexAuditParts1764000055000 } from './history/index.js';
import {
  AddApiKeyExpiry1764000084000,
  AddApiKeyRanges1764000600130,
  CreateRevokedApiKey1764000600211,
  EndReplacedApiKeys1764000600243,
  CreateApiKeySecret1764000110800,
  CreateApiKeyUsage1764000113520,
  CreateDeprecationNotice1764000600300,
  AddUserCreator1764000051000,
  AnnounceClientAccess1764000600150,
  AddUserOwner1764000077000,
  KeepUsedLinks1764000110100,
  CreateIdentity1764000002500,
  CreateLoginWait1764000072000,
  CreateSecurityEvent1764000073000,
  IndexSecurityEventNames1764000600000,
  CreateUserSession1764000071000,
} from './identity/index.js';
import {
  AddImportMappings1764000112000,
  AddImportSamples1764000116300,
  AddImportUpdates1764000114100,
  AddImportKinds1764000600170,
  IndexAddressImports1764000600220,
  AddZoneImports1764000600200,
  AddImportRunSteps1764000600261,
  KeepIgnoredFields1764000600271,
  AddRateCardImports1764000600201,
  AddPushedImports1764000600121,
  CreateImports1764000110300,
  KeepImportFileMappings1764000115000,
  SeparateImportMappings1764000600172,
} from './imports/index.js';
import {
  CreateHostKeys1764000100000,
  CreatePassedTests1764000113200,
  HostKeysOfClients1764000600120,
  CreateIntegrations1764000030000,
  CreateOutgoingFailures1764000071300,
} from './integrations/index.js';
import { CreateLiveRates1764000114200 } from './live-rates/index.js';
import { CreateNotices1764000111400 } from './notices/index.js';
import {
  CreateNotifications1764000031000,
  IndexSentMails1764000115700,
  NameMails1764000062000,
  SendBulkMailsLater1764000116400,
} from './notifications/index.js';
import {
  CreateAudit1764000000000,
  NameOperationsInAudit1764000061000,
} from './platform/audit/audit.migration.js';
import { CreateRecordsVersion1764000070000 } from './platform/audit/records-version.migration.js';
import { VersionRecords1764000075000 } from './version-records.migration.js';
import { CreateInstallation1764000110400 } from './platform/database/create-installation.migration.js';
import { Platform1760000000000 } from './platform/database/platform.migration.js';
import { CreateStreamSnapshots1764000078000 } from './platform/events/create-stream-snapshots.migration.js';
import { CreateRequestQuota1764000113500 } from './platform/limits/create-request-quota.migration.js';
import { CreateImportedFiles1764000050000 } from './platform/uploads/create-imported-files.migration.js';
import {
  AnnouncePrices1764000600260,
  AnnounceSettings1764000007000,
  CreatePricing1764000005000,
  DroppedRules1764000086000,
  OwnTransitTimes1764000076000,
} from './pricing/index.js';
import { CreateQuotes1764000009500 } from './quotes/index.js';
import {
  AnnounceRecords1764000110000,
  CreateSocketAttachments1764000008000,
} from './realtime/index.js';
import { CreateTestEnvironments1764000114000 } from './test-environments/index.js';
import {
  CreateSetAsideScans1764000071200,
  IndexSetAsideScans1764000600151,
} from './tracking/index.js';
import {
  CreateWebhookDeliveries1764000110600,
  CreateWebhookReplays1764000600111,
  IndexWebhookReplays1764000600112,
  DetachWebhookDeliveries1764000600110,
  IndexUnreportedDeliveries1764000600241,
  ReportExpiringEvents1764000600270,
  ReportGivenUpDeliveries1764000600240,
  LogWebhookDeliveries1764000110700,
  CreateWebhookSubscriptions1764000110200,
  FilterWebhookDeliveries1764000600210,
  IndexWaitingSubjects1764000600231,
  TallyWebhookCalls1764000600230,
} from './webhooks/index.js';
import { CreateItemTemplates1764000052000, CreateSettings1764000006000 } from './settings/index.js';

/** Migrations of records and read models; new ones are added here, with a higher number at the end of their names. */
export const migrations: readonly (new () => MigrationInterface)[] = [
  Platform1760000000000,
  CreateAudit1764000000000,
  CreateCustomers1764000001000,
  CreateClients1764000002000,
  CreateIdentity1764000002500,
  CreateAddressBook1764000003000,
  CreateCarriers1764000004000,
  CreatePricing1764000005000,
  CreateSettings1764000006000,
  AnnounceSettings1764000007000,
  CreateSocketAttachments1764000008000,
  CreateSavedFilters1764000008500,
  IndexDraftAddresses1764000009000,
  CreateQuotes1764000009500,
  CreateIntegrations1764000030000,
  CreateNotifications1764000031000,
  WithdrawCarriers1764000040000,
  CreateImportedFiles1764000050000,
  AddUserCreator1764000051000,
  CreateItemTemplates1764000052000,
  RemoveClients1764000053000,
  CreateClientIntegrations1764000054000,
  IndexAuditParts1764000055000,
  AnnounceSubmissionRecords1764000060000,
  NameOperationsInAudit1764000061000,
  NameMails1764000062000,
  CreateRecordsVersion1764000070000,
  CreateUserSession1764000071000,
  CreateSetAsideScans1764000071200,
  CreateOutgoingFailures1764000071300,
  CreateLoginWait1764000072000,
  CreateSecurityEvent1764000073000,
  VersionRecords1764000075000,
  OwnTransitTimes1764000076000,
  AddUserOwner1764000077000,
  CreateStreamSnapshots1764000078000,
  OfferTransfersOfGenericCarriers1764000081000,
  AddApiKeyExpiry1764000084000,
  DroppedRules1764000086000,
  CreateHostKeys1764000100000,
  AnnounceRecords1764000110000,
  KeepUsedLinks1764000110100,
  CreateWebhookSubscriptions1764000110200,
  CreateImports1764000110300,
  CreateInstallation1764000110400,
  CreateNeedOwners1764000110500,
  CreateWebhookDeliveries1764000110600,
  LogWebhookDeliveries1764000110700,
  CreateApiKeySecret1764000110800,
  CreateIntegrationFlows1764000110900,
  CreateNotices1764000111400,
  AnnounceAddresses1764000111410,
  AddImportMappings1764000112000,
  NameCarrierAdapters1764000113000,
  CreateCarrierShipments1764000113100,
  CreatePassedTests1764000113200,
  CreateRequestQuota1764000113500,
  AddApiQuotaFactor1764000113510,
  CreateApiKeyUsage1764000113520,
  CreateTestEnvironments1764000114000,
  AddImportUpdates1764000114100,
  CreateLiveRates1764000114200,
  CreateCarrierBookings1764000114300,
  KeepImportFileMappings1764000115000,
  IndexSentMails1764000115700,
  CheckCarrierBookings1764000115800,
  AddImportSamples1764000116300,
  SendBulkMailsLater1764000116400,
  CreateIssueDismissals1764000116600,
  IndexSecurityEventNames1764000600000,
  IndexAddressPlaces1764000600100,
  DetachWebhookDeliveries1764000600110,
  CreateWebhookReplays1764000600111,
  IndexWebhookReplays1764000600112,
  HostKeysOfClients1764000600120,
  AddPushedImports1764000600121,
  IgnoreIntegrationFiles1764000600122,
  AddApiKeyRanges1764000600130,
  CreateEventReader1764000600131,
  AnnounceClientAccess1764000600150,
  IndexSetAsideScans1764000600151,
  IndexPolledNumbers1764000600152,
  AddFlowResends1764000600160,
  AddImportKinds1764000600170,
  SeparateImportMappings1764000600172,
  AddContentParts1764000600180,
  IndexAddressReferences1764000600190,
  AddZoneImports1764000600200,
  AddRateCardImports1764000600201,
  FilterWebhookDeliveries1764000600210,
  CreateRevokedApiKey1764000600211,
  IndexAddressImports1764000600220,
  TallyWebhookCalls1764000600230,
  IndexWaitingSubjects1764000600231,
  ReportGivenUpDeliveries1764000600240,
  IndexUnreportedDeliveries1764000600241,
  EndReplacedApiKeys1764000600243,
  AnnouncePrices1764000600260,
  AddImportRunSteps1764000600261,
  ReportExpiringEvents1764000600270,
  KeepIgnoredFields1764000600271,
  BoundAddressPlaces1764000600290,
  CreateDeprecationNotice1764000600300,
  ...readModelMigrations,
];
