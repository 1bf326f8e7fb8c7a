/** What stands in a form's field; a file or nothing is no text. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
