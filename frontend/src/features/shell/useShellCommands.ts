import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { ownTexts } from '@contracts/texts/own';

import { commands } from '../../shared/commands/command-registry';
import { useCommand } from '../../shared/commands/useCommand';
import { useShortcuts } from '../../shared/commands/useShortcuts';
import { withTool } from '../../shared/navigation/tool-dialog';
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

interface NavigationCommand {
  readonly group: 'Actions' | 'Go to';
  readonly label: string;
  readonly to: string;
  readonly keys?: string;
}

const navigationCommands = ({ create, groups, settings }: VisibleEntries): NavigationCommand[] => [
  ...create.map(({ label, to, keys }) => ({
    group: 'Actions' as const,
    label: `${ownTexts.create} ${label}`,
    to,
    ...(keys && { keys }),
  })),
  ...[...groups.flatMap(({ entries }) => entries), ...settings].map(({ label, to, keys }) => ({
    group: 'Go to' as const,
    label,
    to,
    ...(keys && { keys }),
  })),
];

/** Goes to each screen by its keys; 'g c', 'c c'. */
function useNavigationCommands(entries: VisibleEntries): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const go = useEffectEvent((to: string) => {
    void navigate(to.startsWith('?') ? withTool(params, to) : to);
  });
  // The entries are new objects with every render; what they lead to rarely changes.
  const wanted = JSON.stringify(navigationCommands(entries));

  useEffect(() => {
    const removers = (JSON.parse(wanted) as NavigationCommand[]).map(({ to, ...command }) =>
      commands.add({
        ...command,
        id: `go.${command.group}.${to}`,
        run: () => {
          go(to);
        },
      }),
    );
    return () => {
      for (const remove of removers) remove();
    };
  }, [wanted]);
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
