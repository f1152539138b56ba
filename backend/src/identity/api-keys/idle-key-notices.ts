import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { IDLE_KEY_DAYS } from '@contracts/rules/api-key-expiry.js';
import { idleKeyTexts as texts } from '@contracts/texts/app/idle-keys.js';

import { Clock } from '../../platform/clock.js';
import { HourlyTask } from '../../platform/hourly-task.js';
import { interpolate } from '../../platform/interpolate.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { isLiveClient } from '../scope/resolve-scope.js';

const DAY_MS = 86_400_000;
/** Keys that one email names. */
const MAX_NAMED = 20;

/** Unused keys of a client and its administrators, else those of its customer. */
interface IdleKeys {
  readonly clientId: number;
  readonly clientName: string;
  /** The longest unused first. */
  readonly names: readonly string[];
  readonly recipients: readonly string[];
}

const active = `u.kind = 'USER' and u.status = 'ACTIVE'`;

const idleKeys = `
  with idle as (
    select r.client_id, u.name, coalesce(k.last_used_at, u.created_at) as used_at
      from user_account u
      join user_role r on r.user_id = u.id
      left join api_key_use k on k.user_id = u.id
     where u.kind = 'API_KEY' and u.status = 'ACTIVE' and u.expires_at > $1 and u.replaced_by is null
       and coalesce(k.last_used_at, u.created_at) < $2
  )
  select c.id as "clientId", c.name as "clientName", i.names,
         case when cardinality(own.emails) > 0 then own.emails else of_customer.emails end as recipients
    from (select client_id, array_agg(name order by used_at) as names from idle group by client_id) i
    join client c on c.id = i.client_id and c.removed_at is null and ${isLiveClient('c.id')}
    cross join lateral (select array(
      select distinct u.email from user_role r join user_account u on u.id = r.user_id
       where ${active} and r.role = 'CLIENT_ADMIN' and r.client_id = c.id order by 1) as emails) own
    cross join lateral (select array(
      select distinct u.email from user_role r join user_account u on u.id = r.user_id
       where ${active} and r.role = 'CUSTOMER_ADMIN' and r.customer_id = c.customer_id order by 1) as emails) of_customer
   order by c.id`;

/** Emails administrators about API keys unused for a long time, once a month until they are deleted. */
@Injectable()
export class IdleKeyNotices extends HourlyTask {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected work(): Promise<void> {
    return this.notify();
  }

  /** Checks once; the outbox ignores a second email to someone about the same client in the same month. */
  async notify(): Promise<void> {
    const now = this.clock.now();
    const idleSince = new Date(now.getTime() - IDLE_KEY_DAYS * DAY_MS);
    const clients = await this.database.query<IdleKeys[]>(idleKeys, [now, idleSince]);
    const month = now.toISOString().slice(0, 'yyyy-MM'.length);
    for (const client of clients) await this.send(client, month);
  }

  private async send({ clientId, clientName, ...keys }: IdleKeys, month: string): Promise<void> {
    const values = {
      client: clientName,
      days: String(IDLE_KEY_DAYS),
      keys: listed(keys.names),
    };
    for (const to of keys.recipients)
      await this.mailer.send(
        { to, subject: interpolate(texts.subject, values), text: interpolate(texts.text, values) },
        { about: `idle API keys ${clientId} ${month} ${to}`, clientId, isBulk: true },
      );
  }
}

function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const lines = names.slice(0, MAX_NAMED).map((name) => `- ${name}`);
  if (more > 0) lines.push(interpolate(texts.more, { count: String(more) }));
  return lines.join('\n');
}
