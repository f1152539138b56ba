import {
  CircleUserRound,
  Contact,
  KeyRound,
  Mail,
  MapPin,
  Megaphone,
  MonitorSmartphone,
  Package,
  PackagePlus,
  ShieldCheck,
  Tags,
  type LucideIcon,
} from 'lucide-react';
import { type ComponentType } from 'react';

import { keysOf } from '@contracts/keys-of';
import type { PermissionName } from '@contracts/permissions/permissions';
import { appSettingsKeywords, appSettingsTexts } from '@contracts/texts/app/settings';
import { settingsPanelTexts as texts } from '@contracts/texts/spec/settings';

import { lazyPage } from '../../shared/loading/lazy';
import type { ClientPanelProps } from './client-panel';
import type { SettingsSlug } from './settings-paths';

export interface SettingsPanel {
  readonly slug: SettingsSlug;
  readonly label: string;
  /** Additional search words. */
  readonly keywords: string;
  readonly icon: LucideIcon;
  /** Required permission; without one everyone has access. */
  readonly permission?: PermissionName;
  /** SETTINGS-06: only if a client has custom emails switched on. */
  readonly needsCustomEmail?: boolean;
  /** Belongs to one client. */
  readonly isOfClient?: boolean;
  /** Belongs to a customer: permission for individual clients is not enough. */
  readonly isOfCustomer?: boolean;
  readonly Panel: ComponentType<ClientPanelProps>;
}

const SenderAddressPanel = lazyPage(async () => ({
  default: (await import('./sender-address/SenderAddressPanel')).SenderAddressPanel,
}));
const PasswordPanel = lazyPage(async () => ({
  default: (await import('./PasswordPanel')).PasswordPanel,
}));
const SessionsPanel = lazyPage(async () => ({
  default: (await import('./sessions/SessionsPanel')).SessionsPanel,
}));
const SecurityLogPanel = lazyPage(async () => ({
  default: (await import('./security/SecurityLogPanel')).SecurityLogPanel,
}));
const ItemTypesPanel = lazyPage(async () => ({
  default: (await import('./ItemTypesPanel')).ItemTypesPanel,
}));
const CustomItemsPanel = lazyPage(async () => ({
  default: (await import('./custom-items/CustomItemsPanel')).CustomItemsPanel,
}));
const PayerAccountsPanel = lazyPage(async () => ({
  default: (await import('./payer-accounts/PayerAccountsPanel')).PayerAccountsPanel,
}));
const CustomEmailPanel = lazyPage(async () => ({
  default: (await import('./custom-email/CustomEmailPanel')).CustomEmailPanel,
}));
const CategoriesPanel = lazyPage(async () => ({
  default: (await import('./categories/CategoriesPanel')).CategoriesPanel,
}));
const PreferencesPanel = lazyPage(async () => ({
  default: (await import('./preferences/PreferencesPanel')).PreferencesPanel,
}));
const CustomerPanel = lazyPage(async () => ({
  default: (await import('./customer/CustomerPanel')).CustomerPanel,
}));

/** SETTINGS-01 to SETTINGS-09, in specified order; a slug without a panel does not compile. */
const panels: Readonly<Record<SettingsSlug, Omit<SettingsPanel, 'slug'>>> = {
  'sender-address': {
    label: texts.senderAddress,
    keywords: appSettingsKeywords.senderAddress,
    icon: MapPin,
    permission: 'CLIENT_CONTENT',
    isOfClient: true,
    Panel: SenderAddressPanel,
  },
  password: {
    label: texts.password,
    keywords: appSettingsKeywords.password,
    icon: KeyRound,
    Panel: PasswordPanel,
  },
  sessions: {
    label: appSettingsTexts.sessions,
    keywords: appSettingsKeywords.sessions,
    icon: MonitorSmartphone,
    Panel: SessionsPanel,
  },
  security: {
    label: appSettingsTexts.security,
    keywords: appSettingsKeywords.security,
    icon: ShieldCheck,
    Panel: SecurityLogPanel,
  },
  'item-types': {
    label: texts.itemTypes,
    keywords: appSettingsKeywords.itemTypes,
    icon: Package,
    permission: 'READ_ITEM',
    isOfClient: true,
    Panel: ItemTypesPanel,
  },
  'custom-items': {
    label: texts.customItems,
    keywords: appSettingsKeywords.customItems,
    icon: PackagePlus,
    permission: 'READ_ITEM_TEMPLATE',
    isOfClient: true,
    Panel: CustomItemsPanel,
  },
  'payer-accounts': {
    label: texts.payerAccounts,
    keywords: appSettingsKeywords.payerAccounts,
    icon: Contact,
    permission: 'READ_CLIENT_PAYER_ACCOUNT',
    isOfClient: true,
    Panel: PayerAccountsPanel,
  },
  'custom-email': {
    label: texts.customEmail,
    keywords: appSettingsKeywords.customEmail,
    icon: Mail,
    permission: 'CREATE_EMAIL_TEMPLATE',
    needsCustomEmail: true,
    isOfClient: true,
    Panel: CustomEmailPanel,
  },
  categories: {
    label: texts.categories,
    keywords: appSettingsKeywords.categories,
    icon: Tags,
    permission: 'READ_CATEGORY',
    isOfClient: true,
    Panel: CategoriesPanel,
  },
  'user-preferences': {
    label: texts.userPreferences,
    keywords: appSettingsKeywords.userPreferences,
    icon: CircleUserRound,
    Panel: PreferencesPanel,
  },
  'emails-and-banner': {
    label: appSettingsTexts.emailsAndBanner,
    keywords: appSettingsKeywords.emailsAndBanner,
    icon: Megaphone,
    permission: 'UPDATE_CUSTOMER',
    isOfCustomer: true,
    Panel: CustomerPanel,
  },
};

export const settingsPanels: readonly SettingsPanel[] = keysOf(panels).map((slug) => ({
  slug,
  ...panels[slug],
}));
