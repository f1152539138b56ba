import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface SettingsSectionProps {
  readonly title: string;
  /** Purpose of the panel, in one line. */
  readonly intro: string;
  /** Right of the title. */
  readonly tools?: ReactNode;
  /** Lists use the full width, forms a readable one. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Titled section of a settings panel. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, intro, tools, isWide = false, children } = props;
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={isWide ? wideSx : sectionSx}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          <Typography sx={{ color: 'app.textMuted' }}>{intro}</Typography>
        </Box>
        {tools}
      </Box>
      {children}
    </Box>
  );
}

const sectionSx = {
  width: 1,
  maxWidth: 720,
  px: { xs: 3, sm: 5 },
  pt: 4,
  pb: 5,
  '& + section': { borderTop: 1, borderColor: 'divider' },
} as const;

const wideSx = {
  ...sectionSx,
  maxWidth: 'none',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  pb: 0,
} as const;
