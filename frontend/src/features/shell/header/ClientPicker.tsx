import Box from '@mui/material/Box';
import { Command } from 'cmdk';
import { FlaskConical } from 'lucide-react';

import { isTestClient } from '@contracts/rules/test-environment';
import { appTexts } from '@contracts/texts/app/common';
import { appTestTexts as texts } from '@contracts/texts/app/test-environments';
import { shellTexts } from '@contracts/texts/spec/shell';

import { sortAsTree, type TreeClient } from '../../../shared/session/client-tree';
import type { ChosenClient } from '../../../shared/session/session.slice';
import { useClient } from '../../../shared/session/useClient';
import { interpolate } from '../../../shared/text/format';
import { commandListSx } from '../palette/command-list.styles';

export interface ClientPickerProps {
  /** Offers 'All clients'. */
  readonly canSelectAll: boolean;
  readonly onSelected?: () => void;
}

/** Type to filter, arrow keys to move, Enter to select. */
export function ClientPicker({ canSelectAll, onSelected }: ClientPickerProps) {
  const { choices, choose, clientId } = useClient();
  const clients = choices.filter(({ id }) => !isTestClient(id));
  const select = (client: ChosenClient) => () => {
    choose(client);
    onSelected?.();
  };

  return (
    <Box
      component={Command}
      label={appTexts.client}
      sx={[commandListSx, { width: 300, overflowWrap: 'anywhere' }]}
    >
      <Command.Input autoFocus placeholder={appTexts.findClient} />
      <Command.List>
        <Command.Empty>{shellTexts.unknownClient}</Command.Empty>
        {canSelectAll && clients.length > 1 && (
          <Command.Item value={appTexts.allClients} onSelect={select('all')}>
            {appTexts.allClients}
          </Command.Item>
        )}
        {sortAsTree(clients).flatMap((client) => [
          <ClientItem
            key={client.id}
            client={client}
            isCurrent={client.id === clientId}
            onSelect={select(client.id)}
          />,
          isTestClient(client.testId) && (
            <TestDataItem
              key={client.testId}
              client={client}
              isCurrent={client.testId === clientId}
              onSelect={select(client.testId)}
            />
          ),
        ])}
      </Command.List>
    </Box>
  );
}

interface ClientItemProps {
  readonly client: TreeClient;
  readonly isCurrent: boolean;
  readonly onSelect: () => void;
}

const ClientItem = ({ client: { id, name, depth }, isCurrent, onSelect }: ClientItemProps) => (
  <Command.Item
    value={`${name} ${id}`}
    keywords={[name]}
    onSelect={onSelect}
    data-current={isCurrent}
    style={indentedBy(depth)}
  >
    {name}
  </Command.Item>
);

const TestDataItem = ({
  client: { name, depth, testId },
  isCurrent,
  onSelect,
}: ClientItemProps) => {
  const label = interpolate(texts.testDataOf, { client: name });
  return (
    <Command.Item
      value={`${label} ${testId ?? ''}`}
      keywords={[name, texts.testData]}
      aria-label={label}
      onSelect={onSelect}
      data-current={isCurrent}
      style={indentedBy(depth + 1)}
    >
      <Box component={FlaskConical} size={13} aria-hidden sx={testIconSx} />
      {texts.testData}
    </Command.Item>
  );
};

const indentedBy = (depth: number) => (depth === 0 ? undefined : { paddingLeft: 8 + 16 * depth });

const testIconSx = { mr: '6px', flex: 'none', color: 'app.tone.plan.glyph' } as const;
