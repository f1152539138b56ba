import type { ComponentType } from 'react';

import type { PermissionName } from '@contracts/permissions/permissions';

/** One screen. A feature exports its own as `<feature>Routes`; `app/routes.tsx` registers them. */
export interface AppRoute {
  readonly path: string;
  /** Loads the page; its chunk comes with the first visit. */
  readonly load: () => Promise<ComponentType>;
  /** Needed to open it (spec part 1, 2.1); left out means anyone signed in. */
  readonly permission?: PermissionName;
  /** Needs no sign-in. */
  readonly isOpen?: boolean;
  /** SHELL-29: 'bare' has neither sidebar nor header. */
  readonly layout?: 'shell' | 'bare';
  /**
   * Whether the screen works for one client at a time ('required': a user of several picks one first), or for
   * any of them; 'fixed' hides the choice where the record says whose it is (CON-08).
   */
  readonly client?: 'required' | 'optional' | 'fixed';
}

/** Something the sidebar leads to: a screen, or a tool that opens over one. */
export interface Destination {
  /** Fetches its code; called ahead when the pointer or the focus is on the entry. */
  readonly load: () => Promise<unknown>;
}

/** The default consignment screen, where / and /home lead. */
export const HOME = '/consignment/default';
export const LOGIN = '/login';
export const DASHBOARD = '/dashboard';
export const ERROR = '/error';
export const MANIFESTS = '/manifest/list';
