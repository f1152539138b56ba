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
import { appSettingsKeywords as keywords, appSettingsTexts } from '@contracts/texts/app/settings';
import { settingsPanelTexts as words } from '@contracts/texts/spec/settings';

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
    label: words.senderAddress,
    keywords: keywords.senderAddress,
    icon: MapPin,
    permission: 'CLIENT_CONTENT',
    isOfClient: true,
    Panel: SenderAddressPanel,
  },
  password: {
    label: words.password,
    keywords: keywords.password,
    icon: KeyRound,
    Panel: PasswordPanel,
  },
  sessions: {
    label: appSettingsTexts.sessions,
    keywords: keywords.sessions,
    icon: MonitorSmartphone,
    Panel: SessionsPanel,
  },
  security: {
    label: appSettingsTexts.security,
    keywords: keywords.security,
    icon: ShieldCheck,
    Panel: SecurityLogPanel,
  },
  'item-types': {
    label: words.itemTypes,
    keywords: keywords.itemTypes,
    icon: Package,
    permission: 'READ_ITEM',
    isOfClient: true,
    Panel: ItemTypesPanel,
  },
  'custom-items': {
    label: words.customItems,
    keywords: keywords.customItems,
    icon: PackagePlus,
    permission: 'READ_ITEM_TEMPLATE',
    isOfClient: true,
    Panel: CustomItemsPanel,
  },
  'payer-accounts': {
    label: words.payerAccounts,
    keywords: keywords.payerAccounts,
    icon: Contact,
    permission: 'READ_CLIENT_PAYER_ACCOUNT',
    isOfClient: true,
    Panel: PayerAccountsPanel,
  },
  'custom-email': {
    label: words.customEmail,
    keywords: keywords.customEmail,
    icon: Mail,
    permission: 'CREATE_EMAIL_TEMPLATE',
    needsCustomEmail: true,
    isOfClient: true,
    Panel: CustomEmailPanel,
  },
  categories: {
    label: words.categories,
    keywords: keywords.categories,
    icon: Tags,
    permission: 'READ_CATEGORY',
    isOfClient: true,
    Panel: CategoriesPanel,
  },
  'user-preferences': {
    label: words.userPreferences,
    keywords: keywords.userPreferences,
    icon: CircleUserRound,
    Panel: PreferencesPanel,
  },
  'emails-and-banner': {
    label: appSettingsTexts.emailsAndBanner,
    keywords: keywords.emailsAndBanner,
    icon: Megaphone,
    permission: 'UPDATE_CUSTOMER',
    Panel: CustomerPanel,
  },
};

export const settingsPanels: readonly SettingsPanel[] = keysOf(panels).map((slug) => ({
  slug,
  ...panels[slug],
}));
