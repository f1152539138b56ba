import { addressBookRoutes } from '../../features/address-book/address-book.routes';
import { apiKeysRoutes } from '../../features/api-keys/api-keys.routes';
import { authRoutes } from '../../features/auth/auth.routes';
import { carrierAccountsRoutes } from '../../features/carrier-accounts/carrier-accounts.routes';
import { carrierZonesRoutes } from '../../features/carrier-zones/carrier-zones.routes';
import { carriersRoutes } from '../../features/carriers/carriers.routes';
import { clientCarrierAccountsRoutes } from '../../features/client-carrier-accounts/client-carrier-accounts.routes';
import { clientIntegrationsRoutes } from '../../features/client-integrations/client-integrations.routes';
import { clientsRoutes } from '../../features/clients/clients.routes';
import { consignmentsRoutes } from '../../features/consignments/consignments.routes';
import { createConsignmentRoutes } from '../../features/create-consignment/create-consignment.routes';
import { customersRoutes } from '../../features/customers/customers.routes';
import { dashboardRoutes } from '../../features/dashboard/dashboard.routes';
import { importsRoutes } from '../../features/imports/imports.routes';
import { manifestsRoutes } from '../../features/manifests/manifests.routes';
import { operationsRoutes } from '../../features/operations/operations.routes';
import { paperworkRoutes } from '../../features/paperwork/paperwork.routes';
import { setUpRoutes } from '../../features/set-up/set-up.routes';
import { settingsRoutes } from '../../features/settings/settings.routes';
import { shellRoutes } from '../../features/shell/shell.routes';
import { trackAndTraceRoutes } from '../../features/track-and-trace/track-and-trace.routes';
import { transitTimesRoutes } from '../../features/transit-times/transit-times.routes';
import { usersRoutes } from '../../features/users/users.routes';
import { webhooksRoutes } from '../../features/webhooks/webhooks.routes';
import type { AppRoute } from '../../shared/navigation/app-route';

/** All screens. The sidebar and the palette offer only these. */
export const appRoutes: readonly AppRoute[] = [
  ...authRoutes,
  ...shellRoutes,
  ...dashboardRoutes,
  ...createConsignmentRoutes,
  ...consignmentsRoutes,
  ...manifestsRoutes,
  ...addressBookRoutes,
  ...trackAndTraceRoutes,
  ...paperworkRoutes,
  ...importsRoutes,
  ...operationsRoutes,
  ...setUpRoutes,
  ...settingsRoutes,
  ...carriersRoutes,
  ...carrierZonesRoutes,
  ...transitTimesRoutes,
  ...carrierAccountsRoutes,
  ...clientCarrierAccountsRoutes,
  ...usersRoutes,
  ...clientsRoutes,
  ...apiKeysRoutes,
  ...customersRoutes,
  ...clientIntegrationsRoutes,
  ...webhooksRoutes,
];

/** Screens by path; the shell links to them and prefetches their code. */
export const routesByPath: ReadonlyMap<string, AppRoute> = new Map(
  appRoutes.map((route) => [route.path, route]),
);
