import { CarrierRepository, type Carrier } from '../../../backend/src/carriers/index.js';
import { RulesFeesService, SuburbZoneService } from '../../../backend/src/pricing/index.js';
import { freightZones, type ServiceGroupName } from '../../../backend/src/starter-data/index.js';
import type { SeedContext } from '../seed-context.js';
import { demoCarriers, type DemoCarrier } from './demo-carriers.js';
import { demoRules } from './demo-rules.js';
import { stateZones } from './zones.js';

/** Seeds the carriers with their services, zones and default rules. */
export async function seedCarriers(context: SeedContext): Promise<void> {
  const { app, actor } = context;
  for (const demo of demoCarriers) {
    const carrier = await ensureCarrier(context, demo);
    await app.get(SuburbZoneService).defineZonesUnscoped(carrier.id, allZones, actor);
    const rules = demoRules[demo.name];
    if (rules) await ensureRules(context, carrier, rules);
  }
  await app.get(SuburbZoneService).assignNewSuburbsUnscoped(actor);
}

const allZones = [
  ...freightZones.map(({ zone }) => ({ zone, zonePriority: 1 })),
  ...stateZones.map((zone) => ({ zone, zonePriority: 2 })),
];

async function ensureCarrier({ app, actor }: SeedContext, demo: DemoCarrier): Promise<Carrier> {
  const carriers = app.get(CarrierRepository);
  const known = await carriers.findByName(demo.name);
  if (known) return known;
  const groupIds = new Map<ServiceGroupName, number>();
  for (const { group } of demo.services)
    groupIds.set(group, (await carriers.findOrAddServiceGroup(group, actor)).id);
  const serviceTypes = demo.services.map(({ code, name, group, isSatchel, vehicle, minHours }) => ({
    serviceType: code,
    displayServiceType: name,
    serviceGroupId: groupIds.get(group) ?? null,
    isSatchelServiceType: isSatchel ?? false,
    courierVehicle: vehicle ?? null,
    courierVehicleMinHours: minHours ?? null,
  }));
  return carriers.add(demo, serviceTypes, actor);
}

async function ensureRules(
  { app, actor }: SeedContext,
  { id }: Carrier,
  record: (typeof demoRules)[string],
): Promise<void> {
  const owner = { level: 'CARRIER', ownerId: id } as const;
  const rules = app.get(RulesFeesService);
  if (!(await rules.existsUnscoped(owner))) await rules.saveUnscoped(owner, record, actor);
}
