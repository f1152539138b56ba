import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { Mono } from '../../shared/text/values';

const { columns: words } = apiKeyTexts;

/** KEYS-02, KEYS-03. */
export const apiKeyColumns: readonly EntityColumn<ApiKeyView>[] = [
  {
    field: 'name',
    headerName: words.name,
    flex: 1,
    minWidth: 180,
    rowHeader: true,
    cellClassName: 'AppStrongCell',
  },
  {
    field: 'email',
    headerName: words.email,
    flex: 1.2,
    minWidth: 260,
    renderCell: ({ row }) => <Mono>{row.email}</Mono>,
  },
];
