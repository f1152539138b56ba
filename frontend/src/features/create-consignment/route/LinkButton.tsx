import Button from '@mui/material/Button';

export interface LinkButtonProps {
  readonly label: string;
  readonly autoFocus?: boolean;
  readonly onClick: () => void;
}

/** Text button inside a card. */
export const LinkButton = ({ label, ...button }: LinkButtonProps) => (
  <Button size="small" variant="text" color="primary" {...button}>
    {label}
  </Button>
);
