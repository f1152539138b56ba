import type { ClientRowView } from '@contracts/views/organisation.view';
import type { ClientChoiceView, TokenClaims } from '@contracts/views/session.view';

import { sender } from './freight';

/** A client with every switch off but manifesting. */
export const clientRow = (part: Partial<ClientRowView> = {}): ClientRowView => ({
  id: 1,
  name: 'Harbour & Pine',
  customerId: 9,
  parentId: null,
  parentName: null,
  depth: 0,
  salt: null,
  defaultSenderAddress: sender,
  status: 'ACTIVE',
  manifestingActive: true,
  goodsPickup: false,
  notificationEmail: false,
  notificationEmailAddress: null,
  printNodeApi: false,
  printNodeApiKey: null,
  service: false,
  consolidation: false,
  extraPalletLabel: false,
  difot: false,
  pickupCutOff: false,
  editItemTotals: false,
  customEmail: false,
  referenceRequired: false,
  paperworkHistory: false,
  palletControl: false,
  autoBookingPreferred: false,
  preferredPickupStart: null,
  preferredPickupEnd: null,
  ...part,
});

export const banksia = clientRow({ id: 2, name: 'Banksia' });
export const banksiaPerth = clientRow({
  id: 3,
  name: 'Banksia Perth',
  parentId: 2,
  parentName: 'Banksia',
  depth: 1,
});

export const choiceOf = ({ id, name, parentId, customerId }: ClientRowView): ClientChoiceView => ({
  id,
  name,
  parentId,
  customerId,
});

/** Somebody of customer 9, whose roles are given for no client. */
export const ofCustomer: Partial<TokenClaims> = {
  clientId: null,
  clientIds: [],
  customerId: 9,
  customerIds: [9],
};
