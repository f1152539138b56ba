import { randomUUID } from 'node:crypto';

import type { ConsignmentCreated } from '@contracts/events/consignment.events.js';
import type { DomainEvent } from '@contracts/events/domain-event.js';
import type { ManifestEvent, PickupWindow } from '@contracts/events/manifest.events.js';
import type { EventStore } from '@event-store/event-store.js';

import { manifestGroup } from '../../consignments/domain/manifesting.js';
import {
  created,
  number,
  numbered,
  openAfter,
  ready,
  selected,
} from '../../consignments/testing/consignment.fixture.js';

export interface ManifestFixture {
  /** Id of the manifest, and of its consignment if there is one. */
  readonly id: number;
  readonly consignmentIds?: readonly number[];
  readonly customerCarrierId: number;
  readonly clientCarrierAccountId?: number;
  /** Null for no pickup. */
  readonly window: PickupWindow | null;
  readonly via: 'CARRIER_API' | 'EMAIL';
  /** The carrier has yet to issue its connote (GAP-22). */
  readonly isPending?: boolean;
  /** Email of its receiver. */
  readonly receiverEmail?: string;
}

/** Writes a consignment and its manifest, up to the integration requests. */
export async function writeManifest(store: EventStore, options: ManifestFixture): Promise<void> {
  const { id, customerCarrierId } = options;
  const manifestNumber = `MAN-${id}`;
  const { content } = created.data as ConsignmentCreated['data'];
  const receiver = content.receiver && {
    ...content.receiver,
    email: options.receiverEmail ?? content.receiver.email,
  };
  for (const consignmentId of options.consignmentIds ?? [id]) {
    const consignment = { ...created.data, consignmentId, content: { ...content, receiver } };
    await write(store, `consignment-${consignmentId}`, [
      { type: 'ConsignmentCreated', data: consignment },
      selected({ customerCarrierId, isApiBasedConnote: options.isPending === true }),
      ...(options.isPending === true ? [] : [numbered]),
      { type: 'ConsignmentManifested', data: { manifestId: id, manifestNumber } },
    ]);
  }
  await write(store, `manifest-${id}`, manifestEvents(options, manifestNumber));
}

function manifestEvents(
  {
    id,
    consignmentIds = [id],
    customerCarrierId,
    clientCarrierAccountId = 31,
    window,
    via,
  }: ManifestFixture,
  manifestNumber: string,
): ManifestEvent[] {
  const group = manifestGroup(openAfter(...ready));
  if (!group) throw new Error('the fixture can be manifested');
  const carrier = {
    carrierId: 1,
    carrierDisplayName: 'Southern Star Express',
    customerCarrierId,
    clientCarrierAccountId,
    carrierServiceTypeId: 41,
    displayServiceType: 'Road Express',
  };
  return [
    {
      type: 'ManifestingStarted',
      data: {
        manifestId: id,
        manifestNumber,
        owner: { clientId: 7, clientName: 'Wattle Medical', customerId: 3 },
        carrier,
        senderCompany: 'Wattle Medical',
        dispatchDate: '2026-03-03',
        isRollover: false,
        pickup: { mode: window ? 'AD_HOC' : 'NONE', window },
        isTransmissionEnabled: true,
        group,
        consignmentIds,
      },
    },
    ...consignmentIds.map((consignmentId) => ({
      type: 'ConsignmentAddedToManifest' as const,
      data: { consignmentId, connoteNumber: number.connoteNumber, items: 4 },
    })),
    { type: 'ManifestSubmitted', data: { consignments: consignmentIds.length, leftOut: 0 } },
    ...(window ? [{ type: 'PickupBookingRequested' as const, data: { via, window } }] : []),
    {
      type: 'TransmissionQueued',
      data: { transferType: 'API', fileName: `${manifestNumber}.json` },
    },
  ];
}

/** Appends events unchanged, on behalf of the test. */
export async function write(
  store: EventStore,
  stream: string,
  events: readonly DomainEvent[],
): Promise<void> {
  const metadata = {
    actor: { id: 0, name: 'Test', kind: 'SYSTEM', onBehalfOf: null },
    clientId: 7,
    customerId: 3,
    correlationId: 'test',
    causationId: null,
    recordedAt: new Date().toISOString(),
    schemaVersion: stream.startsWith('consignment-') ? 3 : 1,
  } as const;
  await store.append(
    stream,
    events.map((event) => ({ ...event, id: randomUUID(), metadata })),
    'any',
  );
}
