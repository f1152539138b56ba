import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';

import { CheckField } from '../../../shared/forms/CheckField';
import { SegmentedControl } from '../../../shared/forms/SegmentedControl';
import { TextInput } from '../../../shared/forms/TextInput';
import { CopyButton } from '../../../shared/text/CopyButton';
import { CodeBlock } from '../../../shared/text/CodeBlock';
import { snippets } from './snippets';

/** Confirmation before a dialog with a secret is closed. */
export const notStored = { title: texts.notStored, confirmLabel: appTexts.close };

export interface NewSecretProps {
  readonly secret: string;
  readonly isStored: boolean;
  readonly onStored: (isStored: boolean) => void;
}

const languages = snippets.map(({ language }) => ({ value: language, label: language }));

/** A newly created secret, with instructions. */
export function NewSecret({ secret, isStored, onStored }: NewSecretProps) {
  const [language, setLanguage] = useState<string>(snippets[0].language);
  const snippet = snippets.find((candidate) => candidate.language === language) ?? snippets[0];
  return (
    <>
      <TextInput
        label={texts.secret}
        value={secret}
        readOnly
        endAdornment={<CopyButton text={secret} label={texts.copySecret} />}
      />
      <CheckField label={texts.stored} isOn={isStored} onChange={onStored} />
      <SegmentedControl
        label={texts.verifyLanguage}
        value={language}
        segments={languages}
        onChange={setLanguage}
      />
      <CodeBlock label={texts.verify} text={snippet.code} />
    </>
  );
}
