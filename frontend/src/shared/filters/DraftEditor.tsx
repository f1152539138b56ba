import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import { appTexts } from '@contracts/texts/app/common';

import type { FilterConfig } from './filter-config';
import { FilterEditor } from './FilterEditor';

export interface DraftEditorProps {
  readonly config: FilterConfig;
  readonly filter: CriteriaFilter;
  readonly onChange: (filter: CriteriaFilter) => void;
  readonly onDone: () => void;
  /** Whether it is as wide as its container. */
  readonly isWide?: boolean;
}

/** Applies changes only on Apply, so that a half-typed filter never empties the list. */
export function DraftEditor({
  config,
  filter,
  onChange,
  onDone,
  isWide = false,
}: DraftEditorProps) {
  const [draft, setDraft] = useState(filter);

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
        onDone();
      }}
      sx={isWide ? { py: 2 } : { width: 280, p: 3 }}
    >
      <FilterEditor config={config} filter={draft} onChange={setDraft} />
      <Box sx={{ display: 'flex', gap: 2, mt: 3, justifyContent: 'flex-end' }}>
        <Button variant="text" onClick={onDone}>
          {appTexts.cancel}
        </Button>
        <Button type="submit" variant="contained">
          {appTexts.apply}
        </Button>
      </Box>
    </Box>
  );
}
