import { useState } from 'react';

const KEY = 'linehaul.transit-shading';

/** Whether the heat map is shown; a preference of this browser. */
export function useShading(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) === 'on');
  return [
    isOn,
    (next) => {
      localStorage.setItem(KEY, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}
