import { DateTime } from 'luxon';
import type { DataSource } from 'typeorm';

import { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';
import { DashboardConsignmentRow } from '@read-models/dashboard-consignment.row.js';
import { DashboardDayRow, dayCounts, type DayCount } from '@read-models/dashboard-day.row.js';
import { DashboardStatusRow } from '@read-models/dashboard-status.row.js';

import { fillList, listRow } from '../../consignments/testing/list-rows.js';
import { collectionDay } from '../../consignments/index.js';
import { someClients } from '../../testing/start-backend.js';
import { recordOf } from '@contracts/keys-of.js';

export const ZONE = 'Australia/Sydney';

/** Noon of the latest business day, as other days have no cut-offs; mid-minute, as prints are grouped by the minute. */
export const NOON = latestWorkingNoon(
  DateTime.now().setZone(ZONE).set({ hour: 12, minute: 0, second: 30, millisecond: 0 }),
);

function latestWorkingNoon(noon: DateTime): DateTime {
  const today = noon.toISODate() ?? '';
  return collectionDay('NSW', today) === today ? noon : latestWorkingNoon(noon.minus({ days: 1 }));
}

/** The day that is this many days after `NOON`, in the users' time zone. */
export const day = (days: number): string => NOON.plus({ days }).toISODate() ?? '';

const today = day(0);

/** Two carriers of customer 1, the second with a cut-off at 23:59, each with an account of client 10. */
const carriers = `
  insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length, cut_off_time)
    values (5, 'northline', 'Northline', 2, 8, '00:01'), (6, 'coastal', 'Coastal', 2, 8, '23:59');
  insert into customer_carrier (id, customer_id, carrier_id) values (50, 1, 5), (60, 1, 6), (70, 2, 6);
  insert into customer_carrier_account (id, customer_carrier_id, account_number)
    values (1, 50, 'A'), (2, 60, 'B'), (3, 70, 'C');
  insert into connote_prefix (id, customer_carrier_account_id, connote_prefix, prefix_range_id)
    values (1, 1, 'NL', 90), (2, 2, 'CO', 91), (3, 3, 'CX', 92);
  insert into client_carrier_account (id, client_id, connote_prefix_id)
    values (500, 10, 1), (501, 10, 2), (502, 20, 3);`;

const manifestRow = (id: number, clientId: number, dispatchDate: string, dataStatus: string) => `
  insert into manifest_list values (${id}, 'MAN-${id}', ${clientId}, 'Parent', ${clientId === 20 ? 2 : 1},
    'Coastal', 'Road', 'Acme', '${dispatchDate}', now(), now(), 1, true, '${dataStatus}', null,
    'no route to host', 3, null, now(), 'SENT', 'BK', null, 1, null, now(),
    '${today}T04:00:00Z', '${today}T05:00:00Z', false, false, false, '')`;

const addresses = `
  insert into address (client_id, status, address_class, company, address_line1, search_text)
    values (10, 'DRAFT', 'BUSINESS', 'Torrens Building', '', ''), (10, 'VALID', 'BUSINESS', 'Fine', '', ''),
           (20, 'DRAFT', 'BUSINESS', 'Elsewhere', '', '')`;

/** A day of a client and of its customer, as the projection counts it. */
const dayRows = (
  clientId: number,
  carrier: number,
  at: string,
  counts: Partial<Record<DayCount, number>>,
) =>
  [`client/${clientId}`, `customer/${clientId === 20 ? 2 : 1}`].map((owner) => ({
    ...recordOf(dayCounts, () => 0),
    ...counts,
    id: `${owner}/${carrier}/NSW/${at}`,
    owner,
    customerCarrierId: carrier,
    senderState: 'NSW',
    day: at,
  }));

const statusRows = (
  clientId: number,
  carrier: number,
  status: DashboardStatusRow['status'],
  quantity: number,
) =>
  [`client/${clientId}`, `customer/${clientId === 20 ? 2 : 1}`].map((owner) => ({
    id: `${owner}/${carrier}/${status}`,
    owner,
    customerCarrierId: carrier,
    status,
    quantity,
  }));

/** Inserts two customers with consignments, manifests, ranges and addresses, counted as the projections do. */
export async function fillDashboard(database: DataSource): Promise<void> {
  for (const statement of [
    someClients,
    carriers,
    addresses,
    manifestRow(1, 10, today, 'FAILED'),
    manifestRow(2, 20, today, 'FAILED'),
    manifestRow(3, 10, today, 'PENDING'),
  ])
    await database.query(statement);
  const unableToDeliver = {
    state: 'MANIFESTED',
    status: 'UNABLE_TO_DELIVER',
    eta: day(3),
  } as const;
  await fillList(database, [
    listRow({ id: 1, ...unableToDeliver, receiverCompany: 'Kimberley Outback' }),
    listRow({ id: 2, status: 'DRAFT', dispatchDate: day(-5) }),
    listRow({ id: 3, status: 'DRAFT', dispatchDate: today }),
    listRow({
      id: 5,
      state: 'MANIFESTED',
      status: 'IN_TRANSIT',
      manifestId: 1,
      customerCarrierId: 60,
      dispatchDate: today,
      eta: day(3),
    }),
    listRow({
      id: 6,
      state: 'MANIFESTED',
      status: 'PICKED_UP',
      dispatchDate: day(-40),
      eta: day(-35),
      receiverCompany: 'Lost',
    }),
    listRow({ id: 4, ...unableToDeliver, clientId: 20, clientName: 'Foreign', customerId: 2 }),
  ]);
  await insertCounts(database);
  await insertRanges(database);
}

async function insertCounts(database: DataSource): Promise<void> {
  await database.getRepository(DashboardConsignmentRow).insert({
    id: 1,
    clientId: 10,
    customerId: 1,
    customerCarrierId: 50,
    status: 'UNABLE_TO_DELIVER',
    state: 'MANIFESTED',
    senderState: 'NSW',
    receiverState: 'WA',
    createdDate: day(-3),
    dispatchDate: day(-3),
    etaDate: day(-1),
    statusDate: day(-1),
    changedAt: NOON.minus({ hours: 3 }).toUTC().toISO() ?? '',
  });
  await database
    .getRepository(DashboardDayRow)
    .insert([
      ...dayRows(10, 60, today, { ready: 3, drafts: 1, underway: 4, made: 2 }),
      ...dayRows(10, 50, day(-3), { onTime: 19, late: 1, underway: 2 }),
      ...dayRows(10, 60, day(-3), { onTime: 3, late: 1 }),
      ...dayRows(10, 50, day(-27), { onTime: 5 }),
      ...dayRows(10, 50, day(-28), { late: 100 }),
      ...dayRows(10, 50, day(-1), { troubled: 1, delivered: 6 }),
      ...dayRows(20, 70, today, { ready: 50 }),
    ]);
  await database
    .getRepository(DashboardStatusRow)
    .insert([
      ...statusRows(10, 60, 'CREATED', 3),
      ...statusRows(10, 0, 'DRAFT', 2),
      ...statusRows(10, 50, 'IN_TRANSIT', 4),
      ...statusRows(10, 60, 'IN_TRANSIT', 1),
      ...statusRows(10, 60, 'OUT_FOR_DELIVERY', 2),
      ...statusRows(10, 50, 'UNABLE_TO_DELIVER', 1),
      ...statusRows(20, 70, 'UNABLE_TO_DELIVER', 1),
    ]);
}

async function insertRanges(database: DataSource): Promise<void> {
  const range = { prefixRangeId: 90, latestNumber: 48, isExhausted: false };
  await database.getRepository(AccountRangeUsageRow).insert([
    {
      ...range,
      clientCarrierAccountId: 500,
      clientId: 10,
      allotted: 50,
      assigned: 48,
    },
    {
      ...range,
      clientCarrierAccountId: 501,
      clientId: 10,
      allotted: 100,
      assigned: 80,
    },
    {
      ...range,
      clientCarrierAccountId: 502,
      clientId: 20,
      allotted: 10,
      assigned: 10,
    },
  ]);
}
