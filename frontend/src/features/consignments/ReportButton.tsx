import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';

import { consignmentListTexts } from '@contracts/texts/consignment-list';

import { useOpenConsignmentsReport } from '../../shared/reports/useOpenConsignmentsReport';
import { useClient } from '../../shared/session/useClient';

/** LIST-09: the client's open consignments as a file; not for an account with others below it (GAP-36). */
export function ReportButton() {
  const { clientId, hasChildClients } = useClient();
  const download = useOpenConsignmentsReport();
  if (clientId === undefined || hasChildClients) return null;

  return (
    <Button
      startIcon={<FileDown size={14} aria-hidden />}
      onClick={() => void download({ clientId }, `open-consignments-${clientId}.xlsx`)}
    >
      {consignmentListTexts.report}
    </Button>
  );
}
