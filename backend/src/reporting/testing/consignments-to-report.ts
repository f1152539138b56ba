import ExcelJS from 'exceljs';

import { EventStore } from '@event-store/event-store.js';
import { ConsignmentListRow } from '@read-models/consignment-list.row.js';

import { fillList, listRow } from '../../consignments/testing/list-rows.js';
import { write } from '../../integrations/testing/manifested-consignment.js';
import { someClients, type RunningBackend } from '../../testing/start-backend.js';
import { dispatched } from './dispatched.js';

/** Inserts open consignments of clients 10 and 20, and dispatched ones of client 11. */
export async function consignmentsToReport({ app, database }: RunningBackend): Promise<void> {
  await database.query(someClients);
  await fillList(database, [
    listRow({ id: 1, dispatchDate: '2026-11-25', totalCostCents: 12_050 }),
    listRow({ id: 2, receiverCompany: '=1+1', totalCostCents: 0 }),
    listRow({ id: 3, state: 'MANIFESTED' }),
    listRow({ id: 4, clientId: 20, customerId: 2 }),
    ...dispatched.map(({ row }) => listRow(row)),
  ]);
  await database.query(`update client set difot = true, service = true where id = 11`);
  const store = app.get(EventStore);
  for (const { row, events } of dispatched) await write(store, `consignment-${row.id}`, events);
}

/** Id of the open manifest that a consignment could leave with, as the projection computed it. */
export async function openManifestOf(
  { database }: RunningBackend,
  consignmentId: number,
): Promise<number> {
  const { openManifestId } = await database
    .getRepository(ConsignmentListRow)
    .findOneByOrFail({ id: consignmentId });
  if (openManifestId === null) throw new Error(`consignment ${consignmentId} has no open manifest`);
  return openManifestId;
}

/** The only sheet of a workbook in a response. */
export async function sheetOf(response: Response): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await response.arrayBuffer());
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet');
  return sheet;
}

/** Rows of a CSV file, by heading. */
export async function csvRows(response: Response): Promise<Record<string, string>[]> {
  const [heading = '', ...lines] = (await response.text()).trim().split('\r\n');
  const names = heading.split(',');
  return lines.map((line) =>
    Object.fromEntries(
      line.split(',').map((cell, index): [string, string] => [names[index] ?? '', cell]),
    ),
  );
}
