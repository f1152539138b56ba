import { ChevronDown } from 'lucide-react';

/** Arrow of a select; the class name positions it, and rotates it while the list is open. */
export const SelectArrow = ({ className }: { readonly className?: string }) => (
  <ChevronDown size={14} strokeWidth={1.6} aria-hidden {...(className && { className })} />
);
