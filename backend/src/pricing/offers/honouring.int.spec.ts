import { systemActor } from '../../platform/actor.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { RateCardService } from '../rate-cards/rate-card.service.js';
import { someContent, someTariffs } from '../testing/sample-tariffs.js';
import { OfferService } from './offer.service.js';
import { OfferGone, OfferOutdated } from './offers.errors.js';

let backend: RunningBackend;
let offers: OfferService;

const actor = systemActor('Test');
const CHILD = 11;

/** Known from the pricing specs: 56 kg dead weight, 108 kg cubic weight, 7.50 + 108 x rate, fuel 10 %. */
const TOTAL_AT_38_CENTS = 5873;

beforeAll(async () => {
  backend = await startBackend('honouring');
  await someTariffs(backend);
  offers = backend.app.get(OfferService);
});

afterAll(() => backend.stop());

const chosen = (change = {}) => ({
  clientCarrierAccountId: 1,
  carrierServiceTypeId: 1,
  totalCents: TOTAL_AT_38_CENTS,
  ...change,
});

describe('honouring an offer', () => {
  const honour = (change = {}, content = someContent) =>
    offers.honour({ clientId: CHILD, content }, chosen(change));

  it('returns it as priced', async () => {
    expect(await honour()).toMatchObject({ serviceType: 'EXP', totalCents: TOTAL_AT_38_CENTS });
  });

  it('is rejected at any other price, with the current one', async () => {
    const rejected = honour({ totalCents: 100 });

    await expect(rejected).rejects.toThrow(OfferOutdated);
    await expect(rejected).rejects.toMatchObject({
      details: { offeredCost: 1, totalCost: 58.73 },
    });
  });

  it('is rejected when another client has the account, or none has', async () => {
    const asOutsider = offers.honour({ clientId: 20, content: someContent }, chosen());

    await expect(asOutsider).rejects.toThrow(OfferGone);
    await expect(honour({ carrierServiceTypeId: 99 })).rejects.toThrow(OfferGone);
  });

  it('is rejected with the reasons when the service no longer has an offer', async () => {
    const rejected = honour({}, { ...someContent, dispatchDate: '2025-12-31' });

    await expect(rejected).rejects.toMatchObject({ details: [{ code: 'RATE_CARD_EXPIRED' }] });
  });

  it('is rejected at yesterday’s price after a new rate card', async () => {
    const upload = { clientCarrierAccountId: 1, carrierServiceTypeId: 1, uploadDate: '2026-03-01' };
    const row = { fromZone: 'MEL', toZone: 'SYD', rateType: 'KG' as const, basic: 7.5, rate: 0.5 };

    await backend.app.get(RateCardService).publishUnscoped({ ...upload, rows: [row] }, actor);

    await expect(honour()).rejects.toThrow(OfferOutdated);
    expect(await honour({}, { ...someContent, dispatchDate: '2026-02-10' })).toMatchObject({
      rateCardVersionId: 1,
    });
  });
});
