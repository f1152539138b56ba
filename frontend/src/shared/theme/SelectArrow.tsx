import { ChevronDown } from 'lucide-react';

/** The arrow of a select; the class name places it and turns it over while the list is open. */
export const SelectArrow = ({ className }: { readonly className?: string }) => (
  <ChevronDown size={14} strokeWidth={1.6} aria-hidden {...(className && { className })} />
);
