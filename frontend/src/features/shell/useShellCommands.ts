import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';

import { commands, useCommand } from '../../shared/commands/useCommand';
import { useShortcuts } from '../../shared/commands/useShortcuts';
import { withTool } from '../../shared/navigation/tool-dialog';
import type { VisibleItems } from './sidebar/useSidebarItems';
import { useUrlState } from '../../shared/navigation/useUrlState';

const COMPACT = 'linehaul.sidebar';

function useCompactSidebar(): [isCompact: boolean, toggle: () => void] {
  const [isCompact, setCompact] = useState(() => localStorage.getItem(COMPACT) === 'compact');
  const toggle = useCallback(() => {
    localStorage.setItem(COMPACT, isCompact ? 'wide' : 'compact');
    setCompact(!isCompact);
  }, [isCompact]);
  return [isCompact, toggle];
}

interface NavigationCommand {
  readonly group: 'Actions' | 'Go to';
  readonly label: string;
  readonly to: string;
  readonly keys?: string;
}

const navigationCommands = ({ create, groups, settings }: VisibleItems): NavigationCommand[] => [
  ...create.map(({ label, to, keys }) => ({
    group: 'Actions' as const,
    label: `${appTexts.create} ${label}`,
    to,
    ...(keys && { keys }),
  })),
  ...[...groups.flatMap(({ items }) => items), ...settings].map(({ label, to, keys }) => ({
    group: 'Go to' as const,
    label,
    to,
    ...(keys && { keys }),
  })),
];

/** Key sequences of the screens: 'g c', 'c c'. */
function useNavigationCommands(items: VisibleItems): void {
  const navigate = useNavigate();
  const [params] = useUrlState();
  const go = useEffectEvent((to: string) => {
    void navigate(to.startsWith('?') ? withTool(params, to) : to);
  });

  useEffect(() => {
    const cleanups = navigationCommands(items).map(({ to, ...command }) =>
      commands.add({
        ...command,
        id: `go.${command.group}.${to}`,
        run: () => {
          go(to);
        },
      }),
    );
    return () => {
      for (const remove of cleanups) remove();
    };
  }, [items]);
}

export interface ShellOverlays {
  readonly isCompact: boolean;
  readonly toggleSidebar: () => void;
  readonly overlay: 'palette' | 'help' | null;
  readonly openPalette: () => void;
  readonly openHelp: () => void;
  readonly close: () => void;
}

/** Commands of the shell, and its overlays. */
export function useShellCommands(items: VisibleItems): ShellOverlays {
  const [overlay, setOverlay] = useState<ShellOverlays['overlay']>(null);
  const [isCompact, toggleSidebar] = useCompactSidebar();
  const openPalette = useCallback(() => {
    setOverlay('palette');
  }, []);
  const openHelp = useCallback(() => {
    setOverlay('help');
  }, []);
  const close = useCallback(() => {
    setOverlay(null);
  }, []);

  useCommand({
    id: 'shell.palette',
    label: appTexts.searchOrJump,
    keys: '$mod+k',
    run: openPalette,
  });
  useCommand({
    id: 'shell.help',
    label: appTexts.help,
    group: 'Preferences',
    keys: 'Shift+?',
    run: openHelp,
  });
  useCommand({
    id: 'shell.sidebar',
    label: appTexts.toggleSidebar,
    group: 'Preferences',
    keys: '[',
    run: toggleSidebar,
  });
  useNavigationCommands(items);
  useShortcuts();

  return {
    isCompact,
    toggleSidebar,
    overlay,
    openPalette,
    openHelp,
    close,
  };
}
