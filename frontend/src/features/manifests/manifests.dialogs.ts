import type { ToolDialog } from '../../shared/navigation/tool-dialog';

/** SHELL: Resend Data in the sidebar (MAN-46, MAN-51). */
export const manifestsDialogs: readonly ToolDialog[] = [
  {
    name: 'resend-data',
    anyOf: ['RESEND_DATA'],
    load: () => import('./resend/ResendDialog').then(({ ResendDialog }) => ResendDialog),
  },
];
