import Button from '@mui/material/Button';
import { Calculator } from 'lucide-react';

import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';

import type { TrialToggle } from './RulesDialogBody';
import { TRY_BUTTON_ID } from './TrialPanel';

/** Opens and closes Try it. */
export const TryButton = ({
  trialToggle: [isTrialOpen, setTrialOpen],
}: {
  readonly trialToggle: TrialToggle;
}) => (
  <Button
    startIcon={<Calculator size={14} aria-hidden />}
    aria-expanded={isTrialOpen}
    id={TRY_BUTTON_ID}
    onClick={() => {
      setTrialOpen(!isTrialOpen);
    }}
  >
    {texts.trial.title}
  </Button>
);
