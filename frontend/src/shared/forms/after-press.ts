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
 * Shows what leaving a field shows: at once, or, where a press took the focus away, after its click. A message that
 * came between press and release would move what is pressed, and the click would be lost.
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
