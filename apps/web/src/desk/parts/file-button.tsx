import { useRef, type ComponentProps } from 'react';
import { Button } from '../../components/button.tsx';

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  label: string;
  accept: string;
  onFile: (form: FormData) => void;
};

/** Opens the system's file chooser; the chosen file is handed on as a form. */
export function FileButton({ label, accept, onFile, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          const form = new FormData();
          form.append('file', file);
          onFile(form);
          // The same file may be chosen again after it was put right.
          target.value = '';
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
