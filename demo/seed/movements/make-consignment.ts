import { CommandBus } from '@nestjs/cqrs';
import { DateTime } from 'luxon';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { stateZone } from '@contracts/rules/calendar-day.js';

import {
  ConsignmentStreams,
  DeleteConsignments,
  type ConsignmentSummary,
  SubmitConsignment,
  toSummary,
} from '../../../backend/src/consignments/index.js';
import { systemActor } from '../../../backend/src/platform/actor.js';
import { SeededRandom } from '../seeded-random.js';
import { chooseOffer } from './choose-offer.js';
import { goodsOf } from './goods-of.js';
import { once } from './once.js';
import type { PlannedConsignment } from './plan/plan.js';
import { type DemoData, type Shipper, shipperFor, type ShippingAddress } from './demo-data.js';

/** One in this many drafts has no carrier. */
const WITHOUT_CARRIER = 2;

export interface CreatedConsignment {
  readonly planned: PlannedConsignment;
  readonly consignment: ConsignmentSummary;
}

/** Creates a planned consignment during working hours of its day, as a user of the client. */
export async function makeConsignment(
  demo: DemoData,
  planned: PlannedConsignment,
): Promise<CreatedConsignment> {
  const random = new SeededRandom(planned.number * 7919);
  const shipper = shipperFor(demo, planned.client);
  const moment = instantOn(planned.createdOn, shipper.sender.state, 8 + random.next() * 6);
  return demo.clock.at(moment, async () => {
    const name = `consignment ${planned.number}`;
    const id = await once(demo.app, { name, kind: 'consignment' }, async (operationId) => {
      const request = await requestOf(demo, planned, random);
      const command = new SubmitConsignment(request, shipper.actor, operationId);
      return (await demo.app.get(CommandBus).execute(command)).id;
    });
    if (planned.outcome === 'DELETED') await remove(demo, id, shipper);
    return { planned, consignment: await current(demo, id) };
  });
}

async function requestOf(
  demo: DemoData,
  planned: PlannedConsignment,
  random: SeededRandom,
): Promise<SaveConsignmentRequest> {
  const isDraft = planned.outcome === 'DRAFT';
  const trackingStatus = isDraft ? ('DRAFT' as const) : ('CREATED' as const);
  const shipper = shipperFor(demo, planned.client);
  const items = goodsOf(planned, random, demo.itemTypeIds);
  const to = (receiver: ShippingAddress) => routeTo(receiver, planned, { shipper, items });
  const request = to(receiverOf(planned, shipper, random));
  if (isDraft && planned.number % WITHOUT_CARRIER === 0) return { ...request, trackingStatus };

  let shipment = request;
  let choice = await chooseOffer(demo, planned, shipment);
  for (let tries = 1; tries < MAX_RECEIVERS && isOverdue(choice, planned); tries += 1) {
    shipment = to(receiverOf(planned, shipper, random));
    choice = await chooseOffer(demo, planned, shipment);
  }
  return { ...shipment, trackingStatus, offer: { ...shipment.offer, ...choice.selection } };
}

/** Attempts to find a receiver far enough away for freight still in transit. */
const MAX_RECEIVERS = 12;

const isOverdue = (
  { etaDate }: { readonly etaDate: string },
  { arrivesFrom }: PlannedConsignment,
): boolean => arrivesFrom !== null && etaDate < arrivesFrom;

interface Shipment {
  readonly shipper: Shipper;
  readonly items: ReturnType<typeof goodsOf>;
}

const routeTo = (
  receiver: ShippingAddress,
  planned: PlannedConsignment,
  { shipper: { clientId, sender }, items }: Shipment,
) => ({
  clientId,
  consignmentType: 'DEFAULT' as const,
  dispatchedAt: planned.dispatchDate,
  consignmentReferences: [`PO-${40_000 + planned.number}`],
  offer: {
    senderAddressId: sender.id,
    deliveryAddressId: receiver.id,
    items,
    authorityToLeave: planned.client === 'Wattle Medical',
    ...palletsOf(planned),
  },
});

function receiverOf(
  { isNear }: PlannedConsignment,
  { sender, receivers }: Pick<Shipper, 'sender' | 'receivers'>,
  random: SeededRandom,
): ShippingAddress {
  const near = isNear ? receivers.filter(({ state }) => state === sender.state) : [];
  return random.pick(near.length > 0 ? near : receivers);
}

const palletsOf = ({ pallets, number }: PlannedConsignment) =>
  pallets === 0
    ? {}
    : {
        palletTransferType: 'CARRIER' as const,
        ...(number % 2 === 0 ? { chepNo: pallets } : { loscamNo: pallets }),
      };

async function current({ app }: DemoData, id: number): Promise<ConsignmentSummary> {
  const access = { actor: systemActor('Demo'), permission: null };
  return toSummary((await app.get(ConsignmentStreams).load(id, access)).state);
}

async function remove(demo: DemoData, id: number, { actor }: Shipper): Promise<void> {
  const { state } = await current(demo, id);
  if (state !== 'DELETED')
    await demo.app.get(CommandBus).execute(new DeleteConsignments([id], actor));
}

/** Instant of an hour of a day in a state; 13.5 is 13:30. */
export const instantOn = (day: string, state: string, hour: number): Date =>
  DateTime.fromISO(day, { zone: stateZone(state) })
    .plus({ minutes: Math.round(hour * 60) })
    .toJSDate();
