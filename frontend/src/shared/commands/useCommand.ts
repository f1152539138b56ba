import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { commands, type Command } from './command-registry';

export interface CommandOptions extends Command {
  /** False while it makes no sense, for example with nothing selected. */
  readonly when?: boolean;
}

/** Offers a command while the component is on the screen. */
export function useCommand({ when = true, run, ...command }: CommandOptions): void {
  const runLatest = useEffectEvent(run);
  const { id, label, group, keys, isInDialog } = command;
  const keywords = command.keywords?.join(' ');

  useEffect(() => {
    if (!when) return;
    return commands.add({
      id,
      label,
      ...(group && { group }),
      ...(keys && { keys }),
      ...(isInDialog && { isInDialog }),
      ...(keywords && { keywords: keywords.split(' ') }),
      run: () => {
        runLatest();
      },
    });
  }, [when, id, label, group, keys, isInDialog, keywords]);
}

/** Every command on offer, the latest first under its id. */
export function useCommands(): readonly Command[] {
  const all = useSyncExternalStore(commands.subscribe, commands.list);
  return [...new Map(all.map((command) => [command.id, command])).values()];
}
