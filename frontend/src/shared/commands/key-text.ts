const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const signs: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  Delete: 'Del',
  Shift: '⇧',
};

function pressText(press: string): string {
  const keys = press.split('+').map((key) => {
    if (key === '$mod') return isMac() ? '⌘' : 'Ctrl';
    return signs[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  });
  // '?' says by itself that Shift is held.
  if (keys[0] === '⇧' && /^\W$/.test(keys[1] ?? '')) return keys[1] ?? '';
  return keys.join(isMac() ? '' : ' ');
}

/** '$mod+k' as '⌘K' or 'Ctrl K', 'c r' as 'C then R'. */
export const keyText = (keys: string): string => keys.split(' ').map(pressText).join(' then ');
