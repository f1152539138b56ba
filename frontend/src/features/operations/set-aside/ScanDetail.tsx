import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { appSetAsideTexts as texts } from '@contracts/texts/app/set-aside';
import type { SetAsideScanView } from '@contracts/views/set-aside-scan.view';

/** Reason a scan was set aside, and its content; control characters are shown escaped. */
export const ScanDetail = ({ scan: { details, raw } }: { readonly scan: SetAsideScanView }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Typography>{details}</Typography>
    {raw === '' ? (
      <Typography sx={{ color: 'app.textMuted' }}>{texts.wholeFile}</Typography>
    ) : (
      <Box component="pre" tabIndex={0} aria-label={texts.asReceived} sx={rawSx}>
        {raw}
      </Box>
    )}
  </Box>
);

const rawSx = {
  m: 0,
  p: 3,
  maxHeight: 240,
  overflow: 'auto',
  typography: 'mono',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'app.sunken',
} as const;
