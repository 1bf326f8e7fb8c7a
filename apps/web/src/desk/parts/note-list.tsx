import { TimeText } from './time-text.tsx';

type NoteListProps = { notes: readonly { at: string; operator: string; text: string }[] };

/** What colleagues wrote, oldest first. */
export const NoteList = ({ notes }: NoteListProps) => (
  <ul className="flex flex-col gap-2">
    {notes.map(({ at, operator, text }) => (
      <li key={at} className="text-pretty break-words">
        <span className="text-caption text-muted">
          <TimeText at={at} /> {operator}
        </span>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
