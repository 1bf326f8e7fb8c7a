const LONGEST_WAIT_MS = 20_000;
const LOOK_AGAIN_MS = 20;

/** From the moment React takes a node over it keeps the node's props on it; until then nobody answers its events. */
export const isAlive = (node: Element): boolean => Object.keys(node).some((key) => key.startsWith('__reactProps$'));

/** Looks again and again until something holds; whether it did before nobody waits any longer. */
export async function waitFor(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (!holds() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  return holds();
}

/** Whether a node of the server's page has come alive: pages do so in pieces, and a piece may wait for its script. */
export async function whenAlive(node: Element): Promise<boolean> {
  await waitFor(() => isAlive(node) || !node.isConnected);
  return isAlive(node) && node.isConnected;
}
