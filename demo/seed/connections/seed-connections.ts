import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { CarrierRepository } from '../../../backend/src/carriers/index.js';
import { ImportReceiptService } from '../../../backend/src/imports/index.js';
import { toRejectedScan, SetAsideScanRepository } from '../../../backend/src/tracking/index.js';
import { NewWebhookDto, WebhookService } from '../../../backend/src/webhooks/index.js';
import { findCarrier } from '../carriers/seed-accounts.js';
import { HOST, simulatedPorts } from '../carriers/simulated-connection.js';
import { actorOf } from '../movements/demo-data.js';
import { findRecords } from '../organisations/find-records.js';
import type { SeedContext } from '../seed-context.js';
import { seedFlows } from './seed-flows.js';

/** Seeds automated data exchange: webhooks, file flows, an import to review, scans set aside. */
export async function seedConnections(context: SeedContext): Promise<void> {
  await seedWebhooks(context);
  await seedFlows(context);
  await seedImport(context);
  await seedSetAsideScans(context);
}

const webhooks = [
  {
    customer: 'Coastline Freight Partners',
    by: 'admin@coastline.example',
    name: 'Delivery board',
    types: ['consignment.delivered', 'consignment.delivery_failed', 'consignment.out_for_delivery'],
  },
  {
    customer: 'Redgum Logistics',
    by: 'admin@redgum.example',
    name: 'Order system',
    types: ['consignment.manifested', 'tracking.updated'],
  },
];

async function seedWebhooks(context: SeedContext): Promise<void> {
  const records = await findRecords(context.app);
  for (const { customer, by, name, types } of webhooks) {
    const actor = await actorOf(context, by);
    const { id: customerId } = records.customer(customer);
    const known = await context.app.get(WebhookService).list({ customerId }, actor);
    if (known.some((webhook) => webhook.name === name)) continue;
    const url = `http://${HOST}:${simulatedPorts(context.app).http}/webhooks`;
    const webhook = Object.assign(new NewWebhookDto(), { customerId, name, url, types });
    await context.app.get(WebhookService).add(webhook, actor);
  }
}

const orders = [
  'Reference,Receiver Company,Address Line 1,Suburb,Postcode,State,Item Type,Quantity,Length (m),Width (m),Height (m),Weight (kg)',
  'PO-70411,Harbour Kitchens,18 Blackshaw Rd,Brunswick,3056,VIC,Carton,2,0.6,0.4,0.4,12',
  'PO-70412,Riverside Interiors,4 Short St,Parramatta,2150,NSW,Carton,1,0.5,0.5,0.5,9',
  'PO-70413,Dune Living,77 Beach Rd,Nowhere,9999,QLD,Carton,1,0.4,0.4,0.4,6',
];

/** A file of orders, one with a suburb that does not exist; the worker plans it. */
async function seedImport(context: SeedContext): Promise<void> {
  const actor = await actorOf(context, 'admin@coastline.example');
  const { id: clientId } = (await findRecords(context.app)).client('Banksia Melbourne');
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'linehaul-demo-'));
  const content = Buffer.from(orders.join('\n'));
  const file = path.join(folder, 'orders.csv');
  await fs.writeFile(file, content);
  const digest = createHash('sha256').update(content).digest('hex');
  try {
    await context.app.get(ImportReceiptService).receive(
      {
        owner: { kind: 'CONSIGNMENT', clientId },
        file: { path: file, originalName: 'orders-week-48.csv', size: content.length, digest },
        options: { offer: 'CHEAPEST', whenKnown: 'SKIP', keepFaultyAsDrafts: false },
        ...{ commit: 'NEVER', importAgain: false },
      },
      actor,
    );
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

/** Typical bad entries of a carrier's feed: an unknown status and an unknown connote. */
async function seedSetAsideScans(context: SeedContext): Promise<void> {
  const { app, today } = context;
  const { id: customerId } = (await findRecords(app)).customer('Coastline Freight Partners');
  const carriers = app.get(CarrierRepository);
  const { id: carrierId } = await findCarrier(carriers, 'outback_general');
  const connected = await carriers.findCustomerCarrier(customerId, carrierId);
  if (!connected) throw new Error('Coastline is not connected to Outback General yet');
  const origin = { customerCarrierId: connected.id, customerId, file: null };
  const dateTime = `${today}T09:12:00+10:00`;
  const scanned = { location: 'Altona VIC', dateTime };
  const scans = app.get(SetAsideScanRepository);
  await scans.add(
    toRejectedScan(
      { connote: 'GBK0000012', status: 'HELD_AT_DEPOT', description: 'Held at depot', ...scanned },
      'UNKNOWN_STATUS',
      'The status HELD_AT_DEPOT is unknown',
    ),
    origin,
  );
  await scans.add(
    toRejectedScan(
      { connote: 'GBK9999999', status: 'IN_TRANSIT', description: 'Received at depot', ...scanned },
      'UNKNOWN_CONNOTE',
      'No consignment has the connote GBK9999999',
    ),
    origin,
  );
}
