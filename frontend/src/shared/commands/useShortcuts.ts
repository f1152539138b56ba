import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createKeybindingsHandler } from 'tinykeys';

import { type Command, useCommands } from './useCommand';

const KEY = 'linehaul.shortcuts';
const listeners = new Set<() => void>();

const areShortcutsOn = (): boolean => localStorage.getItem(KEY) !== 'off';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function setShortcutsOn(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Whether single-key shortcuts are on; they can be switched off (WCAG 2.1.4). */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);

/** Types of inputs that do not accept letters. */
const nonTextInputTypes = ['checkbox', 'radio', 'range', 'button'];

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  !(target instanceof HTMLInputElement && nonTextInputTypes.includes(target.type)) &&
  (target.isContentEditable ||
    ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) ||
    target.getAttribute('role') === 'combobox');

const isDialogOpen = () => document.querySelector('.MuiModal-root:not([aria-hidden])') !== null;

const usesModifier = (keys: string) => /\$mod|Control|Meta|Alt/.test(keys);

/** Single letters only work outside text fields, and not behind a dialog. */
export function canRun({ keys = '', isInDialog }: Command, event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false;
  if (!usesModifier(keys) && isTyping(event)) return false;
  return isInDialog === true || !isDialogOpen();
}

/** Maximum time between two keys of a sequence, and its maximum length. */
const SEQUENCE = { timeout: 1000, keys: 4 } as const;

/** Returns the sequence with this key added; a pause restarts it. */
function sequenceWith(previous: readonly KeyboardEvent[], event: KeyboardEvent): KeyboardEvent[] {
  const last = previous.at(-1);
  const continues = last !== undefined && event.timeStamp - last.timeStamp < SEQUENCE.timeout;
  return [...(continues ? previous : []), event].slice(-SEQUENCE.keys);
}

const isSequence = (keys: string) => keys.includes(' ');

/**
 * Binds the keys of all registered commands. A page may register its commands between two keys of a sequence, or after
 * the last: the keys pressed so far are then replayed to the new bindings. This runs a sequence whose command was not
 * registered yet, but never the command of a single key.
 */
export function useShortcuts(): void {
  const commands = useCommands();
  const isOn = useShortcutsOn();
  const pressedKeys = useRef<KeyboardEvent[]>([]);

  // before the first paint: no key that a visible screen receives is missed
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // a dialog that closes does not release keys to the page behind it
      pressedKeys.current = isDialogOpen() ? [] : sequenceWith(pressedKeys.current, event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  useEffect(() => {
    let isReplaying = true;
    const bindings: Record<string, (event: KeyboardEvent) => void> = {};
    for (const command of commands) {
      const { keys } = command;
      if (!keys || (!isOn && !usesModifier(keys))) continue;
      bindings[keys] = (event) => {
        if (isReplaying && !isSequence(keys)) return;
        if (!canRun(command, event)) return;
        event.preventDefault();
        command.run();
      };
    }
    const bound = createKeybindingsHandler(bindings, { timeout: SEQUENCE.timeout });
    const last = pressedKeys.current.at(-1);
    if (last && performance.now() - last.timeStamp < SEQUENCE.timeout) {
      for (const event of pressedKeys.current) bound(event);
    }
    isReplaying = false;
    window.addEventListener('keydown', bound);
    return () => {
      window.removeEventListener('keydown', bound);
    };
  }, [commands, isOn]);
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const keySymbols: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  Delete: 'Del',
  Shift: '⇧',
};

function pressText(press: string): string {
  const keys = press.split('+').map((key) => {
    if (key === '$mod') return isMac() ? '⌘' : 'Ctrl';
    return keySymbols[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
  // '?' is typed with Shift.
  if (keys[0] === '⇧' && /^\W$/.test(keys[1] ?? '')) return keys[1] ?? '';
  return keys.join(isMac() ? '' : ' ');
}

/** '$mod+k' as '⌘K' or 'Ctrl K', 'c r' as 'C then R'. */
export const keyText = (keys: string): string => keys.split(' ').map(pressText).join(' then ');
