import Button from '@mui/material/Button';
import { Calculator } from 'lucide-react';

import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';

import type { TrialToggle } from './RulesDialogBody';
import { TRY_BUTTON_ID } from './TrialPanel';

/** Opens and closes Try it. */
export const TryButton = ({ trying: [isTrying, setTrying] }: { readonly trying: TrialToggle }) => (
  <Button
    startIcon={<Calculator size={14} aria-hidden />}
    aria-expanded={isTrying}
    id={TRY_BUTTON_ID}
    onClick={() => {
      setTrying(!isTrying);
    }}
  >
    {texts.trial.title}
  </Button>
);
