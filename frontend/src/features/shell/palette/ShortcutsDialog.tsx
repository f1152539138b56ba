import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import {
  type Command,
  type CommandGroup,
  commandGroups,
  useCommands,
} from '../../../shared/commands/useCommand';
import { keyText, setShortcutsOn, useShortcutsOn } from '../../../shared/commands/useShortcuts';
import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { Kbd } from '../../../shared/text/Kbd';

const byGroup = (commands: readonly Command[]): [CommandGroup, Command[]][] =>
  commandGroups.map((group) => [
    group,
    commands.filter((command) => command.keys && (command.group ?? 'Go to') === group),
  ]);

/** All keyboard shortcuts, and a switch for single keys (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const commands = useCommands();
  const isOn = useShortcutsOn();
  const titleId = useId();

  return (
    <Dialog
      open
      fullScreen={useIsPhone()}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 560 } } }}
    >
      <DialogTitle id={titleId}>{appTexts.help}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={isOn} autoFocus />}
          label={appTexts.singleKeys}
          onChange={(_event, next) => {
            setShortcutsOn(next);
          }}
          sx={{ m: 0, gap: 2, mb: 2 }}
        />
        <Box sx={{ columnCount: { sm: 2 }, columnGap: 8 }}>
          {byGroup(commands).map(([group, entries]) => (
            <ShortcutGroup key={group} group={group} commands={entries} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {appTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ShortcutGroupProps {
  readonly group: CommandGroup;
  readonly commands: readonly Command[];
}

function ShortcutGroup({ group, commands }: ShortcutGroupProps) {
  if (commands.length === 0) return null;
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: 3 }}>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'app.textMuted', mb: 1 }}>
        {group}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {commands.map(({ id, label, keys = '' }) => (
          <Box key={id} sx={{ display: 'flex', alignItems: 'center', minHeight: 26, gap: 2 }}>
            <Box component="dt" sx={{ flex: 1 }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Kbd isRead>{keyText(keys)}</Kbd>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
