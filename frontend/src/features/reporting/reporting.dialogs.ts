import type { ToolDialog } from '../../shared/navigation/tool-dialog';

export const reportingDialogs: readonly ToolDialog[] = [
  {
    name: 'client-reporting',
    anyOf: ['CUSTOMER_REPORTING', 'ACCOUNT_MANAGER_CONTENT', 'CLIENT_REPORTING'],
    load: () => import('./ClientReportDialog').then(({ ClientReportDialog }) => ClientReportDialog),
  },
  {
    name: 'financial-reporting',
    anyOf: ['ACCOUNT_MANAGER_CONTENT'],
    load: () =>
      import('./FinancialReportDialog').then(({ FinancialReportDialog }) => FinancialReportDialog),
  },
];
