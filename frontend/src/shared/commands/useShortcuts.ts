import { useEffect } from 'react';
import { tinykeys } from 'tinykeys';

import type { Command } from './command-registry';
import { useShortcutsOn } from './shortcut-preference';
import { useCommands } from './useCommand';

/** Letters mean nothing to these. */
const pressed = ['checkbox', 'radio', 'range', 'button'];

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  !(target instanceof HTMLInputElement && pressed.includes(target.type)) &&
  (target.isContentEditable ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.getAttribute('role') === 'combobox');

const isDialogOpen = () => document.querySelector('.MuiModal-root:not([aria-hidden])') !== null;

const usesModifier = (keys: string) => /\$mod|Control|Meta|Alt/.test(keys);

/** Letters only count while nothing is being typed and no dialog is in front of what they would act on. */
export function mayRun({ keys = '', isInDialog }: Command, event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false;
  if (!usesModifier(keys) && isTyping(event)) return false;
  return isInDialog === true || !isDialogOpen();
}

/** Binds the keys of every command on offer. */
export function useShortcuts(): void {
  const commands = useCommands();
  const isOn = useShortcutsOn();

  useEffect(() => {
    const bindings: Record<string, (event: KeyboardEvent) => void> = {};
    for (const command of commands) {
      const { keys } = command;
      if (!keys || (!isOn && !usesModifier(keys))) continue;
      bindings[keys] = (event) => {
        if (!mayRun(command, event)) return;
        event.preventDefault();
        command.run();
      };
    }
    return tinykeys(window, bindings);
  }, [commands, isOn]);
}
