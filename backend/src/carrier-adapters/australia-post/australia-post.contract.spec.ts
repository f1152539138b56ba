import { describeCarrierAdapter } from '../kit/carrier-adapter.contract.js';
import { carrierKind } from '../kit/carrier-kind.js';
import type { CarrierSubject } from '../kit/testing/contract-subject.js';
import { australiaPost } from './adapter.js';
import { journeyOf } from './double/journeys.js';
import { startAustraliaPost } from './double/server.js';

async function open(accountType: 'EPARCEL' | 'STARTRACK'): Promise<CarrierSubject> {
  const double = await startAustraliaPost(accountType);
  const { state } = double;
  const { apiKey, password, number } = state.account;
  const settings = {
    accountType,
    accountNumber: number,
    apiKey,
    password,
    environment: 'TESTBED',
    labelLayout: 'A6-1pp',
  };
  const isEParcel = accountType === 'EPARCEL';
  return {
    kind: carrierKind(australiaPost),
    settings,
    wrongSettings: { ...settings, password: 'wrong-password-77aa' },
    secrets: [apiKey, password, 'wrong-password-77aa'],
    double,
    endpoints: {
      account: 'GET /shipping/v1/accounts',
      prices: 'POST /shipping/v1/prices/shipments',
      announce: 'POST /shipping/v1/shipments',
      find: 'GET /shipping/v1/shipments',
      labels: 'POST /shipping/v1/labels',
      order: 'PUT /shipping/v1/orders',
      pickup: 'POST /shipping/v1/pickups',
      track: 'GET /shipping/v1/track',
    },
    services: isEParcel ? ['T28S', 'E34S'] : ['EXP', 'PRM'],
    serviceNotInContract: 'XX9',
    withoutDangerousGoods: isEParcel ? 'T28S' : 'PRM',
    canBookPickups: !isEParcel,
    expireAccount: () => {
      state.account.isExpired = true;
    },
    blockCredit: () => {
      state.account.isCreditBlocked = true;
    },
    countShipments: (reference) =>
      [...state.shipments.values()].filter(({ body }) => body.shipment_reference === reference)
        .length,
    countOrders: () => state.orders.length,
    countPickups: (reference) =>
      state.pickups.filter((pickup) => pickup.reference === reference).length,
    addJourney: (number, journey) => {
      state.journeys.set(number, journeyOf(number, journey));
    },
  };
}

describe('Australia Post eParcel', () => {
  describeCarrierAdapter(() => open('EPARCEL'));
});

describe('StarTrack', () => {
  describeCarrierAdapter(() => open('STARTRACK'));
});
