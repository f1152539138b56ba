import type { ComponentType } from 'react';

import type { PermissionName } from '@contracts/permissions/permissions';

/** A screen. Each feature exports its own as `<feature>Routes`; `app/routing/routes.tsx` registers them. */
export interface AppRoute {
  readonly path: string;
  /** Loads the page on the first visit. */
  readonly load: () => Promise<ComponentType>;
  /** Required permission (spec part 1, 2.1); without it any signed-in user has access. */
  readonly permission?: PermissionName;
  /** Accessible without login. */
  readonly isPublic?: boolean;
  /** SHELL-29: 'bare' has neither sidebar nor header. */
  readonly layout?: 'shell' | 'bare';
  /**
   * Whether the screen shows one client at a time ('required': users of several select one first) or all of them;
   * 'fixed' hides the selector if the record determines the client (CON-08).
   */
  readonly client?: 'required' | 'optional' | 'fixed';
}

/** Destination in the sidebar: a screen, or a tool that opens over one. */
export interface Destination {
  /** Preloads its code, on hover or focus of the entry. */
  readonly load: () => Promise<unknown>;
}

/** Default consignment screen, target of / and /home. */
export const HOME = '/consignment/default';
export const LOGIN = '/login';
export const DASHBOARD = '/dashboard';
export const ERROR = '/error';
export const MANIFESTS = '/manifest/list';
