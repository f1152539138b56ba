import { useEffect, useState } from 'react';

import { afterPress } from './after-press';

/**
 * A value that moves the page when it appears, taken over between presses: shown while a button is held down, it would
 * move the button away, and the click would be lost.
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
