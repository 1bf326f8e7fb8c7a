import { fdatasyncSync, fstatSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
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

/**
 * By V8's own measure a function has been used enough to be compiled anew, and better, some 120 times while the database
 * opens: 0.6 to 1.5 s of processor beside the start that everybody waits for. What is used in earnest is found a little later.
 */
const WASM_TIERING_BUDGET = 30_000_000;

/** A file that was written to longer ago cannot be written to again within one tick of its clock. */
const SETTLED_MS = 1000;

/**
 * Opens the embedded database so that a commit is on disk when it returns. After a crash PostgreSQL has each of its 1,300
 * files brought to the disk twice, one after the other, before it reads its log; a file that nobody wrote to in between is
 * brought there once. The counting test passes its own `sync`.
 */
export async function openDurablePglite(
  directory: string,
  sync: (fd: number) => void = fdatasyncSync,
): Promise<PGlite> {
  /** While it opens: when each file that is on the disk was last written to, by its inode. */
  let settled: Map<bigint, bigint> | undefined = new Map();
  const syncOnce = (fd: number) => {
    if (!settled) return sync(fd);
    const { ino, mtimeNs, mtimeMs } = fstatSync(fd, { bigint: true });
    if (settled.get(ino) === mtimeNs) return;
    sync(fd);
    if (Date.now() - Number(mtimeMs) > SETTLED_MS) settled.set(ino, mtimeNs);
  };
  setFlagsFromString(`--wasm-tiering-budget=${WASM_TIERING_BUDGET}`);
  const withoutNoSync = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const pglite = await PGlite.create({
    fs: new DurableNodeFS(directory, syncOnce),
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
  settled = undefined;
  return pglite;
}
