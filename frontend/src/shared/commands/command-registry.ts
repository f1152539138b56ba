/** Something the user can do now: offered by the palette, bound to its keys, listed in the help. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly group?: CommandGroup;
  /** tinykeys syntax: '/', 'c r', '$mod+k'. */
  readonly keys?: string;
  /** Words the palette also finds it by. */
  readonly keywords?: readonly string[];
  /** Its keys also work while a dialog is open (those of the dialog itself). */
  readonly isInDialog?: boolean;
  readonly run: () => void;
}

export const commandGroups = ['Actions', 'Go to', 'List', 'Preferences'] as const;
export type CommandGroup = (typeof commandGroups)[number];

export interface CommandRegistry {
  readonly add: (command: Command) => () => void;
  readonly list: () => readonly Command[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** The latest command of an id wins, so that a dialog may take over a key of the page below it. */
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
