import { useEffect, useState } from 'react';

/** Whether a mouse button, pen or finger is down. */
let isPressed = false;

for (const [type, isDown] of [
  ['pointerdown', true],
  ['pointerup', false],
  ['pointercancel', false],
] as const)
  document.addEventListener(
    type,
    () => {
      isPressed = isDown;
    },
    { capture: true },
  );

/**
 * Runs a blur handler: at once or, if a press moved the focus, after its click. A message shown between press and
 * release would move the pressed element, and the click would be lost.
 */
export function afterPress(show: () => void): void {
  if (!isPressed) {
    show();
    return;
  }
  const end = () => {
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
    setTimeout(show);
  };
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
}

/**
 * Returns the value, unchanged while a mouse button, pen or finger is down. For values that move the page when they
 * appear: during a press they would move the pressed button away, and the click would be lost.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    afterPress(() => {
      setShown(value);
    });
  }, [value]);
  return shown;
}
