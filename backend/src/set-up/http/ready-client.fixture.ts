import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

/** Starts a backend with the sample tariffs, whose client 10 has an address and connote numbers. */
export async function startWithReadyClient(label: string): Promise<RunningBackend> {
  const backend = await startBackend(label);
  await someTariffs(backend);
  await backend.database.query(`
    insert into address (client_id, is_default, status, address_class, company, address_line1,
                         locality_id, search_text)
      values (10, true, 'VALID', 'BUSINESS', 'Parent Pty Ltd', '1 High St', 1, 'parent');
    insert into account_range_usage (client_carrier_account_id, client_id, prefix_range_id, allotted,
                                     assigned, latest_number, is_exhausted)
      values (1, 10, 71, 100, 10, 10, false)`);
  return backend;
}
