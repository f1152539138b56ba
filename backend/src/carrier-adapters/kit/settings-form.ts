import type { z } from 'zod';

/** One field of a carrier's settings form. */
export interface SettingsField {
  readonly name: string;
  readonly label: string;
  /** Secrets are stored sealed and never returned. */
  readonly kind: 'TEXT' | 'SECRET' | 'CHOICE';
  /** Values of a choice with their labels. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly help?: string;
}

/** Settings of one carrier's adapter: the form, and the parser of its values. */
export interface SettingsForm<Settings> {
  readonly fields: readonly SettingsField[];
  /** Parses the entered strings, in which a blank field is an empty string; each issue names its field. */
  readonly schema: z.ZodType<Settings>;
}
