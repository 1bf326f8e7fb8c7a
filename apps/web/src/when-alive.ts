const LONGEST_WAIT_MS = 20_000;
const LOOK_AGAIN_MS = 20;

/** From the moment React takes a node over it keeps the node's props on it; until then nobody answers its events. */
export const isAlive = (node: Element): boolean => Object.keys(node).some((key) => key.startsWith('__reactProps$'));

/** Whether a node of the server's page has come alive: pages do so in pieces, and a piece may wait for its script. */
export async function whenAlive(node: Element): Promise<boolean> {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (!isAlive(node) && node.isConnected && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  return isAlive(node) && node.isConnected;
}
