import { createContext, useContext, type ReactNode } from 'react';

interface ShellTools {
  /** Before the title: the button that opens the menu on a small screen. */
  readonly start: ReactNode;
  /** At the right end: live pill, client, notifications, user. */
  readonly end: ReactNode;
  /** Under the header: the client's banner. */
  readonly below: ReactNode;
}

const ToolsContext = createContext<ShellTools>({ start: null, end: null, below: null });

/** The shell's own controls, drawn by each page in its header. */
export const HeaderTools = {
  Provider: ToolsContext,
  Start: () => useContext(ToolsContext).start,
  End: () => useContext(ToolsContext).end,
  Below: () => useContext(ToolsContext).below,
};
