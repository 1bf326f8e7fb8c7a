import { isAlive, whenAlive } from './when-alive.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(text|search|email|tel)$/.test(target.type));

/**
 * What is typed or chosen (a picture) in the server's page before it has come alive: kept, and given again by the function
 * this returns. Without it the page would take its fields for empty, or put an older answer over the new one.
 */
export function keepTyped(): () => Promise<void> {
  const typed = new Map<Field, string>();
  const keep = (field: unknown) => {
    if (!isField(field)) return;
    // A field that has come alive tells its page itself.
    if (isAlive(field)) typed.delete(field);
    else typed.set(field, field.value);
  };
  for (const field of document.querySelectorAll<Field>('input, textarea'))
    if (isField(field) && field.value !== field.defaultValue) keep(field);
  const onInput = ({ target }: Event) => keep(target);
  document.addEventListener('input', onInput, true);
  const chosen = new Set<HTMLInputElement>();
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file' && !isAlive(target)) chosen.add(target);
  };
  document.addEventListener('change', onChange, true);
  const typeAgain = async (field: Field) => {
    const canType = await whenAlive(field);
    const text = typed.get(field);
    if (canType && text !== undefined) typeInto(field, text);
  };
  const chooseAgain = async (field: HTMLInputElement) => {
    if (await whenAlive(field)) field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return async () => {
    await Promise.all([...[...typed.keys()].map(typeAgain), ...[...chosen].map(chooseAgain)]);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('change', onChange, true);
  };
}

/** React hears of a change only where the value differs from the one it knows, so that one is emptied first. */
function typeInto(field: Field, text: string): void {
  const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  field.value = '';
  plain?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
