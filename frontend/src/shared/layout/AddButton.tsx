import Button, { type ButtonProps } from '@mui/material/Button';
import { Plus } from 'lucide-react';

/** Adds a record to the list below. */
export const AddButton = (props: Pick<ButtonProps, 'children' | 'disabled' | 'onClick'>) => (
  <Button variant="contained" startIcon={<Plus size={14} aria-hidden />} {...props} />
);
