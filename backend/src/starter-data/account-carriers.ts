import type { INestApplicationContext } from '@nestjs/common';

import { CarrierRepository, type NewCarrier } from '../carriers/index.js';
import type { Actor } from '../platform/actor.js';
import { SuburbZoneService } from '../pricing/index.js';
import { freightZones } from './freight-zones.js';
import type { ServiceGroupName } from './transit-days.js';

interface AccountCarrier extends NewCarrier {
  readonly services: readonly {
    readonly code: string;
    readonly name: string;
    readonly group: ServiceGroupName;
    readonly isSatchel?: true;
  }[];
}

const australiaPost = {
  adapter: 'australia-post',
  dataTransferOptions: ['API'],
  dataTransferFrequency: 'ON_MANIFEST',
  isApiBasedConnote: true,
  prefixCharacterLength: 5,
  connoteDigitLength: 8,
  trackingUrl: 'https://auspost.com.au/mypost/track/details/{connoteNumber}',
} satisfies Partial<NewCarrier>;

/** Carriers with an adapter of their own, to which customers connect their accounts. */
export const accountCarriers: readonly AccountCarrier[] = [
  {
    ...australiaPost,
    name: 'australia_post',
    displayName: 'Australia Post',
    services: [
      { code: 'T28S', name: 'Parcel Post + Signature', group: 'Road' },
      { code: 'E34S', name: 'Express Post + Signature', group: 'Express' },
    ],
  },
  {
    ...australiaPost,
    name: 'startrack',
    displayName: 'StarTrack',
    canTravelDangerousGoods: true,
    bookingIntegrationType: 'BOOKING_API',
    services: [
      { code: 'EXP', name: 'Road Express', group: 'Road' },
      { code: 'PRM', name: 'Premium', group: 'Express' },
      { code: 'FPP', name: 'Fixed Price Premium', group: 'Express', isSatchel: true },
    ],
  },
];

/** True if all account carriers exist. */
export async function hasAccountCarriers(app: INestApplicationContext): Promise<boolean> {
  const carriers = app.get(CarrierRepository);
  const found = await Promise.all(accountCarriers.map(({ name }) => carriers.findByName(name)));
  return found.every((carrier) => carrier !== null);
}

/** Adds missing account carriers, with the freight zones that rate cards refer to. */
export async function addAccountCarriers(
  app: INestApplicationContext,
  actor: Actor,
): Promise<void> {
  const carriers = app.get(CarrierRepository);
  const added: number[] = [];
  for (const { services, ...carrier } of accountCarriers) {
    if (await carriers.findByName(carrier.name)) continue;
    const types = [];
    for (const { code, name, group, isSatchel = false } of services)
      types.push({
        serviceType: code,
        displayServiceType: name,
        serviceGroupId: (await carriers.findOrAddServiceGroup(group, actor)).id,
        isSatchelServiceType: isSatchel,
        courierVehicle: null,
        courierVehicleMinHours: null,
      });
    const { id } = await carriers.add(carrier, types, actor);
    const zones = freightZones.map(({ zone }) => ({ zone, zonePriority: 1 }));
    await app.get(SuburbZoneService).defineZonesUnscoped(id, zones, actor);
    added.push(id);
  }
  await app.get(SuburbZoneService).assignNewSuburbsUnscoped(actor, added);
}
