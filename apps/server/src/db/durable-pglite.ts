import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What emscripten's node file system looks like from the outside, as far as we reach into it. */
type EmscriptenModule = { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };

/** A file system whose fsync reaches the disk: PGlite's own makes none, so a power cut could lose committed rows. */
class DurableNodeFS extends NodeFS {
  constructor(
    directory: string,
    private readonly sync: (fd: number) => void,
  ) {
    super(directory);
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const wireFsync = (module: unknown) => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) this.sync(stream.nfd);
        return 0;
      };
    };
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun as []), wireFsync];
    return result;
  }
}

/** Opens the embedded database so that a commit is on disk when it returns. The counting test passes its own `sync`. */
export function openDurablePglite(directory: string, sync: (fd: number) => void = fdatasyncSync): Promise<PGlite> {
  const withoutNoSync = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return PGlite.create({
    fs: new DurableNodeFS(directory, sync),
    startParams: [
      ...withoutNoSync,
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
      // One session needs no more, and 120 MB of memory is saved.
      '-c',
      'shared_buffers=16MB',
    ],
  });
}
