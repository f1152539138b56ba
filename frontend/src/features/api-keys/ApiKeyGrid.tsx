import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyRound } from 'lucide-react';

import { apiKeyTexts } from '@contracts/texts/api-keys';
import { ownTexts } from '@contracts/texts/own';
import { ownApiKeyTexts as words } from '@contracts/texts/own-api-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import { EmptyState } from '../../shared/feedback/EmptyState';
import { CardSelect } from '../../shared/grid/CardSelect';
import { answerProps } from '../../shared/grid/answer-props';
import { EntityGrid } from '../../shared/grid/EntityGrid';
import type { GridSelection } from '../../shared/grid/selection';
import { Mono } from '../../shared/text/Mono';
import { apiKeyColumns } from './api-key-columns';
import type { ApiKeyList } from './useApiKeys';

export interface ApiKeyGridProps {
  readonly keys: ApiKeyList;
  readonly onAdd: () => void;
}

export function ApiKeyGrid({ keys, onAdd }: ApiKeyGridProps) {
  const { list, answer, rows, total, selection } = keys;
  return (
    <EntityGrid
      label={apiKeyTexts.title}
      columns={apiKeyColumns}
      rows={rows}
      total={total}
      query={list.query}
      onQueryChange={list.change}
      {...answerProps(answer, words.fetchFailed)}
      empty={<NoApiKeys keys={keys} onAdd={onAdd} />}
      {...(keys.mayDelete && { selection })}
      renderCard={(key) => <ApiKeyCard apiKey={key} {...(keys.mayDelete && { selection })} />}
    />
  );
}

interface ApiKeyCardProps {
  readonly apiKey: ApiKeyView;
  readonly selection?: GridSelection;
}

/** A key on a phone. */
const ApiKeyCard = ({ apiKey: { id, name, email }, selection }: ApiKeyCardProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
    {selection && <CardSelect id={id} name={name} selection={selection} />}
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 500 }}>{name}</Box>
      <Mono>{email}</Mono>
    </Box>
  </Box>
);

function NoApiKeys({ keys, onAdd }: ApiKeyGridProps) {
  if (keys.isFiltered)
    return (
      <EmptyState
        icon={KeyRound}
        title={words.empty}
        reason={words.hidden}
        action={
          <Button
            onClick={() => {
              keys.list.change({ q: '' });
            }}
          >
            {ownTexts.clearFilters}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon={KeyRound}
      title={words.empty}
      reason={words.firstUse}
      action={
        keys.mayAdd && (
          <Button variant="contained" onClick={onAdd}>
            {words.addTitle}
          </Button>
        )
      }
    />
  );
}
