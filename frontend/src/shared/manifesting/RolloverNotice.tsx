import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { DateText, Mono } from '../text/values';
import type { Rollover } from './rollover';

/** Lists the consignments whose dispatch date will change. */
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
