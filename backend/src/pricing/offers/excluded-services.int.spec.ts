import { systemActor } from '../../platform/actor.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { RateCardService } from '../rate-cards/rate-card.service.js';
import { someContent, someTariffs } from '../testing/sample-tariffs.js';
import { OfferService } from './offer.service.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('excluded_services');
  await someTariffs(backend);
});

afterAll(() => backend.stop());

/**
 * Publishes a rate card for the service: by weight, which prices the cartons of the shipment, or by pallet, which does
 * not.
 */
const publish = (rateTypes: readonly ('KG' | 'PALLET')[], uploadDate: string) =>
  backend.app.get(RateCardService).publishUnscoped(
    {
      clientCarrierAccountId: 1,
      carrierServiceTypeId: 2,
      uploadDate,
      rows: rateTypes.map((rateType) => ({
        ...{ fromZone: 'MEL', toZone: 'SYD', basic: 7.5, rate: 0.58, rateType },
      })),
    },
    systemActor('Test'),
  );

const quote = async () => {
  const content = { ...someContent, dispatchDate: '2026-04-01' };
  const { offers, rejections } = await backend.app
    .get(OfferService)
    .quote({ clientId: 11, content });
  return {
    offered: offers.map(({ data }) => data.displayServiceType),
    excluded: rejections.map(({ serviceType, code }) => [serviceType, code]),
  };
};

describe('a service with several pricing methods', () => {
  it('H38 is not excluded while one of them makes an offer', async () => {
    await publish(['KG', 'PALLET'], '2026-03-02');

    expect(await quote()).toEqual({ offered: ['Express', 'Premium'], excluded: [] });
  });

  it('H38 is excluded, with the reason, once none of them does', async () => {
    await publish(['PALLET'], '2026-03-03');

    expect(await quote()).toEqual({
      offered: ['Express'],
      excluded: [['Premium', 'NOT_ALL_PALLETS']],
    });
  });
});
