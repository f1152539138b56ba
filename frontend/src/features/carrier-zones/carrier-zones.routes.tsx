import type { AppRoute } from '../../shared/navigation/app-route';

export const carrierZonesRoutes: readonly AppRoute[] = [
  {
    path: '/carrier-zone',
    load: () => import('./CarrierZonesPage').then(({ CarrierZonesPage }) => CarrierZonesPage),
    permission: 'UPDATE_CARRIER_ZONE_SYSTEM',
    client: 'optional',
  },
];
