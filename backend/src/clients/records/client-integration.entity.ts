import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

import type { TransferType } from '@contracts/rules/carrier-connection.js';
import type {
  ClientIntegrationView,
  IntegrationType,
} from '@contracts/views/client-integration.view.js';

/** Connection through which a client exchanges data (spec part 2, section 3: ClientIntegration). */
@Entity('client_integration')
export class ClientIntegration implements ClientIntegrationView {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('text', { name: 'integration_type' })
  integrationType: IntegrationType;

  @Column('text', { name: 'transfer_type' })
  transferType: TransferType;

  @Column('text')
  server: string;

  @Column('integer')
  port: number;

  @Column('text')
  username: string;

  /** Sealed by `SecretBox` with the record's `salt`. */
  @Column('text')
  password: string;

  @Column('text')
  salt: string;

  @Column('text', { nullable: true })
  path: string | null;

  @Column('text', { name: 'notification_email', nullable: true })
  notificationEmail: string | null;
}
