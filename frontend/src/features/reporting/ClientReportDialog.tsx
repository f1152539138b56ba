import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';

import { appTexts } from '@contracts/texts/app/common';
import { appReportTexts as texts } from '@contracts/texts/app/reports';

import { CheckField } from '../../shared/forms/CheckField';
import type { ToolDialogProps } from '../../shared/navigation/tool-dialog';
import { useClient } from '../../shared/session/useClient';
import { validateClientReport, toClientRequest } from './report-form';
import { ReportCarrierField } from './ReportCarrierField';
import { ReportClientField } from './ReportClientField';
import { ReportDialog } from './ReportDialog';
import { useReportClientMutation } from './reporting.api';
import { useReport, type ReportState } from './useReport';

const reportPermissions = [
  'CUSTOMER_REPORTING',
  'ACCOUNT_MANAGER_CONTENT',
  'CLIENT_REPORTING',
] as const;

/** REPORT-01: consignments of a client, a carrier or both. */
export function ClientReportDialog({ onClose }: ToolDialogProps) {
  const [report] = useReportClientMutation();
  const state = useReport(
    {
      name: 'client-report',
      errorsOf: validateClientReport,
      fetch: (form) => report(toClientRequest(form)),
    },
    onClose,
  );
  return (
    <ReportDialog
      title={appTexts.clientReporting}
      intro={texts.clientIntro}
      state={state}
      onClose={onClose}
      options={<ItemDetails state={state} />}
    >
      <ReportFilterFields state={state} />
    </ReportDialog>
  );
}

function ReportFilterFields({ state: { form, change, errors } }: { readonly state: ReportState }) {
  const { canChoose } = useClient();
  return (
    <>
      <ReportClientField
        value={form.clientId}
        anyOf={reportPermissions}
        error={errors.clientOrCarrier}
        onChange={(clientId) => {
          change({ clientId });
        }}
      />
      <ReportCarrierField
        value={form.carrierId}
        error={canChoose ? undefined : errors.clientOrCarrier}
        onChange={(carrierId) => {
          change({ carrierId });
        }}
      />
    </>
  );
}

/** REPORT-08. */
const ItemDetails = ({ state: { form, change } }: { readonly state: ReportState }) => (
  <Box>
    <CheckField
      label={texts.showItemDetails}
      isOn={form.showItemDetails}
      onChange={(showItemDetails) => {
        change({ showItemDetails });
      }}
    />
    <FormHelperText>{texts.itemDetailsHelp}</FormHelperText>
  </Box>
);
