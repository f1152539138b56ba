import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A command available now: offered by the palette, bound to its keys, listed in the help. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly group?: CommandGroup;
  /** tinykeys syntax: '/', 'c r', '$mod+k'. */
  readonly keys?: string;
  /** Additional search words in the palette. */
  readonly keywords?: readonly string[];
  /** Whether its keys also work while a dialog is open, for commands of the dialog itself. */
  readonly isInDialog?: boolean;
  readonly run: () => void;
}

export const commandGroups = ['Actions', 'Go to', 'List', 'Preferences'] as const;
export type CommandGroup = (typeof commandGroups)[number];

interface CommandRegistry {
  readonly add: (command: Command) => () => void;
  readonly list: () => readonly Command[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** The command registered last under an id wins, so that a dialog can override a key of the page below. */
function createCommandRegistry(): CommandRegistry {
  let entries: readonly Command[] = [];
  const listeners = new Set<() => void>();
  const publish = (next: readonly Command[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };

  return {
    add(command) {
      publish([...entries, command]);
      return () => {
        publish(entries.filter((entry) => entry !== command));
      };
    },
    list: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const commands = createCommandRegistry();

export interface CommandOptions extends Command {
  /** False while it is not applicable, for example with nothing selected. */
  readonly when?: boolean;
}

/** Registers a command while the component is mounted. */
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

/** All registered commands; of those with the same id, only the last. */
export function useCommands(): readonly Command[] {
  const all = useSyncExternalStore(commands.subscribe, commands.list);
  return [...new Map(all.map((command) => [command.id, command])).values()];
}
