import type { ClientChoiceView, ClientSettingsView } from '@contracts/views/session.view.js';

import type { Client } from './records/client.entity.js';

export const toSettingsView = (client: Client): ClientSettingsView => ({
  clientId: client.id,
  name: client.name,
  printNodeApi: client.printNodeApi,
  autoBookingPreferred: client.autoBookingPreferred,
  preferredPickupStart: client.preferredPickupStart,
  preferredPickupEnd: client.preferredPickupEnd,
  editItemTotals: client.editItemTotals,
  palletControl: client.palletControl,
  paperworkHistory: client.paperworkHistory,
  manifestingActive: client.manifestingActive,
  referenceRequired: client.referenceRequired,
  customEmail: client.customEmail,
  goodsPickup: client.goodsPickup,
  consolidation: client.consolidation,
  status: client.status,
});

export const toChoiceView = (
  { id, name, parentId, customerId }: Client,
  testId: number | null,
): ClientChoiceView => ({ id, name, parentId, customerId, testId });
