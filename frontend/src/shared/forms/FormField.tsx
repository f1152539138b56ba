import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { appTexts } from '@contracts/texts/app/common';

/** Props for the input itself (for Material inputs: `inputProps`, or spread on the element). */
export interface FieldAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FormFieldProps {
  readonly label: string;
  /** Fields are required by default; optional ones are labelled as such. */
  readonly isOptional?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Reloads options that could not be loaded, as the error says. */
  readonly onRetry?: (() => void) | undefined;
  readonly id?: string;
  readonly children: (field: FieldAttributes) => ReactNode;
}

/** Label above and message below, connected to the input. */
export function FormField(props: FormFieldProps) {
  const { label, isOptional, help, error, onRetry, id, children } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  const message = error ?? help;

  return (
    <Box sx={{ minWidth: 0, '& .MuiInputBase-root': { width: 1 } }}>
      <FormLabel htmlFor={inputId} sx={{ display: 'block', mb: '5px' }}>
        {label}
        {isOptional && (
          <Box component="span" sx={{ fontWeight: 400, color: 'app.textMuted' }}>
            {` ${appTexts.optional}`}
          </Box>
        )}
      </FormLabel>
      {children({
        id: inputId,
        ...(message && { 'aria-describedby': messageId }),
        ...(error && { 'aria-invalid': true }),
      })}
      {message && (
        <FormHelperText id={messageId} error={error !== undefined} component="div">
          {error && <ErrorIcon />}
          {message}
          {onRetry && (
            <Button size="small" variant="text" onClick={onRetry} sx={{ ml: 2 }}>
              {appTexts.tryAgain}
            </Button>
          )}
        </FormHelperText>
      )}
    </Box>
  );
}

const ErrorIcon = () => (
  <CircleAlert
    size={12}
    aria-hidden
    style={{ verticalAlign: '-2px', marginRight: 5, display: 'inline' }}
  />
);
