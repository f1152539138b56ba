import type { ClientBase } from 'pg';

const DAY_MS = 86_400_000;
const RETENTION_DAYS = 90;
const RESPONSE_RETENTION_DAYS = 30;
/** Counts by half hour are shown for a day. */
const TALLY_RETENTION_DAYS = 2;
/** Batch sizes, small enough not to delay deliveries. */
const MAX_DELETED = 5_000;
const MAX_ORPHANS_DELETED = 1_000;

/** Statements of the sender's session that delete old deliveries and those of deleted subscriptions. */
export class DeliveryCleanup {
  constructor(private readonly client: ClientBase) {}

  /** Deletes old rows: deliveries after 90 days, responses of servers after 30, counts after 2. */
  async deleteOld(now: Date): Promise<void> {
    const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await this.client.query(
      `delete from webhook_delivery where id = any(array(
         select id from webhook_delivery where finished_at < $1 order by finished_at limit $2
         for update skip locked))`,
      [before(RETENTION_DAYS), MAX_DELETED],
    );
    await this.client.query(
      `update webhook_attempt set answer_body = null, answer_headers = '{}' where id = any(array(
         select id from webhook_attempt where at < $1 and answer_body is not null order by at limit $2
         for no key update skip locked))`,
      [before(RESPONSE_RETENTION_DAYS), MAX_DELETED],
    );
    await this.client.query(
      `delete from webhook_tally where (subscription_id, half_hour, lane) in (
         select subscription_id, half_hour, lane from webhook_tally where half_hour < $1
         order by half_hour limit $2 for update skip locked)`,
      [before(TALLY_RETENTION_DAYS), MAX_DELETED],
    );
  }

  /** Deletes replays that ended as long ago as the deliveries that are deleted. */
  async deleteOldReplays(now: Date): Promise<void> {
    await this.client.query(
      `delete from webhook_replay where id = any(array(
         select id from webhook_replay where finished_at < $1 order by finished_at limit $2
         for update skip locked))`,
      [new Date(now.getTime() - RETENTION_DAYS * DAY_MS), MAX_DELETED],
    );
  }

  /** Deletes a batch of the deliveries of deleted subscriptions; returns whether there may be more. */
  async deleteOrphans(): Promise<boolean> {
    const { rowCount } = await this.client.query(
      `with recursive owner(id) as (
         select min(subscription_id) from webhook_delivery
         union all
         select (select min(subscription_id) from webhook_delivery where subscription_id > owner.id)
         from owner where owner.id is not null
       ), deleted as (
         select id from owner
         where id is not null and not exists (select from webhook_subscription s where s.id = owner.id)
         order by id limit 1
       )
       delete from webhook_delivery where id = any(array(
         select id from webhook_delivery where subscription_id = (select id from deleted)
         order by taken_at, id limit $1 for update skip locked))`,
      [MAX_ORPHANS_DELETED],
    );
    return (rowCount ?? 0) > 0;
  }
}
