import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';

import {
  emailPlaceholders,
  placeholderMessage,
  type EmailPlaceholder,
} from '@contracts/rules/custom-email';
import { appCustomEmailTexts as texts } from '@contracts/texts/app/settings';

import { CheckField } from '../../../shared/forms/CheckField';
import { TextInput } from '../../../shared/forms/TextInput';
import type { CustomEmailDraft } from './custom-email-draft';
import { FieldGroup } from './FieldGroup';

/** SETTINGS-54: text of the email, with buttons for its placeholders. */
export function EmailTextFields(draft: CustomEmailDraft) {
  const { form, change } = draft;
  return (
    <FieldGroup title={texts.words}>
      <CheckField
        label={texts.defaultEmailTemplate}
        isOn={form.defaultEmailTemplate}
        onChange={(defaultEmailTemplate) => {
          change({ defaultEmailTemplate });
        }}
      />
      {!form.defaultEmailTemplate && <CustomTextField {...draft} />}
    </FieldGroup>
  );
}

function CustomTextField({ form, change }: CustomEmailDraft) {
  const input = useRef<HTMLTextAreaElement>(null);
  const text = form.customTextArea ?? '';

  function insert(placeholder: EmailPlaceholder) {
    const { selectionStart = text.length, selectionEnd = text.length } = input.current ?? {};
    const typed = `{${placeholder}}`;
    const end = selectionStart + typed.length;
    change({ customTextArea: text.slice(0, selectionStart) + typed + text.slice(selectionEnd) });
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(end, end);
    });
  }

  return (
    <>
      <TextInput
        label={texts.customTextArea}
        multiline
        minRows={6}
        ref={input}
        value={text}
        error={placeholderMessage(text)}
        inputProps={{ maxLength: 5000 }}
        onChange={({ target }) => {
          change({ customTextArea: target.value === '' ? null : target.value });
        }}
      />
      <PlaceholderChips onInsert={insert} />
    </>
  );
}

interface PlaceholderChipsProps {
  readonly onInsert: (placeholder: EmailPlaceholder) => void;
}

const PlaceholderChips = ({ onInsert }: PlaceholderChipsProps) => (
  <Box role="group" aria-label={texts.insert} sx={chipsSx}>
    {emailPlaceholders.map((placeholder) => (
      <Button
        key={placeholder}
        size="small"
        onClick={() => {
          onInsert(placeholder);
        }}
      >
        {texts.placeholders[placeholder]}
      </Button>
    ))}
  </Box>
);

const chipsSx = { display: 'flex', flexWrap: 'wrap', gap: '6px' } as const;
