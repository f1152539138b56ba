import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Server of a client's connection, as `sshServerOf` normalises it. */
const serverOfConnection = `
  lower(regexp_replace(regexp_replace(regexp_replace(
    btrim(i.server), '^[a-z]+://', '', 'i'), '/+$', ''), '\\.$', '')) || ':' || i.port`;

/**
 * Host keys pinned for a client's own connections, apart from those of the customer's carriers (ADR 71). Clients'
 * connections used the customer's keys before: they keep them.
 */
export class HostKeysOfClients1764000600120 implements MigrationInterface {
  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      alter table host_key
        add client_id integer references client on delete cascade,
        drop constraint host_key_customer_id_server_key,
        add constraint host_key_place unique nulls not distinct (customer_id, client_id, server);
      create index host_key_client on host_key (client_id);

      insert into host_key (customer_id, client_id, server, fingerprint, pinned_at, accepted_by,
                            refused_fingerprint, refused_at)
      select distinct on (i.client_id, k.id) k.customer_id, i.client_id, k.server, k.fingerprint, k.pinned_at,
             k.accepted_by, k.refused_fingerprint, k.refused_at
        from client_integration i
        join client c on c.id = i.client_id
        join host_key k on k.customer_id = c.customer_id and k.server = ${serverOfConnection}
       where i.transfer_type in ('SFTP', 'SCP');
    `);
  }

  async down(database: QueryRunner): Promise<void> {
    await database.query(`
      delete from host_key where client_id is not null;
      alter table host_key
        drop constraint host_key_place,
        drop client_id,
        add constraint host_key_customer_id_server_key unique (customer_id, server);
    `);
  }
}
