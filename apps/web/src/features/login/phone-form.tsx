import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import { codeProblem, phoneProblem, type CodeProblem, type PhoneProblem } from './phone-rules.ts';

type Problems = { phone?: PhoneProblem; code?: CodeProblem; call?: 'unavailable' };

export function PhoneForm() {
  const m = useMessages(loginMessages);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});

  function sendCode() {
    const problem = phoneProblem(phone);
    setProblems(problem ? { phone: problem } : { call: 'unavailable' });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found: Problems = { phone: phoneProblem(phone), code: codeProblem(code) };
    setProblems(found.phone || found.code ? found : { call: 'unavailable' });
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextField
        label={m.phoneNumber}
        type="tel"
        autoComplete="tel"
        placeholder={m.phoneHint}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        problem={problems.phone && m[problems.phone]}
      />
      <TextField
        label={m.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        placeholder={m.codeHint}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        problem={problems.code && m[problems.code]}
        after={
          <Button look="quiet" size="small" onClick={sendCode}>
            {m.sendCode}
          </Button>
        }
      />
      <Button type="submit" look="action" wide>
        {m.submit}
      </Button>
      <p role="alert" className="min-h-6 text-caption text-danger">
        {problems.call && m[problems.call]}
      </p>
    </form>
  );
}
