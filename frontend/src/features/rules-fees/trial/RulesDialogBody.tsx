import Box from '@mui/material/Box';
import { useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';

import type { RulesSubject } from '../../../shared/navigation/useRecordDialog';
import type { RulesFormState } from '../form/useRulesForm';
import { initialSample } from './trial-sample';
import { TrialPanel } from './TrialPanel';

/** Whether Try it is open, and its setter. */
export type TrialToggle = readonly [isOn: boolean, set: Dispatch<SetStateAction<boolean>>];

export interface RulesDialogBodyProps {
  readonly subject: RulesSubject;
  readonly state: RulesFormState;
  readonly trialToggle: TrialToggle;
  /** The sections. */
  readonly children: ReactNode;
}

/** The sections and, once opened, Try it beside them; the sample persists while the dialog is open. */
export function RulesDialogBody({
  subject,
  state,
  trialToggle: [isOn, setOn],
  children,
}: RulesDialogBodyProps) {
  const [sample, setSample] = useState(initialSample);
  return (
    <Box sx={bodySx} data-trying={isOn}>
      {children}
      {isOn && (
        <TrialPanel
          subject={subject}
          state={state}
          sample={sample}
          onChange={(part) => {
            setSample((current) => ({ ...current, ...part }));
          }}
          onClose={() => {
            setOn(false);
          }}
        />
      )}
    </Box>
  );
}

const bodySx = {
  flex: 1,
  minHeight: 0,
  display: 'flex',
  borderTop: 1,
  borderColor: 'divider',
  // Without room for both, Try it covers the sections.
  '&[data-trying="true"] > .sections': { display: { xs: 'none', md: 'flex' } },
} as const;
