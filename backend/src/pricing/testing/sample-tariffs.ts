import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import { systemActor } from '../../platform/actor.js';
import { someClients, type RunningBackend } from '../../testing/start-backend.js';
import { RateCardService } from '../rate-cards/rate-card.service.js';
import { RulesFeesService } from '../rules/rules-fees.service.js';

const records = `
  insert into locality (id, name, postcode, state, latitude, longitude, eta_zone)
    values (1, 'MELBOURNE', '3000', 'VIC', -37.81, 144.96, 'MEL'),
           (2, 'SYDNEY', '2000', 'NSW', -33.87, 151.21, 'SYD');
  insert into service_group (id, "group") values (1, 'Road');
  insert into transit_lane (service_group_id, from_zone, to_zone, eta) values (1, 'MEL', 'SYD', 1);
  insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length,
                       booking_integration_type)
    values (1, 'southern_star', 'Southern Star', 4, 8, 'BOOKING_API');
  insert into carrier_service_type (id, carrier_id, service_type, display_service_type, service_group_id)
    values (1, 1, 'EXP', 'Express', 1), (2, 1, 'PRM', 'Premium', 1);
  insert into carrier_zone (id, carrier_id, zone, zone_priority) values (1, 1, 'MEL', 1), (2, 1, 'SYD', 1);
  insert into suburb_zone (carrier_zone_id, locality_id) values (1, 1), (2, 2);
  insert into customer_carrier (id, customer_id, carrier_id) values (1, 1, 1);
  insert into customer_carrier_account (id, customer_carrier_id, account_number) values (1, 1, 'CFP1');
  insert into connote_prefix (id, customer_carrier_account_id, connote_prefix, prefix_range_id)
    values (1, 1, 'SSBK', 71);
  insert into client_carrier_account (id, client_id, connote_prefix_id) values (1, 10, 1);`;

/** Client 10 of `someClients` sends from Melbourne to Sydney with two services of one carrier. */
export async function someTariffs({ app, database }: RunningBackend): Promise<void> {
  const actor = systemActor('Test');
  await database.query(someClients + records);
  await app
    .get(RulesFeesService)
    .saveUnscoped({ level: 'CARRIER', ownerId: 1 }, { fuelCharge: 10 }, actor);
  for (const [carrierServiceTypeId, rate] of [
    [1, 0.38],
    [2, 0.58],
  ] as const)
    await app.get(RateCardService).publishUnscoped(
      {
        clientCarrierAccountId: 1,
        carrierServiceTypeId,
        rows: [{ fromZone: 'MEL', toZone: 'SYD', rateType: 'KG', basic: 7.5, minimum: 11, rate }],
        uploadDate: '2026-01-01',
      },
      actor,
    );
}

const address = (id: number, suburb: AddressData['suburb']): AddressData => ({
  id,
  isDefault: false,
  status: 'VALID',
  addressClass: 'BUSINESS',
  referenceId: null,
  company: 'Acacia Hardware Pty Ltd',
  contactName: null,
  phoneNumber: null,
  email: null,
  addressLine1: '12 Smith St',
  addressLine2: null,
  suburb,
  specialInstructions: null,
});

/** Four cartons from Melbourne to Sydney: 56 kg dead weight, 108 kg cubic weight. */
export const someContent: ConsignmentContent = {
  consignmentType: 'DEFAULT',
  creationMethod: 'WEB',
  dispatchDate: '2026-04-01',
  deliveryWindow: null,
  sender: address(1, { id: 1, name: 'MELBOURNE', postcode: '3000', state: 'VIC', etaZone: 'MEL' }),
  receiver: address(2, { id: 2, name: 'SYDNEY', postcode: '2000', state: 'NSW', etaZone: 'SYD' }),
  items: [
    {
      itemNumber: 1,
      itemTypeId: 1,
      itemTypeName: 'Carton',
      itemTemplateId: null,
      name: null,
      quantity: 4,
      length: 0.6,
      width: 0.45,
      height: 0.4,
      weight: 14,
      dangerousGoods: [],
    },
  ],
  references: [],
  categoryPicks: [],
  payerAccount: null,
  palletControl: null,
  specialInstructions: null,
  isTailgateRequired: false,
  hasAuthorityToLeave: false,
};
