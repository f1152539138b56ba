import Box from '@mui/material/Box';

import { ownQuoteTexts as words } from '@contracts/texts/own-screens';

import { SuburbPicker } from '../../../shared/addresses/SuburbPicker';
import { SegmentedControl } from '../../../shared/forms/SegmentedControl';
import type { QuotePlace } from '../quote-form';
import { BookPicker } from './BookPicker';

export interface PlaceFieldProps {
  readonly label: string;
  readonly clientId: number;
  readonly place: QuotePlace;
  readonly onChange: (place: QuotePlace) => void;
}

/** One end of the way: a suburb, or an address of the book (QUOTE-04). */
export function PlaceField({ label, clientId, place, onChange }: PlaceFieldProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ justifySelf: 'start' }}>
        <SegmentedControl
          label={`${label}: ${words.kindOfPlace}`}
          value={place.kind}
          segments={[
            { value: 'SUBURB', label: words.suburb },
            { value: 'ADDRESS', label: words.address },
          ]}
          onChange={(kind) => {
            onChange({ ...place, kind });
          }}
        />
      </Box>
      {place.kind === 'SUBURB' ? (
        <SuburbPicker
          label={label}
          value={place.suburb}
          onChange={(suburb) => {
            onChange({ ...place, suburb });
          }}
        />
      ) : (
        <BookPicker
          label={label}
          clientId={clientId}
          value={place.address}
          onChange={(address) => {
            onChange({ ...place, address });
          }}
        />
      )}
    </Box>
  );
}
