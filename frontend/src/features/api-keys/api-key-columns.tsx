import Box from '@mui/material/Box';

import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import { appApiKeyTexts } from '@contracts/texts/app/api-keys';
import { appTestKeyTexts } from '@contracts/texts/app/test-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import type { EntityColumn } from '../../shared/grid/columns';
import { RowName } from '../../shared/grid/RowName';
import { Mono } from '../../shared/text/values';
import { KeyMode } from './KeyMode';
import { KeyExpiry, KeyLastUse, KeyRanges, KeyReplaced, KeyScopes } from './key-cells';

const { columns: texts } = apiKeyTexts;

/** KEYS-02, KEYS-03; the name opens the key's usage. */
export const apiKeyColumns = (
  onOpen: (key: ApiKeyView) => void,
): readonly EntityColumn<ApiKeyView>[] => [
  {
    field: 'name',
    headerName: texts.name,
    flex: 1,
    minWidth: 164,
    rowHeader: true,
    renderCell: ({ row, tabIndex }) => (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px' }}>
        <RowName
          name={row.name}
          tabIndex={tabIndex}
          onClick={() => {
            onOpen(row);
          }}
        />
        <KeyReplaced apiKey={row} />
      </Box>
    ),
  },
  ...otherColumns,
];

const otherColumns: readonly EntityColumn<ApiKeyView>[] = [
  {
    field: 'mode',
    headerName: appTestKeyTexts.mode,
    minWidth: 76,
    renderCell: ({ row }) => <KeyMode mode={row.mode} />,
  },
  {
    field: 'email',
    headerName: texts.email,
    flex: 1.2,
    minWidth: 102,
    renderCell: ({ row }) => <Mono>{row.email}</Mono>,
  },
  {
    field: 'tokenHint',
    headerName: appApiKeyTexts.token,
    minWidth: 184,
    renderCell: ({ row }) => <Mono>{row.tokenHint ?? '—'}</Mono>,
  },
  {
    field: 'scopes',
    headerName: appApiKeyTexts.permissions,
    flex: 1,
    minWidth: 96,
    renderCell: ({ row }) => <KeyScopes apiKey={row} />,
  },
  {
    field: 'allowedRanges',
    headerName: appApiKeyTexts.ranges,
    flex: 1,
    minWidth: 120,
    renderCell: ({ row }) => <KeyRanges apiKey={row} />,
  },
  {
    field: 'expiresAt',
    headerName: appApiKeyTexts.expiry,
    minWidth: 186,
    renderCell: ({ row }) => <KeyExpiry apiKey={row} />,
  },
  {
    field: 'lastUsedAt',
    headerName: appApiKeyTexts.lastUsed,
    minWidth: 188,
    renderCell: ({ row }) => <KeyLastUse apiKey={row} />,
  },
];
