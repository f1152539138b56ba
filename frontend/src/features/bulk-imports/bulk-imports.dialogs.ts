import type { ToolDialog } from '../../shared/navigation/tool-dialog';

export const bulkImportDialogs: readonly ToolDialog[] = [
  {
    name: 'import-consignments',
    anyOf: ['CREATE_CONSIGNMENT'],
    load: () =>
      import('./consignments/ImportConsignmentsDialog').then(
        ({ ImportConsignmentsDialog }) => ImportConsignmentsDialog,
      ),
  },
  {
    name: 'load-carrier-zones',
    anyOf: ['CREATE_CARRIER_ZONE_SYSTEM'],
    load: () =>
      import('./zones/LoadCarrierZonesDialog').then(
        ({ LoadCarrierZonesDialog }) => LoadCarrierZonesDialog,
      ),
  },
  {
    name: 'import-rate-cards',
    anyOf: ['CREATE_RATECARD'],
    load: () =>
      import('./rate-cards/ImportRateCardsDialog').then(
        ({ ImportRateCardsDialog }) => ImportRateCardsDialog,
      ),
  },
];
