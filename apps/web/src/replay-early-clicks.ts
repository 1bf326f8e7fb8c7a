import { isAlive, waitFor } from './when-alive.ts';

/** A page that remembers its visitor draws parts of itself anew: the button that took the place of the pressed one. */
const inPlaceOf = (button: HTMLButtonElement): HTMLButtonElement | undefined =>
  button.isConnected
    ? button
    : Array.from(document.querySelectorAll<HTMLButtonElement>('#root button')).find(
        ({ textContent, ariaLabel }) => textContent === button.textContent && ariaLabel === button.ariaLabel,
      );

const canPress = (button: HTMLButtonElement): boolean => isAlive(button) && button.ariaDisabled !== 'true';

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
    const isPressable = () => pressed !== button || canPress(inPlaceOf(button) ?? button);
    const came = await waitFor(isPressable);
    if (pressed !== button) return;
    pressed = undefined;
    if (came) inPlaceOf(button)?.click();
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button?.closest('#root')) return;
    if (isAlive(button)) {
      // Whoever presses something that answers has gone on.
      pressed = undefined;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed === button) return;
    pressed = button;
    void pressAgain(button);
  };
  document.addEventListener('click', onClick, true);
  return release;
}
