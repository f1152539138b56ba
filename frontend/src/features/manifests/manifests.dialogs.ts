import type { ToolDialog } from '../../shared/navigation/tool-dialog';

/** SHELL: the sidebar's Resend Data (MAN-46, MAN-51). */
export const manifestsDialogs: readonly ToolDialog[] = [
  {
    name: 'resend-data',
    anyOf: ['RESEND_DATA'],
    load: () => import('./resend/ResendDialog').then(({ ResendDialog }) => ResendDialog),
  },
];
