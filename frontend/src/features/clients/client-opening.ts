import type { ClientRowView } from '@contracts/views/organisation.view';

import type { ClientVerbs } from './client-verbs';
import type { ClientList } from './useClients';

/** The list, and how one of its rows is opened. */
export interface ClientOpening {
  readonly list: ClientList;
  readonly open: (client: ClientRowView) => void;
}

/** Whether the row has a form for the user: to edit, or to read. */
export const opens = ({ edit, view }: ClientVerbs): boolean => edit || view;
