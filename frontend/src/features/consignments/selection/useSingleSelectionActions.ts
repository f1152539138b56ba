import { Copy, History, Pencil, Truck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';
import type { ConsignmentListItem } from '@contracts/views/consignment.view';

import type { BulkAction } from '../../../shared/layout/BulkBar';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { copyPath } from '../../../shared/navigation/consignment-paths';
import { useCanCopy } from '../../../shared/navigation/useCanCopy';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { useRowActions } from '../useRowActions';

/** The table's row actions, for the one selected card on a phone. */
export function useSingleSelectionActions(selected: readonly ConsignmentListItem[]): BulkAction[] {
  const isPhone = useIsPhone();
  const can = usePermissionCheck();
  const canCopy = useCanCopy();
  const actions = useRowActions();
  const navigate = useNavigate();
  const [row, ...others] = selected;
  if (!isPhone || !row || others.length > 0) return [];

  const offered: (BulkAction | false)[] = [
    row.state === 'OPEN' &&
      actions.canEdit(row) && {
        label: texts.edit,
        icon: Pencil,
        onClick: () => {
          actions.edit(row);
        },
      },
    row.state === 'MANIFESTED' && {
      label: texts.track,
      icon: Truck,
      onClick: () => {
        actions.track(row);
      },
    },
    canCopy(row) && {
      label: texts.another,
      icon: Copy,
      onClick: () => void navigate(copyPath(row)),
    },
    can('READ_HISTORY', row.clientId) && {
      label: texts.history,
      icon: History,
      onClick: () => {
        actions.history(row);
      },
    },
  ];
  return offered.filter((action) => action !== false);
}
