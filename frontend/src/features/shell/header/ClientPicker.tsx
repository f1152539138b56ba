import Box from '@mui/material/Box';
import { Command } from 'cmdk';
import { FlaskConical } from 'lucide-react';

import { isTestClient } from '@contracts/rules/test-environment';
import { appTexts } from '@contracts/texts/app/common';
import { appTestTexts as words } from '@contracts/texts/app/test-environments';
import { shellTexts } from '@contracts/texts/spec/shell';

import { asTree } from '../../../shared/session/as-tree';
import type { ChosenClient } from '../../../shared/session/session.slice';
import { useClient } from '../../../shared/session/useClient';
import { interpolate } from '../../../shared/text/format';
import { commandListSx } from '../palette/command-list.styles';

export interface ClientPickerProps {
  /** Offers 'All clients'. */
  readonly canSelectAll: boolean;
  readonly onPicked?: () => void;
}

/** Type to filter, arrow keys to move, Enter to select. */
export function ClientPicker({ canSelectAll, onPicked }: ClientPickerProps) {
  const { choices, choose, clientId } = useClient();
  const clients = choices.filter(({ id }) => !isTestClient(id));
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
        {canSelectAll && clients.length > 1 && (
          <Command.Item value={appTexts.allClients} onSelect={pick('all')}>
            {appTexts.allClients}
          </Command.Item>
        )}
        {asTree(clients).flatMap(({ id, name, depth, testId }) => [
          <Command.Item
            key={id}
            value={`${name} ${id}`}
            keywords={[name]}
            onSelect={pick(id)}
            data-current={id === clientId}
            style={indentedBy(depth)}
          >
            {name}
          </Command.Item>,
          ...(!isTestClient(testId)
            ? []
            : [
                <Command.Item
                  key={testId}
                  value={`${interpolate(words.testDataOf, { client: name })} ${testId}`}
                  keywords={[name, words.testData]}
                  aria-label={interpolate(words.testDataOf, { client: name })}
                  onSelect={pick(testId)}
                  data-current={testId === clientId}
                  style={indentedBy(depth + 1)}
                >
                  <Box component={FlaskConical} size={13} aria-hidden sx={testIconSx} />
                  {words.testData}
                </Command.Item>,
              ]),
        ])}
      </Command.List>
    </Box>
  );
}

const indentedBy = (depth: number) => (depth === 0 ? undefined : { paddingLeft: 8 + 16 * depth });

const testIconSx = { mr: '6px', flex: 'none', color: 'app.tone.plan.glyph' } as const;
