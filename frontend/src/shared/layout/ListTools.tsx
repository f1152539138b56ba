import Box from '@mui/material/Box';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  readonly element: HTMLElement | null;
  readonly set: (element: HTMLElement | null) => void;
}

const SlotContext = createContext<Slot>({ element: null, set: () => undefined });

/** Lets the list of a page put its phone controls into the page's toolbar. */
export function ListToolsProvider({ children }: { readonly children: ReactNode }) {
  const [element, set] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => ({ element, set }), [element]);
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** Place of the controls in a toolbar. */
export function ListToolsSlot() {
  const { set } = useContext(SlotContext);
  return <Box ref={set} sx={{ display: 'contents' }} />;
}

/** Controls of a list: beside the search, or above the cards of a list without a toolbar. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  const { element } = useContext(SlotContext);
  if (element) return createPortal(children, element);
  return <Box sx={{ flex: 'none', px: 3, py: 2 }}>{children}</Box>;
}
