import Box from '@mui/material/Box';
import { Command } from 'cmdk';

import { ownTexts } from '@contracts/texts/own';
import { shellTexts } from '@contracts/texts/shell';

import { asTree } from '../../../shared/session/as-tree';
import type { ChosenClient } from '../../../shared/session/session.slice';
import { useClient } from '../../../shared/session/useClient';
import { commandListSx } from '../palette/command-list.styles';

export interface ClientPickerProps {
  /** 'All clients' is a choice. */
  readonly mayTakeAll: boolean;
  readonly onPicked?: () => void;
}

/** Type to find, arrow keys to move, Enter to pick. */
export function ClientPicker({ mayTakeAll, onPicked }: ClientPickerProps) {
  const { choices, choose, clientId } = useClient();
  const pick = (client: ChosenClient) => () => {
    choose(client);
    onPicked?.();
  };

  return (
    <Box
      component={Command}
      label={ownTexts.client}
      sx={[commandListSx, { width: 300, overflowWrap: 'anywhere' }]}
    >
      <Command.Input autoFocus placeholder={ownTexts.findClient} />
      <Command.List>
        <Command.Empty>{shellTexts.unknownClient}</Command.Empty>
        {mayTakeAll && (
          <Command.Item value={ownTexts.allClients} onSelect={pick('all')}>
            {ownTexts.allClients}
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
