import type { ClientRowView } from '@contracts/views/organisation.view';

import type { ClientPermissions } from './client-permissions';
import type { ClientList } from './useClients';

/** The list, and the action that opens a row. */
export interface ClientListActions {
  readonly list: ClientList;
  readonly open: (client: ClientRowView) => void;
}

/** Whether the user can open the row, to edit or read it. */
export const canOpen = ({ canEdit, canView }: ClientPermissions): boolean => canEdit || canView;
