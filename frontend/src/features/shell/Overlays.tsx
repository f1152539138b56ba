import { memo, Suspense } from 'react';

import { lazy } from '../../shared/loading/lazy';
import type { ShellOverlays } from './useShellCommands';

const Toasts = lazy(() =>
  import('./Toasts').then(({ Toasts: Component }) => ({ default: Component })),
);
const LiveAnnouncer = lazy(() =>
  import('./LiveAnnouncer').then(({ LiveAnnouncer: Component }) => ({ default: Component })),
);
const CommandPalette = lazy(() =>
  import('./palette/CommandPalette').then(({ CommandPalette: Component }) => ({
    default: Component,
  })),
);
const ShortcutsDialog = lazy(() =>
  import('./palette/ShortcutsDialog').then(({ ShortcutsDialog: Component }) => ({
    default: Component,
  })),
);

/** Overlays of the page: toasts, announcements, command palette and help. None delays the first paint. */
export const Overlays = memo(function Overlays({
  overlay,
  close,
}: Pick<ShellOverlays, 'overlay' | 'close'>) {
  return (
    <Suspense fallback={null}>
      <Toasts />
      <LiveAnnouncer />
      {overlay === 'palette' && <CommandPalette onClose={close} />}
      {overlay === 'help' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
});
