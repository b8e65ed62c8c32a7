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
  /** What is said of it when it is left empty, and when it cannot be right. */
  missing: string;
  wrong?: string;
};
