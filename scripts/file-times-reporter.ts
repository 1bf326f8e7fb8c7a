import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * How long each file took with its imports and hooks, which the JSON report leaves out. Written where FILE_TIMES says.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class FileTimes implements Reporter {
  private readonly seconds: Record<string, number> = {};

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, duration, prepareDuration, setupDuration } = module.diagnostic();
    const file = relative(process.cwd(), module.moduleId);
    this.seconds[file] = (collectDuration + duration + prepareDuration + setupDuration) / 1000;
  }

  onTestRunEnd(): void {
    if (process.env.FILE_TIMES) writeFileSync(process.env.FILE_TIMES, JSON.stringify(this.seconds));
  }
}
