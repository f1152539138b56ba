import Box from '@mui/material/Box';
import { type ReactNode, createContext, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slot {
  readonly element: HTMLElement | null;
  readonly set: (element: HTMLElement | null) => void;
}

const SlotContext = createContext<Slot>({ element: null, set: () => undefined });

/** Renders the phone controls of a page's list in the page's toolbar. */
export function ListToolsProvider({ children }: { readonly children: ReactNode }) {
  const [element, set] = useState<HTMLElement | null>(null);
  const slot = useMemo(() => ({ element, set }), [element]);
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** Slot for the controls in a toolbar. */
export function ListToolsSlot() {
  const { set } = useContext(SlotContext);
  return <Box ref={set} sx={{ display: 'contents' }} />;
}

/** Controls of a list, placed beside the search, or above the cards if there is no toolbar. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  const { element } = useContext(SlotContext);
  if (element) return createPortal(children, element);
  return <Box sx={{ flex: 'none', px: 3, py: 2 }}>{children}</Box>;
}

export interface ListToolbarProps {
  /** Search and filters. */
  readonly children: ReactNode;
  /** Views, columns and report, at the right end. */
  readonly actions?: ReactNode;
}

/** Toolbar between tabs and list. */
export function ListToolbar({ children, actions }: ListToolbarProps) {
  return (
    <Box sx={barSx}>
      {children}
      <ListToolsSlot />
      <Box sx={{ flex: { sm: 1 } }} />
      {actions && <Box sx={actionsSx}>{actions}</Box>}
    </Box>
  );
}

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
} as const;

const barSx = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 50,
  px: { xs: 3, sm: 5 },
  py: '10px',
} as const;
