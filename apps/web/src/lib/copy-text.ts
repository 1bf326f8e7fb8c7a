/** Copies, also where the clipboard is closed to scripts: a page on plain http, an old chat app. False: it could not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Inside the open dialog: outside of it the focus would be taken back before anything is copied.
  const home = document.activeElement?.closest('[role="dialog"]') ?? document.body;
  home.append(area);
  area.select();
  try {
    // Marked as outdated everywhere and still the only way on plain http.
    return document.execCommand('copy');
  } finally {
    area.remove();
  }
}
