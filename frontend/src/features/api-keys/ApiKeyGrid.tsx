import Box from '@mui/material/Box';
import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';

import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import { NoRecords } from '../../shared/feedback/NoRecords';
import { CardSelect } from '../../shared/grid/CardSelect';
import { queryProps } from '../../shared/grid/query-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import type { GridSelection } from '../../shared/grid/grid-state';
import { RowName } from '../../shared/grid/RowName';
import { Mono } from '../../shared/text/values';
import { apiKeyColumns } from './api-key-columns';
import { KeyMode } from './KeyMode';
import { KeyExpiry, KeyLastUse, KeyRanges, KeyReplaced, KeyScopes } from './key-cells';
import type { ApiKeyList } from './useApiKeys';

export interface ApiKeyGridProps {
  readonly keys: ApiKeyList;
  readonly onAdd: () => void;
  /** Shows the usage of a key. */
  readonly onOpen: (key: ApiKeyView) => void;
}

export function ApiKeyGrid({ keys, onAdd, onOpen }: ApiKeyGridProps) {
  const { list, listQuery, rows, total, selection } = keys;
  const columns = useMemo(() => apiKeyColumns(onOpen), [onOpen]);
  return (
    <EntityGrid
      label={apiKeyTexts.title}
      columns={columns}
      onRowOpen={onOpen}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...queryProps(listQuery, texts.fetchFailed)}
      empty={
        <NoRecords
          icon={KeyRound}
          title={texts.empty}
          firstUse={texts.firstUse}
          add={keys.canAdd && { label: texts.addTitle, run: onAdd }}
          isFiltered={keys.isFiltered}
          onClear={keys.clearSearch}
        />
      }
      {...(keys.canDelete && { selection })}
      renderCard={(key) => (
        <ApiKeyCard apiKey={key} onOpen={onOpen} {...(keys.canDelete && { selection })} />
      )}
    />
  );
}

interface ApiKeyCardProps {
  readonly apiKey: ApiKeyView;
  readonly onOpen: (key: ApiKeyView) => void;
  readonly selection?: GridSelection;
}

/** Card of an API key, for phones. */
const ApiKeyCard = ({
  apiKey,
  apiKey: { id, name, email },
  onOpen,
  selection,
}: ApiKeyCardProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
    {selection && <CardSelect id={id} name={name} selection={selection} />}
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>
        <RowName
          name={name}
          onClick={() => {
            onOpen(apiKey);
          }}
        />{' '}
        <KeyMode mode={apiKey.mode} /> <KeyReplaced apiKey={apiKey} />
      </Box>
      <Mono>{email}</Mono>
      <Box sx={{ color: 'app.textMuted' }}>
        {texts.permissions}: <KeyScopes apiKey={apiKey} />
      </Box>
      {apiKey.allowedRanges && (
        <Box sx={{ color: 'app.textMuted' }}>
          {texts.ranges}: <KeyRanges apiKey={apiKey} />
        </Box>
      )}
      <Box sx={{ color: 'app.textMuted' }}>
        {!apiKey.isReplaced && `${texts.expiry}: `}
        <KeyExpiry apiKey={apiKey} />
      </Box>
      <Box sx={{ color: 'app.textMuted' }}>
        {texts.lastUsed}: <KeyLastUse apiKey={apiKey} />
      </Box>
    </Box>
  </Box>
);
