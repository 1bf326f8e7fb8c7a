import { isAlive, whenAlive } from './when-alive.ts';

/**
 * A button pressed before it has come alive is pressed again when it has, the last one only, and not before the function
 * that this returns was called. The press itself is held back: React may come alive in the middle of it and hear it twice.
 */
export function replayEarlyClicks(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let pressed: HTMLButtonElement | undefined;
  const pressAgain = async (button: HTMLButtonElement) => {
    await released;
    const canPress = await whenAlive(button);
    if (pressed !== button) return;
    pressed = undefined;
    if (canPress) button.click();
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button?.closest('#root') || isAlive(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed === button) return;
    pressed = button;
    void pressAgain(button);
  };
  document.addEventListener('click', onClick, true);
  return release;
}
