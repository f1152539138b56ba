import { someTariffs } from '../../backend/src/pricing/testing/sample-tariffs.js';
import { startBackend, type RunningBackend } from '../../backend/src/testing/start-backend.js';
import { TestSession, type Person } from '../../backend/src/testing/test-session.js';
import { flow, integration, item, webhook } from '../support/edit-requests.js';

/** A backend with two records of every editable kind: one to save, one to delete. */
export interface EditedRecords {
  readonly backend: RunningBackend;
  readonly web: TestSession;
  readonly admin: Person;
  /** The edited user. */
  readonly edited: Person;
}

export async function startEditedRecords(name: string): Promise<EditedRecords> {
  const backend = await startBackend(name);
  await someTariffs(backend);
  const web = new TestSession(backend);
  const admin = await web.signInNewUser({ role: 'SUPER_ADMIN' });
  const edited = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 10 });
  await insertRecords(backend, edited);
  const save = async (method: string, path: string, body: object) => {
    const { status, body: result } = await web.request(admin, method, path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(result)}`);
  };
  for (const name of ['Drum', 'Crate'])
    await save('POST', 'item/template', { ...item, name, itemTypeId: 1 });
  for (const name of ['Mine', 'Yours'])
    await save('POST', `consignment/filter?name=${name}&isDefault=false`, { size: 10, page: 0 });
  for (const username of ['one', 'two'])
    await save('POST', 'client-integration', { ...integration, username, password: 'x' });
  for (const folder of ['one', 'two']) await save('POST', 'integration-flow', { ...flow, folder });
  for (const name of ['one', 'two']) await save('POST', 'webhook', { ...webhook, name });
  await save('PUT', 'custom-email', { clientId: 11, companyName: 'First' });
  return { backend, web, admin, edited };
}

async function insertRecords(backend: RunningBackend, edited: Person): Promise<void> {
  await backend.database.query(`
    update client set custom_email = true where id = 11;
    insert into customer (id, name, bookings_email, contact_email)
      values (3, 'Empty', 'b@z.example', 'c@z.example');
    insert into address (id, client_id, status, address_class, company, address_line1, search_text)
      values (1, 11, 'DRAFT', 'BUSINESS', 'One', '1 St', ''), (2, 11, 'DRAFT', 'BUSINESS', 'Two', '2 St', ''),
             (3, 11, 'DRAFT', 'BUSINESS', 'Three', '3 St', '');
    insert into customer_carrier_account (id, customer_carrier_id, account_number) values (2, 1, 'CFP2');
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length,
                         is_data_transfer_required)
      values (2, 'two', 'Two', 3, 9, false);
    insert into customer_carrier (id, customer_id, carrier_id) values (2, 1, 2);
    insert into client_carrier_account (id, client_id, connote_prefix_id) values (2, 11, 1);
    insert into client_payer_account (id, client_id, carrier_id, who_pays, account_number, description)
      values (1, 11, 1, 'RECEIVER', 'A', 'a'), (2, 11, 1, 'RECEIVER', 'B', 'b');
    insert into item_type (id, type) values (1, 'Carton'), (2, 'Pallet');
    insert into item_type_selection (client_id, item_type_id, status) values (11, 1, true);
    insert into host_key (id, customer_id, client_id, server, fingerprint, pinned_at)
      values (1, 1, null, 'one.example:22', 'SHA256:1', now()), (2, 1, null, 'two.example:22', 'SHA256:2', now()),
             (3, 1, 11, 'one.example:22', 'SHA256:1', now()), (4, 1, 11, 'two.example:22', 'SHA256:2', now());
    insert into user_role (id, user_id, role, client_id) values
      (901, ${edited.id}, 'CLIENT_ADMIN', 13), (902, ${edited.id}, 'CLIENT_USER', 11)`);
}
