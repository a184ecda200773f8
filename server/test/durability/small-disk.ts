import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'

/** A small disk of its own; it needs the right to mount. */
export interface SmallDisk {
  folder: string
  /** Another program's file takes what is left, to the last byte. */
  fill(): void
  /** The other program's file goes. */
  empty(): void
  remove(): void
}

const BLOCK = Buffer.alloc(4096, 1)

/** `null` where it is not allowed. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'bandiera-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    rmdirSync(folder)
    return null
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a')
      try {
        for (;;) writeSync(file, BLOCK)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}

/** `describe` for what needs such a disk. Where none is to be had a run of CI fails; a run by hand says what it left out. */
export function describeOnSmallDisk(name: string, tests: () => void): void {
  const disk = smallDisk(1)
  disk?.remove()
  if (disk) return describe(name, tests)
  const reason = `${name}: NOT TESTED, mounting a small disk is not allowed here`
  if (process.env.CI) return it(name, () => Promise.reject(new Error(reason)))
  process.stderr.write(`\n${reason}\n`)
  it.skip(reason, () => undefined)
}
