import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';

import { consignmentListTexts } from '@contracts/texts/consignment-list';
import { ownTexts } from '@contracts/texts/own';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { HOME } from '../../shared/navigation/app-route';
import { usePermission } from '../../shared/session/usePermission';
import type { ConsignmentList } from './useConsignmentList';

export interface NoConsignmentsProps {
  readonly consignments: ConsignmentList;
}

/** Why the list is empty: filters hide what is there, or there is nothing yet. */
export function NoConsignments({ consignments }: NoConsignmentsProps) {
  const { list, filters, hidden } = consignments;
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
