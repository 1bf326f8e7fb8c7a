import type { DeskOperator } from '@markwright/contracts/desk';
import { OPERATOR_ROLES, type OperatorRole } from '@markwright/contracts/desk-routes';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { operatorWords } from '../i18n/operators.ts';
import { shellWords } from '../i18n/shell.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useChange, useRead } from '../use-desk.ts';

type Asked = { operator: DeskOperator } & ({ kind: 'remove' | 'reset' } | { kind: 'role'; role: OperatorRole });

/** Who works here. Every change ends the other's sessions, so each is asked about. */
export function OperatorsScreen() {
  const m = useMessages(operatorWords);
  const s = useMessages(shellWords);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const operators = useRead('listOperators');
  const change = useChange('changeOperator', {
    done: asked?.kind === 'reset' ? m.resetDone : m.changed,
    onDone: close,
  });
  const remove = useChange('removeOperator', { done: m.removed, onDone: close });
  const roles = OPERATOR_ROLES.map((value) => ({ value, label: s.roles[value] }));
  return (
    <Page title={m.title} about={m.about}>
      <Panel title={m.add}>
        <AddForm roles={roles} />
      </Panel>
      <Panel flush>
        <KeyedTable
          label={m.title}
          pages={operators}
          rows={operators.data?.list ?? []}
          keyOf={({ id }) => id}
          columns={[
            {
              title: m.name,
              show: ({ name, phone }) => (
                <>
                  <span className="font-medium">{name}</span>
                  <div className="text-caption text-muted">{phone}</div>
                </>
              ),
            },
            { title: m.second, wide: true, show: ({ ready }) => (ready ? m.ready : m.notReady) },
            {
              title: m.seen,
              wide: true,
              show: ({ lastSeenAt }) => (lastSeenAt ? <TimeText at={lastSeenAt} /> : m.never),
            },
            {
              title: m.role,
              end: true,
              show: (operator) => (
                <div className="flex flex-wrap items-center justify-end gap-2">
                  {operator.ready && (
                    <Button size="small" look="quiet" onClick={() => setAsked({ kind: 'reset', operator })}>
                      {m.reset}
                    </Button>
                  )}
                  <Button size="small" look="quiet" onClick={() => setAsked({ kind: 'remove', operator })}>
                    {m.remove}
                  </Button>
                  <Select
                    label={`${m.role} ${operator.name}`}
                    value={operator.role}
                    options={roles}
                    onChange={(role) => setAsked({ kind: 'role', operator, role })}
                  />
                </div>
              ),
            },
          ]}
        />
      </Panel>
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          danger
          title={m.removeTitle(asked.operator.name)}
          about={m.removeText}
          confirm={m.remove}
          busy={remove.isPending}
          onClose={close}
          onConfirm={() => remove.mutate({ params: { id: asked.operator.id } })}
        />
      )}
      {asked?.kind === 'reset' && (
        <ConfirmDialog
          title={m.resetTitle(asked.operator.name)}
          about={m.resetText}
          confirm={m.reset}
          busy={change.isPending}
          onClose={close}
          onConfirm={() => change.mutate({ params: { id: asked.operator.id }, body: { resetSecondFactor: true } })}
        />
      )}
      {asked?.kind === 'role' && (
        <ConfirmDialog
          title={m.roleTitle(asked.operator.name, s.roles[asked.role])}
          about={m.roleText}
          confirm={m.changeRole}
          busy={change.isPending}
          onClose={close}
          onConfirm={() => change.mutate({ params: { id: asked.operator.id }, body: { role: asked.role } })}
        />
      )}
    </Page>
  );
}

function AddForm({ roles }: { roles: { value: OperatorRole; label: string }[] }) {
  const m = useMessages(operatorWords);
  const [phone, setPhone] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>('clerk');
  const add = useChange('addOperator', {
    done: m.added,
    onDone: () => {
      setPhone('');
      setName('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate({ body: { phone, name, role } });
  };
  return (
    <form className="flex flex-col gap-3 md:flex-row md:items-end" onSubmit={submit}>
      <TextField
        className="grow"
        label={m.phone}
        type="tel"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <TextField
        className="grow"
        label={m.name}
        value={name}
        maxLength={40}
        onChange={({ target }) => setName(target.value)}
      />
      <Select label={m.role} value={role} options={roles} onChange={setRole} />
      <Button type="submit" look="ink" busy={add.isPending} disabled={!phone.trim() || !name.trim()}>
        {m.add}
      </Button>
    </form>
  );
}
