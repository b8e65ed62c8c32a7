import Island from '../../islands/Island.tsx';
import MessageForm, { type MessageFormProps } from './MessageForm.tsx';

/** A message form that is hydrated at the first touch, as the build places it and as a function hands it back. */
export default function MessageIsland(props: MessageFormProps) {
  return <Island of={MessageForm} props={props} data-enhance="message" />;
}
