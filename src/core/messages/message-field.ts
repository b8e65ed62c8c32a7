export type MessageField = {
  name: string;
  label: string;
  hint?: string;
  control: 'line' | 'email' | 'paragraphs' | 'choice' | 'agreement';
  autocomplete?: string;
  isOptional?: boolean;
  /** In characters. */
  max: number;
  rows?: number;
  choices?: readonly { value: string; label: string }[];
  /** The error messages for an empty value and for an invalid one. */
  missing: string;
  wrong?: string;
};
