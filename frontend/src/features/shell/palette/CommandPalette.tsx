import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { Command } from 'cmdk';
import { ArrowRight, List, Search, SlidersHorizontal, Zap, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { type CommandGroup, commandGroups, useCommands } from '../../../shared/commands/useCommand';
import { keyText } from '../../../shared/commands/useShortcuts';
import { SEARCH_MAX_LENGTH } from '../../../shared/filters/filter-config';
import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { Kbd } from '../../../shared/text/Kbd';
import { wordMatch } from './word-match';
import { commandListSx } from './command-list.styles';
import { PaletteConsignmentResults } from './PaletteConsignmentResults';
import { PaletteRecordResults } from './PaletteRecordResults';

/** Ctrl or Cmd with K: finds records and saved views, and runs commands. Opens without animation. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const titleId = useId();

  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start', pt: { xs: 0, sm: '10vh' } } }}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 600, m: { xs: 0, sm: 4 } } } }}
    >
      <VisuallyHidden>
        <h2 id={titleId}>{appTexts.searchOrJump}</h2>
      </VisuallyHidden>
      <Box
        component={Command}
        label={appTexts.searchOrJump}
        loop
        filter={wordMatch}
        sx={commandListSx}
      >
        <Box sx={inputLineSx}>
          <Search size={16} strokeWidth={1.6} aria-hidden />
          <Command.Input
            autoFocus
            value={text}
            onValueChange={setText}
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={appTexts.searchOrJump}
          />
          <Kbd>esc</Kbd>
        </Box>
        <Command.List>
          <Command.Empty>{appTexts.nothingFound}</Command.Empty>
          <PaletteConsignmentResults text={text} onSelected={onClose} />
          <PaletteRecordResults text={text} onSelected={onClose} />
          <CommandGroups onSelected={onClose} />
        </Command.List>
      </Box>
    </Dialog>
  );
}

/** One icon per group, so that the labels align with the consignments above. */
const groupIcons: Record<CommandGroup, LucideIcon> = {
  Actions: Zap,
  'Go to': ArrowRight,
  List,
  Preferences: SlidersHorizontal,
};

function CommandGroups({ onSelected }: { readonly onSelected: () => void }) {
  const commands = useCommands();

  return commandGroups.map((group) => {
    const entries = commands.filter((command) => command.group === group);
    if (entries.length === 0) return null;
    const Icon = groupIcons[group];
    return (
      <Command.Group key={group} heading={group}>
        {entries.map(({ id, label, keys, keywords, run }) => (
          <Command.Item
            key={id}
            value={id}
            keywords={[label, ...(keywords ?? [])]}
            onSelect={() => {
              onSelected();
              run();
            }}
          >
            <Icon size={16} strokeWidth={1.6} aria-hidden />
            {label}
            {keys && <span className="hint">{keyText(keys)}</span>}
          </Command.Item>
        ))}
      </Command.Group>
    );
  });
}

const inputLineSx = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  px: '14px',
  borderBottom: 1,
  borderColor: 'divider',
  '& [cmdk-input]': { px: 0, border: 0 },
} as const;
