import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

import { consignmentListTexts } from '@contracts/texts/spec/consignment-list';
import { appTexts } from '@contracts/texts/app/common';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { HOME } from '../../shared/navigation/app-route';
import { useIsSuperAdmin, usePermission } from '../../shared/session/usePermission';
import { useStateCounts, type ListParams } from './useConsignmentList';

export interface EmptyConsignmentListProps {
  readonly listParams: ListParams;
}

/** Empty state: filters hide the rows, or there are none yet. */
export function EmptyConsignmentList({ listParams }: EmptyConsignmentListProps) {
  const { list, filters } = listParams;
  const hiddenCount = useHiddenCount(listParams);
  const isSuperAdmin = useIsSuperAdmin();
  // AUTH-64: super admins are redirected from the screen
  const canCreate = usePermission('CREATE_CONSIGNMENT') && !isSuperAdmin;
  const filterCount = filters.length + (list.query.q ? 1 : 0);

  if (hiddenCount > 0 && filterCount > 0)
    return (
      <EmptyState
        title={consignmentListTexts.empty}
        reason={`${filterCount === 1 ? '1 filter hides' : `${filterCount} filters hide`} ${hiddenCount === 1 ? '1 consignment' : `${hiddenCount} consignments`}.`}
        action={
          <Button
            onClick={() => {
              list.change({ q: '', filters: [] });
            }}
          >
            {appTexts.clearFilters}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={consignmentListTexts.empty}
      reason="There are no consignments here yet."
      action={
        canCreate && (
          <Button component={RouterLink} to={HOME} variant="contained">
            Create a consignment
          </Button>
        )
      }
    />
  );
}

/** Number of consignments on this tab regardless of filters; "All" is open and manifested (LIST-40). */
function useHiddenCount(listParams: ListParams): number {
  const counts = useStateCounts(listParams);
  const { tab } = listParams;
  if (!counts) return 0;
  return tab === 'ALL' ? counts.OPEN + counts.MANIFESTED : counts[tab];
}
