import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

import { consignmentListTexts } from '@contracts/texts/consignment-list';
import { ownTexts } from '@contracts/texts/own';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { HOME } from '../../shared/navigation/app-route';
import { usePermission } from '../../shared/session/usePermission';
import { useStateCounts, type AskedList } from './useConsignmentList';

export interface NoConsignmentsProps {
  readonly asked: AskedList;
}

/** Why the list is empty: filters hide what is there, or there is nothing yet. */
export function NoConsignments({ asked }: NoConsignmentsProps) {
  const { list, filters } = asked;
  const hidden = useHidden(asked);
  const mayCreate = usePermission('CREATE_CONSIGNMENT');
  const hiding = filters.length + (list.query.q ? 1 : 0);

  if (hidden > 0 && hiding > 0)
    return (
      <EmptyState
        title={consignmentListTexts.empty}
        reason={`${hiding === 1 ? '1 filter hides' : `${hiding} filters hide`} ${hidden === 1 ? '1 consignment' : `${hidden} consignments`}.`}
        action={
          <Button
            onClick={() => {
              list.change({ q: '', filters: [] });
            }}
          >
            {ownTexts.clearFilters}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={consignmentListTexts.empty}
      reason="Nothing here yet."
      action={
        mayCreate && (
          <Button component={RouterLink} to={HOME} variant="contained">
            Create a consignment
          </Button>
        )
      }
    />
  );
}

/** How many there are on this tab whatever the filters say. */
function useHidden(asked: AskedList): number {
  const counts = useStateCounts(asked);
  const { tab } = asked;
  if (!counts) return 0;
  return tab === 'ALL' ? counts.OPEN + counts.MANIFESTED + counts.DELETED : counts[tab];
}
