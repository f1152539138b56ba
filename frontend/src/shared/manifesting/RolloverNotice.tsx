import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { DateText } from '../text/DateText';
import { Mono } from '../text/Mono';
import type { Rollover } from './rollover';

/** Which consignments change their dispatch date when this is manifested. */
export function RolloverNotice({ rollover }: { readonly rollover: Rollover }) {
  return (
    <Alert severity="warning">
      All selected consignments change their dispatch date to <DateText value={rollover.to} />.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, maxHeight: 160, overflow: 'auto' }}>
        {rollover.moved.map(({ connoteNumber, from }) => (
          <li key={connoteNumber}>
            <Mono>{connoteNumber}</Mono> <DateText value={from} /> →{' '}
            <DateText value={rollover.to} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
