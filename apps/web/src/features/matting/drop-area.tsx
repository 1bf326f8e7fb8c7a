import { useEffect, useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { buttonClass } from '../../components/button.tsx';

const ACCEPTED = 'image/png,image/jpeg,image/webp,image/svg+xml,.svg';

type FilePickProps = {
  label: string;
  look?: 'action' | 'outline' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  onFiles: (files: File[]) => void;
};

export const FilePick = ({ label, look = 'outline', size = 'medium', onFiles }: FilePickProps) => (
  <label
    className={classNames(
      buttonClass({ look, size }),
      'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
    )}
  >
    {label}
    <input
      type="file"
      multiple
      accept={ACCEPTED}
      className="sr-only"
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  </label>
);

/** Takes files dropped on it, and pictures pasted anywhere on the page. */
export function DropArea({
  onFiles,
  className,
  children,
}: {
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={classNames(className, isOver && 'outline-2 -outline-offset-2 outline-action')}
    >
      {children}
    </div>
  );
}
