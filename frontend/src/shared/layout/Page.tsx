import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useEffect } from 'react';

import { SpecText } from '../text/SpecText';
import { BRAND } from '../text/brand';
import { ListToolsProvider } from './ListToolbar';

interface ShellTools {
  /** Before the title: the menu button on a small screen. */
  readonly start: ReactNode;
  /** Right end: live pill, client, notifications, user. */
  readonly end: ReactNode;
  /** Below the header: the client's banner. */
  readonly below: ReactNode;
}

const ToolsContext = createContext<ShellTools>({ start: null, end: null, below: null });

/** Controls of the shell, rendered by each page in its header. */
export const HeaderTools = {
  Provider: ToolsContext,
  Start: () => useContext(ToolsContext).start,
  End: () => useContext(ToolsContext).end,
  Below: () => useContext(ToolsContext).below,
};

/** Header of every screen inside the shell. */
export const headerSx = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: '4px', sm: '10px' },
  height: 52,
  px: { xs: 3, sm: 5 },
} as const;

interface PageProps {
  /** The h1 and the document title. */
  readonly title: string;
  /** Specified in lower case; shown capitalised. */
  readonly subtitle?: ReactNode;
  /** Right of the subtitle, left of presence and the live pill. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Wrapper of every screen inside the shell: its header, and its content below. */
export function Page({ title, subtitle, tools, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);

  return (
    <>
      <Box component="header" sx={headerSx}>
        <HeaderTools.Start />
        <Typography variant="h1" sx={titleSx}>
          {title === title.toUpperCase() ? <SpecText>{title}</SpecText> : title}
        </Typography>
        {subtitle && (
          <Typography component="div" noWrap sx={subtitleSx}>
            {subtitle}
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {tools}
        <HeaderTools.End />
      </Box>
      <HeaderTools.Below />
      <ListToolsProvider>{children}</ListToolsProvider>
    </>
  );
}

/** On a phone the title wraps to two lines, to leave space for the client's name. */
const titleSx = {
  flexShrink: { xs: 1, sm: 0 },
  minWidth: { xs: 'min-content', sm: 0 },
  maxWidth: { sm: '60%' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  lineHeight: { xs: '1.2', sm: '1.375rem' },
} as const;

const subtitleSx = {
  display: { xs: 'none', sm: 'block' },
  color: 'app.textMuted',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
