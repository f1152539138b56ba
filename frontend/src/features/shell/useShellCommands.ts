import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ownTexts } from '@contracts/texts/own';

import { commands } from '../../shared/commands/command-registry';
import { useCommand } from '../../shared/commands/useCommand';
import { useShortcuts } from '../../shared/commands/useShortcuts';
import type { VisibleEntries } from './sidebar/useSidebarEntries';

const COMPACT = 'linehaul.sidebar';

function useCompactSidebar(): [isCompact: boolean, toggle: () => void] {
  const [isCompact, setCompact] = useState(() => localStorage.getItem(COMPACT) === 'compact');
  const toggle = () => {
    localStorage.setItem(COMPACT, isCompact ? 'wide' : 'compact');
    setCompact(!isCompact);
  };
  return [isCompact, toggle];
}

/** Goes to each screen by its keys; 'g c', 'c c'. */
function useNavigationCommands({ create, groups, settings }: VisibleEntries): void {
  const navigate = useNavigate();
  const links = [...groups.flatMap(({ entries }) => entries), ...settings];
  const signature = [...create, ...links].map(({ to }) => to).join();

  useEffect(() => {
    const removers = [
      ...create.map((entry) => ({ entry, group: 'Actions' as const, verb: `${ownTexts.create} ` })),
      ...links.map((entry) => ({ entry, group: 'Go to' as const, verb: '' })),
    ].map(({ entry: { label, to, keys }, group, verb }) =>
      commands.add({
        id: `go.${group}.${to}`,
        label: verb + label,
        group,
        ...(keys && { keys }),
        run: () => void navigate(to),
      }),
    );
    return () => {
      for (const remove of removers) remove();
    };
    // The entries are new objects with every render; what they lead to is not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signature, navigate]);
}

export interface ShellOverlays {
  readonly isCompact: boolean;
  readonly toggleSidebar: () => void;
  readonly overlay: 'palette' | 'help' | null;
  readonly openPalette: () => void;
  readonly openHelp: () => void;
  readonly close: () => void;
}

/** The shell's own commands, and what lies over the page. */
export function useShellCommands(entries: VisibleEntries): ShellOverlays {
  const [overlay, setOverlay] = useState<ShellOverlays['overlay']>(null);
  const [isCompact, toggleSidebar] = useCompactSidebar();
  const openPalette = () => {
    setOverlay('palette');
  };
  const openHelp = () => {
    setOverlay('help');
  };

  useCommand({
    id: 'shell.palette',
    label: ownTexts.searchOrJump,
    keys: '$mod+k',
    run: openPalette,
  });
  useCommand({
    id: 'shell.help',
    label: ownTexts.help,
    group: 'Preferences',
    keys: 'Shift+?',
    run: openHelp,
  });
  useCommand({
    id: 'shell.sidebar',
    label: ownTexts.toggleSidebar,
    group: 'Preferences',
    keys: '[',
    run: toggleSidebar,
  });
  useNavigationCommands(entries);
  useShortcuts();

  return {
    isCompact,
    toggleSidebar,
    overlay,
    openPalette,
    openHelp,
    close: () => {
      setOverlay(null);
    },
  };
}
