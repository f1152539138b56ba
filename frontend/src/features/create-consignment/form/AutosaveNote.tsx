import Box from '@mui/material/Box';
import { CloudCheck } from 'lucide-react';

import { useTimeZone } from '../../../shared/session/useSession';
import { formatTime } from '../../../shared/text/format';

/** Shows when the form was last saved in this browser. */
export function AutosaveNote({ savedAt }: { readonly savedAt: string | null }) {
  const zone = useTimeZone();
  return (
    <Box component="span" role="status" sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
      {savedAt && (
        <>
          <CloudCheck size={14} strokeWidth={1.6} aria-hidden />
          Draft saved {formatTime(savedAt, zone)}
        </>
      )}
    </Box>
  );
}
