import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';

import { BRAND } from '../text/brand';
import { VerbatimText } from '../text/VerbatimText';
import { HeaderTools } from './HeaderTools';
import { headerSx } from './page.styles';

export interface PageProps {
  /** The one h1, and the title of the window. */
  readonly title: string;
  /** Specified in lower case; shown with a capital. */
  readonly subtitle?: ReactNode;
  /** Right of the subtitle, left of presence and the live pill. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** What every screen inside the shell is wrapped in: header above, the rest fills the white panel. */
export function Page({ title, subtitle, tools, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`;
  }, [title]);

  return (
    <>
      <Box component="header" sx={headerSx}>
        <HeaderTools.Start />
        <Typography variant="h1" noWrap sx={titleSx}>
          {title === title.toUpperCase() ? <VerbatimText>{title}</VerbatimText> : title}
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
      {children}
    </>
  );
}

/** On a phone it leaves the client's name its room. */
const titleSx = { flexShrink: { xs: 1, sm: 0 }, minWidth: 0, maxWidth: { sm: '60%' } } as const;

const subtitleSx = {
  display: { xs: 'none', sm: 'block' },
  color: 'app.textMuted',
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
