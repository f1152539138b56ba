import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An item that a user has removed from the list of those that need attention. */
@Entity('issue_dismissal')
export class IssueDismissal {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Key of the item in the list. */
  @Column('text')
  key: string;

  /** Null once the user is deleted. */
  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  /** Reason. */
  @Column('text')
  words: string;

  /** An item that fails again later is listed again. */
  @Column('timestamptz', { name: 'dismissed_at' })
  dismissedAt: Date;
}
