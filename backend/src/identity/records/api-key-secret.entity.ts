import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Stored verification data of an API key's token. */
@Entity('api_key_secret')
export class ApiKeySecret {
  /** The key's account. */
  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  @Column('text', { name: 'public_id' })
  publicId: string;

  /** SHA-256 of the token. */
  @Column('bytea')
  hash: Buffer;

  @Column('text', { name: 'last_four' })
  lastFour: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
