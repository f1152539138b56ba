import Box from '@mui/material/Box';
import { Command } from 'cmdk';

import { appTexts } from '@contracts/texts/app/common';
import { shellTexts } from '@contracts/texts/spec/shell';

import { asTree } from '../../../shared/session/as-tree';
import type { ChosenClient } from '../../../shared/session/session.slice';
import { useClient } from '../../../shared/session/useClient';
import { commandListSx } from '../palette/command-list.styles';

export interface ClientPickerProps {
  /** Offers 'All clients'. */
  readonly canSelectAll: boolean;
  readonly onPicked?: () => void;
}

/** Type to filter, arrow keys to move, Enter to select. */
export function ClientPicker({ canSelectAll, onPicked }: ClientPickerProps) {
  const { choices, choose, clientId } = useClient();
  const pick = (client: ChosenClient) => () => {
    choose(client);
    onPicked?.();
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
        {canSelectAll && (
          <Command.Item value={appTexts.allClients} onSelect={pick('all')}>
            {appTexts.allClients}
          </Command.Item>
        )}
        {asTree(choices).map(({ id, name, depth }) => (
          <Command.Item
            key={id}
            value={`${name} ${id}`}
            keywords={[name]}
            onSelect={pick(id)}
            data-current={id === clientId}
            style={depth === 0 ? undefined : { paddingLeft: 8 + 16 * depth }}
          >
            {name}
          </Command.Item>
        ))}
      </Command.List>
    </Box>
  );
}
