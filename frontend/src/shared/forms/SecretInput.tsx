import Button from '@mui/material/Button';
import { useRef, useState } from 'react';

import { appSecretTexts as texts } from '@contracts/texts/app/carriers';

import { messageOf } from '../api/api-error';
import { useToast } from '../feedback/useToast';
import { TextInput, type TextInputProps } from './TextInput';
import { useRevealSecretMutation, type SealedSecret } from './secrets.api';

const MASK = '••••••••';

export interface SecretInputProps extends Pick<
  TextInputProps,
  'label' | 'error' | 'isOptional' | 'readOnly' | 'onBlur'
> {
  /** New value; blank keeps the stored one. */
  readonly value: string;
  /** The stored secret; null if there is none. */
  readonly stored: SealedSecret | null;
  /** Whether the user can see the stored secret. */
  readonly canReveal: boolean;
  readonly onChange: (value: string) => void;
}

/** CARRIER-31, CARRIER-32: masked password or key; the stored one is fetched only when revealed. */
export function SecretInput(props: SecretInputProps) {
  const { value, stored, canReveal, onChange, ...field } = props;
  const [isShown, setShown] = useState(false);
  const { revealed, reveal, clear } = useRevealed(stored);
  const isTyped = value !== '';
  const hasMask = stored !== null && !isTyped;

  async function toggle() {
    if (!isShown && hasMask && !(await reveal())) return;
    if (isShown) clear();
    setShown(!isShown);
  }

  return (
    <TextInput
      {...field}
      type={isShown ? 'text' : 'password'}
      value={isTyped ? value : revealed}
      placeholder={hasMask ? MASK : ''}
      help={stored !== null && !field.readOnly && texts.kept}
      autoComplete="new-password"
      onChange={({ target }) => {
        clear();
        onChange(target.value);
      }}
      endAdornment={
        (isTyped || (hasMask && canReveal)) && (
          <ToggleButton name={field.label} isShown={isShown} onClick={() => void toggle()} />
        )
      }
    />
  );
}

interface ToggleButtonProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly onClick: () => void;
}

function ToggleButton({ name, isShown, onClick }: ToggleButtonProps) {
  const toggleLabel = isShown ? texts.hide : texts.show;
  return (
    <Button size="small" variant="text" aria-label={`${toggleLabel} ${name}`} onClick={onClick}>
      {toggleLabel}
    </Button>
  );
}

/** Holds the stored secret only while it is revealed. */
function useRevealed(stored: SealedSecret | null) {
  const [revealed, setRevealed] = useState('');
  const resetCount = useRef(0);
  const [revealSecret, { reset }] = useRevealSecretMutation();
  const toast = useToast();

  return {
    revealed,
    clear: () => {
      resetCount.current += 1;
      setRevealed('');
      reset();
    },
    /** Resolves to whether it was revealed: not after a new value was typed, which stays masked. */
    reveal: async (): Promise<boolean> => {
      if (!stored) return false;
      const resetCountBefore = resetCount.current;
      const { data, error } = await revealSecret(stored);
      if (resetCount.current !== resetCountBefore) return false;
      if (error) toast.error(messageOf(error, texts.showFailed));
      setRevealed(data ?? '');
      return !error;
    },
  };
}
