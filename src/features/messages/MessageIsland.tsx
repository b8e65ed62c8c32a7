import Island from '#src/ui/islands/Island.tsx';
import MessageForm, { type MessageFormProps } from './MessageForm.tsx';

/** A message form that hydrates on the first touch. Rendered by the build and by a function. */
export default function MessageIsland(props: MessageFormProps) {
  return <Island of={MessageForm} props={props} data-enhance="message" />;
}
