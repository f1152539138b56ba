import { useEffect } from 'react';

import { commands } from './useCommand';
import { canRun } from './useShortcuts';

/**
 * Fallback of a lazy component: buffers the last keystroke while its code loads, then runs the command that the
 * component registers for it.
 */
export function KeystrokeBuffer() {
  useEffect(() => {
    let last: KeyboardEvent | undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      const isUnbound = !event.ctrlKey && !event.metaKey && !event.altKey && !commandOf(event);
      if (isUnbound) last = event;
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
      // commands are registered in the effects of this commit
      queueMicrotask(() => {
        const command = last && commandOf(last);
        if (last && command && canRun(command, last)) command.run();
      });
    };
  }, []);

  return null;
}

/** Command currently registered for a key. */
const commandOf = ({ key }: KeyboardEvent) => commands.list().findLast(({ keys }) => keys === key);
