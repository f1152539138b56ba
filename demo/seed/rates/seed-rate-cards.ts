import {
  CarrierRepository,
  ClientAccountAllotmentService,
} from '../../../backend/src/carriers/index.js';
import { RateCardService } from '../../../backend/src/pricing/index.js';
import { findCarrier } from '../carriers/seed-accounts.js';
import { demoCarriers, type DemoCarrier } from '../carriers/demo-carriers.js';
import { findRecords } from '../organisations/find-records.js';
import { demoClients, type DemoClient } from '../organisations/organisations.js';
import type { SeedContext } from '../seed-context.js';
import { rateCardDays } from './rate-card-days.js';
import { rateCardOf } from './service-rates.js';

/** Seeds a rate card for every service of every client's accounts. */
export async function seedRateCards(context: SeedContext): Promise<void> {
  const records = await findRecords(context.app);
  for (const client of demoClients.filter(({ letters }) => letters !== null))
    for (const carrier of demoCarriers)
      await ensureRateCards(context, records.client(client.name).id, { client, carrier });
}

async function ensureRateCards(
  { app, actor, today }: SeedContext,
  clientId: number,
  { client, carrier }: { readonly client: DemoClient; readonly carrier: DemoCarrier },
): Promise<void> {
  const { id: carrierId } = await findCarrier(app.get(CarrierRepository), carrier.name);
  const services = await app.get(CarrierRepository).listServiceTypes(carrierId);
  const rateCards = app.get(RateCardService);
  for (const { id: clientCarrierAccountId } of await app
    .get(ClientAccountAllotmentService)
    .listByCarrier(clientId, carrierId))
    for (const { id: carrierServiceTypeId, serviceType } of services) {
      const upload = { clientCarrierAccountId, carrierServiceTypeId };
      if (await rateCards.existsUnscoped(upload)) continue;
      const days = rateCardDays(today, { client: client.name, carrier: carrier.name, serviceType });
      const rows = rateCardOf(carrier.name, serviceType, days);
      await rateCards.publishUnscoped({ ...upload, rows, uploadDate: today }, actor);
    }
}
