import { appTexts } from '@contracts/texts/app/common';
import { appReportTexts as texts } from '@contracts/texts/app/reports';

import type { ToolDialogProps } from '../../shared/navigation/tool-dialog';
import { validateDays, toFinancialRequest } from './report-form';
import { ReportClientField } from './ReportClientField';
import { ReportDialog } from './ReportDialog';
import { useReportCostsMutation } from './reporting.api';
import { useReport } from './useReport';

/** REPORT-02: consignments with their costs. */
export function FinancialReportDialog({ onClose }: ToolDialogProps) {
  const [report] = useReportCostsMutation();
  const state = useReport(
    {
      name: 'financial-report',
      errorsOf: validateDays,
      fetch: (form) => report(toFinancialRequest(form)),
    },
    onClose,
  );
  return (
    <ReportDialog
      title={appTexts.financialReporting}
      intro={texts.financialIntro}
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
