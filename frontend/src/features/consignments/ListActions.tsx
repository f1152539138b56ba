import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';

import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';

import { SavedViewsMenu } from '../../shared/filters/SavedViewsMenu';
import { useOpenConsignmentsReport } from '../../shared/reports/useOpenConsignmentsReport';
import { useClient } from '../../shared/session/useClient';
import { useSavedFilters } from './filters/useSavedFilters';
import { type ListParams, useStateCounts } from './useConsignmentList';

/** LIST-09: downloads the client's open consignments; not for parent accounts (GAP-36). */
function ReportButton() {
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

/** Report of the open tab, and the specified "Filters" menu with Save and Save as. */
export function ListActions({ listParams }: { readonly listParams: ListParams }) {
  const { tab, saved } = listParams;
  const hasOpen = (useStateCounts(listParams)?.OPEN ?? 0) > 0;
  return (
    <>
      {tab === 'OPEN' && hasOpen && <ReportButton />}
      <SavedViewsMenu {...useSavedFilters(saved)} />
    </>
  );
}
