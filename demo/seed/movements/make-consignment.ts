import { CommandBus } from '@nestjs/cqrs';
import { DateTime } from 'luxon';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request.js';
import { stateZone } from '@contracts/rules/state-zones.js';

import {
  ConsignmentStreams,
  CreateConsignment,
  DeleteConsignments,
  type Consignment,
} from '../../../backend/src/consignments/index.js';
import { Chance } from '../chance.js';
import { chooseOffer } from './choose-offer.js';
import { goodsOf } from './goods-of.js';
import { once } from './once.js';
import type { PlannedConsignment } from './plan/plan.js';
import { shipperFor, type Place, type Shipper, type World } from './world.js';

/** One in so many drafts has no carrier yet. */
const WITHOUT_CARRIER = 2;

export interface Made {
  readonly planned: PlannedConsignment;
  readonly consignment: Consignment;
}

/** Makes a planned consignment at a working hour of its day, in the name of whoever ships for the client. */
export async function makeConsignment(world: World, planned: PlannedConsignment): Promise<Made> {
  const chance = new Chance(planned.number * 7919);
  const shipper = shipperFor(world, planned.client);
  const moment = momentOn(planned.madeOn, shipper.home.state, 8 + chance.next() * 6);
  return world.clock.at(moment, async () => {
    const name = `consignment ${planned.number}`;
    const id = await once(world.app, { name, kind: 'consignment' }, async (operationId) => {
      const request = await requestOf(world, planned, chance);
      const command = new CreateConsignment(request, shipper.actor, operationId);
      return (await world.app.get(CommandBus).execute(command)).id;
    });
    if (planned.fate === 'DELETED') await remove(world, id, shipper);
    const { state } = await world.app.get(ConsignmentStreams).read(id);
    return { planned, consignment: state };
  });
}

async function requestOf(
  world: World,
  planned: PlannedConsignment,
  chance: Chance,
): Promise<SaveConsignmentRequest> {
  const { clientId, home, places } = shipperFor(world, planned.client);
  const receiver = receiverOf(planned, { home, places }, chance);
  const request = {
    clientId,
    consignmentType: 'DEFAULT' as const,
    dispatchedAt: planned.dispatchDate,
    consignmentReferences: [`PO-${40_000 + planned.number}`],
    offer: {
      senderAddressId: home.id,
      deliveryAddressId: receiver.id,
      items: goodsOf(planned, chance, world.itemTypeIds),
      authorityToLeave: planned.client === 'Wattle Medical',
      ...palletsOf(planned),
    },
  };
  const isDraft = planned.fate === 'DRAFT';
  if (isDraft && planned.number % WITHOUT_CARRIER === 0)
    return { ...request, trackingStatus: 'DRAFT' };
  const choice = await chooseOffer(world, planned, request);
  const trackingStatus = isDraft ? ('DRAFT' as const) : ('CREATED' as const);
  return { ...request, trackingStatus, offer: { ...request.offer, ...choice } };
}

function receiverOf(
  { isNear }: PlannedConsignment,
  { home, places }: Pick<Shipper, 'home' | 'places'>,
  chance: Chance,
): Place {
  const near = isNear ? places.filter(({ state }) => state === home.state) : [];
  return chance.pick(near.length > 0 ? near : places);
}

const palletsOf = ({ pallets, number }: PlannedConsignment) =>
  pallets === 0
    ? {}
    : {
        palletTransferType: 'CARRIER' as const,
        ...(number % 2 === 0 ? { chepNo: pallets } : { loscamNo: pallets }),
      };

async function remove({ app }: World, id: number, { actor }: Shipper): Promise<void> {
  const { state } = await app.get(ConsignmentStreams).read(id);
  if (!state.isDeleted) await app.get(CommandBus).execute(new DeleteConsignments([id], actor));
}

/** An hour of a day where it is; 13.5 is half past one. */
export const momentOn = (day: string, state: string, hour: number): Date =>
  DateTime.fromISO(day, { zone: stateZone(state) })
    .plus({ minutes: Math.round(hour * 60) })
    .toJSDate();
