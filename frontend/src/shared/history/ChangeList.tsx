import Box from '@mui/material/Box';

import type { ChangeView } from '@contracts/views/history.view';

import { useTimeZone } from '../session/useSession';
import { fieldName, valueText } from './change-text';

const MAX_SHOWN = 8;

export interface ChangeListProps {
  readonly changes: readonly ChangeView[];
  /** Whether to show all changes, if they are not shown elsewhere. */
  readonly isExpanded?: boolean;
}

/** Fields changed by an event: old value struck out, new value beside it. */
export function ChangeList({ changes, isExpanded = false }: ChangeListProps) {
  const zone = useTimeZone();
  const shown = isExpanded ? changes : changes.slice(0, MAX_SHOWN);
  const more = changes.length - shown.length;

  return (
    <Box component="span" sx={{ display: 'block', typography: 'body2', overflowWrap: 'anywhere' }}>
      {shown.map((change) => (
        <Box component="span" key={change.path} sx={{ display: 'block' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {fieldName(change)}
          </Box>{' '}
          <Box component="del" sx={{ color: 'app.tone.bad.fg' }}>
            {valueText(change.path, change.from, zone)}
          </Box>{' '}
          <Box component="ins" sx={{ color: 'app.tone.done.fg', textDecoration: 'none' }}>
            {valueText(change.path, change.to, zone)}
          </Box>
        </Box>
      ))}
      {more > 0 && `and ${more} more`}
    </Box>
  );
}
