import type { ToolDialog } from '../../shared/navigation/tool-dialog';

/** Resend Data in the sidebar (MAN-46, MAN-51), and the review of everything that can be manifested. */
export const manifestsDialogs: readonly ToolDialog[] = [
  {
    name: 'manifest-all',
    anyOf: ['UPDATE_CONSIGNMENT'],
    load: () =>
      import('./all/ManifestAllDialog').then(({ ManifestAllDialog }) => ManifestAllDialog),
  },
  {
    name: 'resend-data',
    anyOf: ['RESEND_DATA'],
    load: () => import('./resend/ResendDialog').then(({ ResendDialog }) => ResendDialog),
  },
];
