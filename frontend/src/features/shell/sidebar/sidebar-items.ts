import {
  Activity,
  ArrowLeftRight,
  BookUser,
  Building2,
  Calculator,
  ChartColumn,
  FileInput,
  IdCard,
  Layers,
  LayoutDashboard,
  ListChecks,
  Map as MapIcon,
  MapPinCheck,
  Package,
  RefreshCw,
  Settings,
  Store,
  Timer,
  Truck,
  Upload,
  Users,
  Webhook,
} from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';
import { importsTitle } from '@contracts/texts/app/imports-title';
import { integrationsTitle } from '@contracts/texts/app/integrations-title';
import { operationsTitle } from '@contracts/texts/app/operations-title';
import { setUpTitle } from '@contracts/texts/app/first-steps';
import { connectGroup, webhooksTitle } from '@contracts/texts/app/webhooks-title';
import { shellTexts } from '@contracts/texts/spec/shell';

import { toolLink } from '../../../shared/navigation/tool-dialog';
import type { SidebarItem, SidebarItemGroup } from './sidebar-item';

const consignmentAccess = {
  anyOf: ['CREATE_CONSIGNMENT', 'READ_CONSIGNMENT'],
  audience: 'not-super-admin',
} as const;

const createAccess = { anyOf: ['CREATE_CONSIGNMENT'], audience: 'not-super-admin' } as const;

/** Options of Create New (SHELL-56, SHELL-57), with the permission of their route. */
export const createItems: readonly SidebarItem[] = [
  { label: 'Consignment', to: '/consignment/default', icon: Package, keys: 'c c', ...createAccess },
  { label: 'Return', to: '/consignment/return', icon: Package, keys: 'c r', ...createAccess },
  {
    label: 'Third Party',
    to: '/consignment/third-party',
    icon: Package,
    keys: 'c t',
    ...createAccess,
  },
];

/** SHELL-47 to SHELL-55: tools, most of which open over the current screen (GAP-10 for their permissions). */
const tools: readonly SidebarItem[] = [
  {
    label: importsTitle,
    to: '/import',
    icon: FileInput,
    keys: 'g i',
    anyOf: ['READ_IMPORT'],
  },
  {
    label: appTexts.importAddresses,
    to: toolLink('import-addresses'),
    icon: Upload,
    anyOf: ['CREATE_ADDRESS'],
  },
  {
    label: appTexts.importConsignments,
    to: toolLink('import-consignments'),
    icon: Upload,
    anyOf: ['CREATE_CONSIGNMENT'],
  },
  {
    label: appTexts.loadCarrierZones,
    to: toolLink('load-carrier-zones'),
    icon: Upload,
    anyOf: ['CREATE_CARRIER_ZONE_SYSTEM'],
  },
  {
    label: appTexts.importRateCards,
    to: toolLink('import-rate-cards'),
    icon: Upload,
    anyOf: ['CREATE_RATECARD'],
  },
  {
    label: appTexts.clientReporting,
    to: toolLink('client-reporting'),
    icon: ChartColumn,
    anyOf: ['CUSTOMER_REPORTING', 'ACCOUNT_MANAGER_CONTENT', 'CLIENT_REPORTING'],
  },
  {
    label: appTexts.financialReporting,
    to: toolLink('financial-reporting'),
    icon: ChartColumn,
    anyOf: ['ACCOUNT_MANAGER_CONTENT'],
  },
  {
    label: shellTexts.resendData,
    to: toolLink('resend-data'),
    icon: RefreshCw,
    anyOf: ['RESEND_DATA'],
  },
];

/** SHELL-33 to SHELL-66. Unregistered routes are not offered. */
export const sidebarGroups: readonly SidebarItemGroup[] = [
  {
    items: [
      { label: shellTexts.dashboard, to: '/dashboard', icon: LayoutDashboard, keys: 'g d' },
      {
        label: setUpTitle,
        to: '/set-up',
        icon: ListChecks,
        keys: 'g u',
        anyOf: ['READ_CUSTOMER_CARRIER', 'UPDATE_CLIENT'],
      },
      {
        label: shellTexts.consignments,
        to: '/consignment/list',
        icon: Package,
        keys: 'g c',
        ...consignmentAccess,
      },
      {
        label: shellTexts.manifests,
        to: '/manifest/list',
        icon: Layers,
        keys: 'g m',
        anyOf: ['READ_MANIFEST'],
      },
      {
        label: operationsTitle,
        to: '/operations',
        icon: Activity,
        keys: 'g o',
        anyOf: ['READ_SET_ASIDE'],
      },
      {
        label: shellTexts.addressBook,
        to: '/address-book',
        icon: BookUser,
        keys: 'g a',
        anyOf: ['READ_ADDRESS'],
      },
      {
        label: shellTexts.quickQuote,
        to: toolLink('quick-quote'),
        icon: Calculator,
        keys: 'c q',
        ...consignmentAccess,
      },
      {
        label: shellTexts.trackAndTrace,
        to: '/track-and-trace',
        icon: MapPinCheck,
        keys: 'g t',
        anyOf: ['READ_CONSIGNMENT'],
      },
    ],
  },
  {
    label: shellTexts.carriers,
    items: [
      {
        label: shellTexts.carriers,
        to: '/carrier/list',
        icon: Truck,
        anyOf: ['READ_CUSTOMER_CARRIER'],
      },
      {
        label: shellTexts.carrierAccounts,
        to: '/carrier-account/list',
        icon: IdCard,
        anyOf: ['READ_CUSTOMER_CARRIER_ACCOUNT'],
      },
      {
        label: shellTexts.carrierZones,
        to: '/carrier-zone',
        icon: MapIcon,
        anyOf: ['UPDATE_CARRIER_ZONE_SYSTEM'],
        audience: 'super-admin',
      },
      {
        label: shellTexts.transitTimes,
        to: '/transit-time',
        icon: Timer,
        anyOf: ['UPDATE_TRANSIT_TIME'],
      },
    ],
  },
  {
    label: shellTexts.organisation,
    items: [
      {
        label: shellTexts.customers,
        to: '/customer/list',
        icon: Building2,
        anyOf: ['READ_CUSTOMER'],
        audience: 'super-admin',
      },
      { label: shellTexts.clients, to: '/client/list', icon: Store, anyOf: ['READ_CLIENT'] },
      { label: shellTexts.users, to: '/user/list', icon: Users, anyOf: ['READ_USER'] },
    ],
  },
  {
    label: connectGroup,
    items: [
      {
        label: integrationsTitle,
        to: '/integrations',
        icon: ArrowLeftRight,
        anyOf: ['READ_CLIENT_INTEGRATION'],
      },
      {
        label: webhooksTitle,
        to: '/webhooks',
        icon: Webhook,
        keys: 'g w',
        anyOf: ['READ_WEBHOOK'],
      },
    ],
  },
  { label: appTexts.tools, items: tools },
];

export const settingsItem: SidebarItem = {
  label: shellTexts.settings,
  to: '/settings',
  icon: Settings,
  keys: 'g s',
  anyOf: ['SETTINGS_SCREEN'],
};
