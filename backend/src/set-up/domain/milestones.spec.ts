import { carrier, client, facts } from './set-up.fixture.js';
import { setUp } from './set-up.js';
import type { ClientFacts, FirstMoment, SetUpFacts } from './set-up-facts.js';

describe('the milestones', () => {
  const account: FirstMoment = { subject: 'Southern Star', at: '2026-11-16T23:12:00.000Z' };
  const rateCard: FirstMoment = { subject: 'Southern Star', at: '2026-11-17T01:40:00.000Z' };
  const consignment: FirstMoment = { subject: 'Boab Ceramics', at: '2026-11-17T04:00:00.000Z' };
  const milestone = (change: Partial<SetUpFacts>, name: string) =>
    setUp({ ...facts, ...change }).milestones.find((one) => one.name === name);
  const without: ClientFacts = { ...client, name: 'Boab Ceramics', users: 0, activeUsers: 0 };

  it('name what reached them first, and when', () => {
    const firsts = { CARRIER_REACHED: account, PRICED: rateCard };

    expect(milestone({ firsts }, 'CARRIER_REACHED')).toMatchObject({ need: null, ...account });
    expect(milestone({ firsts }, 'PRICED')).toMatchObject({ isReached: true, ...rateCard });
    expect(milestone({ firsts }, 'CLIENT_READY')).toMatchObject({ subject: client.name, at: null });
  });

  const unpriced = { carriers: [{ ...carrier, pricedServices: 0 }] };

  it.each<[string, string, Partial<SetUpFacts>]>([
    ['CARRIER_REACHED', 'CARRIER', { carriers: [], clients: [] }],
    ['CARRIER_REACHED', 'CARRIER_ACCOUNT', unpriced],
    ['PRICED', 'CLIENT_ACCOUNT', { carriers: [{ ...carrier, services: 0, pricedServices: 0 }] }],
    ['PRICED', 'RATE_CARD', unpriced],
    ['CLIENT_READY', 'CLIENT', { clients: [] }],
    ['CLIENT_READY', 'RATE_CARD', unpriced],
    ['CLIENT_READY', 'CLIENT_STEPS', { clients: [without] }],
    ['FIRST_CONSIGNMENT', 'READY_CLIENT', { clients: [without] }],
    ['FIRST_CONSIGNMENT', 'CONSIGNMENT', {}],
    ['CARRIER_HAS_IT', 'SENT_MANIFEST', {}],
    ['DELIVERED', 'DELIVERY_SCAN', {}],
  ])('say what is missing: %s needs %s', (name, need, change) => {
    expect(milestone(change, name)).toMatchObject({ isReached: false, need });
  });

  it('name the client with the fewest steps left', () => {
    const clients = [{ ...without, name: 'Wattle Medical', addressStatus: null }, without];

    expect(milestone({ clients }, 'CLIENT_READY')).toMatchObject({
      subject: 'Boab Ceramics',
      stepsLeft: 1,
    });
  });

  it('stay reached: a client that has sent was ready', () => {
    const change = { clients: [without], firsts: { FIRST_CONSIGNMENT: consignment } };

    expect(milestone(change, 'CARRIER_REACHED')).toMatchObject({
      isReached: true,
      ...{ need: null, subject: null, at: null },
    });
    expect(milestone(change, 'CLIENT_READY')).toMatchObject({
      isReached: true,
      subject: 'Boab Ceramics',
    });
  });
});
