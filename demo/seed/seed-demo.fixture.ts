import type { AddressData } from '@contracts/events/address.data.js';
import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

const carton = {
  itemNumber: 1,
  itemTypeId: 1,
  itemTypeName: 'Carton',
  itemTemplateId: null,
  name: null,
  quantity: 1,
  length: 0.4,
  width: 0.3,
  height: 0.3,
  weight: 10,
  dangerousGoods: [],
};

/** A consignment of one carton. */
export const contentOf = (sender: AddressData, receiver: AddressData): ConsignmentContent => ({
  consignmentType: 'DEFAULT',
  creationMethod: 'WEB',
  dispatchDate: '2026-03-18',
  deliveryWindow: null,
  sender,
  receiver,
  items: [carton],
  references: [],
  categoryPicks: [],
  payerAccount: null,
  palletControl: null,
  specialInstructions: null,
  isTailgateRequired: false,
  hasAuthorityToLeave: false,
});
