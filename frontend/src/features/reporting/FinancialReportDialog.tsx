import { ownTexts } from '@contracts/texts/own';
import { ownReportTexts as words } from '@contracts/texts/own-reports';

import type { ToolDialogProps } from '../../shared/navigation/tool-dialog';
import { faultsOfDays, toFinancialRequest } from './report-form';
import { ReportClientField } from './ReportClientField';
import { ReportDialog } from './ReportDialog';
import { useReportCostsMutation } from './reporting.api';
import { useReport } from './useReport';

/** REPORT-02: what was sent, and what it cost. */
export function FinancialReportDialog({ onClose }: ToolDialogProps) {
  const [report] = useReportCostsMutation();
  const state = useReport(
    {
      name: 'financial-report',
      faultsOf: faultsOfDays,
      fetch: (form) => report(toFinancialRequest(form)),
    },
    onClose,
  );
  return (
    <ReportDialog
      title={ownTexts.financialReporting}
      intro={words.financialIntro}
      state={state}
      onClose={onClose}
    >
      <ReportClientField
        value={state.form.clientId}
        anyOf={['ACCOUNT_MANAGER_CONTENT']}
        onChange={(clientId) => {
          state.change({ clientId });
        }}
      />
    </ReportDialog>
  );
}
