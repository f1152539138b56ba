import Box from '@mui/material/Box';

import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';

import { SuburbPicker } from '../../../shared/addresses/SuburbPicker';
import { SegmentedControl } from '../../../shared/forms/SegmentedControl';
import type { QuoteRouteEnd } from '../quote-form';
import { AddressBookPicker } from './AddressBookPicker';

export interface RouteEndFieldProps {
  readonly label: string;
  readonly clientId: number;
  readonly routeEnd: QuoteRouteEnd;
  readonly onChange: (routeEnd: QuoteRouteEnd) => void;
}

/** Sender or receiver: a suburb, or an address from the address book (QUOTE-04). */
export function RouteEndField({ label, clientId, routeEnd, onChange }: RouteEndFieldProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ justifySelf: 'start' }}>
        <SegmentedControl
          label={`${label}: ${texts.addressType}`}
          value={routeEnd.kind}
          segments={[
            { value: 'SUBURB', label: texts.suburb },
            { value: 'ADDRESS', label: texts.address },
          ]}
          onChange={(kind) => {
            onChange({ ...routeEnd, kind });
          }}
        />
      </Box>
      {routeEnd.kind === 'SUBURB' ? (
        <SuburbPicker
          label={label}
          value={routeEnd.suburb}
          onChange={(suburb) => {
            onChange({ ...routeEnd, suburb });
          }}
        />
      ) : (
        <AddressBookPicker
          label={label}
          clientId={clientId}
          value={routeEnd.address}
          onChange={(address) => {
            onChange({ ...routeEnd, address });
          }}
        />
      )}
    </Box>
  );
}
