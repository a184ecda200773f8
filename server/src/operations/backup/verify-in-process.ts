import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Prove } from './save.ts'

/** Opens a copy in a new process, which knows nothing of it but what is on the disk. */
export const proveApart =
  (self: readonly string[]): Prove =>
  async (folder) => {
    const args = [...self, 'verify', '--unproved', folder]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = new Promise<string>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => resolve(code === 0 ? '' : `it ended with ${signal ?? code}`))
    })
    const [said, how] = await Promise.all([text(child.stderr), ended])
    const faults = said.split('\n').filter(Boolean)
    // a process that was killed has proved nothing
    return how && faults.length === 0 ? [`the copy was not opened: ${how}`] : how ? faults : []
  }
