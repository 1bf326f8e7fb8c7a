/**
 * Asks /healthz of each given server in turn, in a process of its own: what the attackers' client does meanwhile is not
 * counted as the server's delay. `begin` forgets what was measured, `end` tells it.
 */
const LOOK_MS = 100;
const urls = process.argv.slice(2);

let waits: number[] = [];
process.on('message', (word) => {
  if (word === 'begin') waits = [];
  else process.send?.(waits);
});
process.on('disconnect', () => process.exit());

for (let turn = 0; ; turn += 1) {
  const start = performance.now();
  await (await fetch(`${urls[turn % urls.length]}/healthz`)).text();
  waits.push(performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}

export {};
