import { useEffect } from 'react';

import { commands } from './command-registry';
import { mayRun } from './useShortcuts';

/**
 * Stands where something lazy will be: what is pressed while its code comes is done as soon as it is there,
 * if it offers that key.
 */
export function KeysKept() {
  useEffect(() => {
    let last: KeyboardEvent | undefined;
    const keep = (event: KeyboardEvent) => {
      const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && !commandOf(event);
      if (isFree) last = event;
    };
    window.addEventListener('keydown', keep);
    return () => {
      window.removeEventListener('keydown', keep);
      // its commands are on offer once the effects of this commit have run
      queueMicrotask(() => {
        const command = last && commandOf(last);
        if (last && command && mayRun(command, last)) command.run();
      });
    };
  }, []);

  return null;
}

/** The command on offer under a key just now. */
const commandOf = ({ key }: KeyboardEvent) => commands.list().findLast(({ keys }) => keys === key);
