import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a new empty data folder to `work` and removes it afterwards, also when `work` fails. */
export async function withDataFolder<T>(work: (data: string) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'bandiera-bench-'))
  try {
    return await work(data)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
