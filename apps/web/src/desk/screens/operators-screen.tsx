import type { DeskOperator } from '@markwright/contracts/desk';
import { OPERATOR_ROLES, type OperatorRole } from '@markwright/contracts/desk-routes';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Select } from '../../components/select.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { operatorWords } from '../i18n/operators.ts';
import { shellWords } from '../i18n/shell.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useChange, useRead } from '../use-desk.ts';

/** Who works here. */
export function OperatorsScreen() {
  const m = useMessages(operatorWords);
  const s = useMessages(shellWords);
  const [leaving, setLeaving] = useState<DeskOperator>();
  const operators = useRead('listOperators');
  const change = useChange('changeOperator', { done: m.changed });
  const reset = useChange('changeOperator', { done: m.resetDone });
  const remove = useChange('removeOperator', { done: m.removed, onDone: () => setLeaving(undefined) });
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
                    <Button
                      size="small"
                      onClick={() => reset.mutate({ params: { id: operator.id }, body: { resetSecondFactor: true } })}
                    >
                      {m.reset}
                    </Button>
                  )}
                  <Button size="small" look="quiet" onClick={() => setLeaving(operator)}>
                    {m.remove}
                  </Button>
                  <Select
                    label={`${m.role} ${operator.name}`}
                    value={operator.role}
                    options={roles}
                    onChange={(role) => change.mutate({ params: { id: operator.id }, body: { role } })}
                  />
                </div>
              ),
            },
          ]}
        />
      </Panel>
      {leaving && (
        <Dialog
          open
          title={m.removeTitle(leaving.name)}
          description={m.removeText}
          closeLabel={s.close}
          onClose={() => setLeaving(undefined)}
        >
          <div className="mt-6 flex justify-end gap-2">
            <Button onClick={() => setLeaving(undefined)}>{s.cancel}</Button>
            <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate({ params: { id: leaving.id } })}>
              {m.remove}
            </Button>
          </div>
        </Dialog>
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
