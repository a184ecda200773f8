import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** Memory that Linux offers as a folder. */
const MEMORY = '/dev/shm'
/** Bytes that must be free there: a data folder of a test takes some MB, a copy of the repository some more. */
const ROOM = 3 * 1024 ** 3

/** Variables for tests: their folders are in memory where there is room, because each commit to a disk waits for it (3 ms).
 * @param {string} [memory] @param {number} [room] bytes @returns {Record<string, string>} */
export function scratch(memory = MEMORY, room = ROOM) {
  if (process.env.TMPDIR || !hasRoom(memory, room)) return {}
  const folder = join(memory, `bandiera-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return { TMPDIR: folder }
}

/** @param {string} folder @param {number} room */
function hasRoom(folder, room) {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= room
  } catch {
    return false
  }
}
