import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of a few megabytes that can be filled and freed. */
export interface SmallDisk {
  readonly folder: string
  /** fills the file system */
  fill(): void
  free(): void
  /** makes the file system read-only */
  makeReadOnly(): void
  /** unmounts and removes the file system */
  remove(): void
}

/**
 * Mounts a `tmpfs` of that size. Null if the system does not allow it: it is not Linux, or the right to mount is
 * missing.
 */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-disk-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'sanguine-test', folder])
  if (mount.status !== 0) {
    remove()
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      for (const size of [1 << 20, 1 << 12]) {
        try {
          for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
    },
    free: () => rmSync(ballast),
    makeReadOnly: () => spawnSync('mount', ['-o', 'remount,ro', folder]),
    remove() {
      spawnSync('umount', ['-l', folder])
      remove()
    },
  }
}
