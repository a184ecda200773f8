import { readFileSync } from 'node:fs'

/** What a write-ahead log file holds, read from the format that SQLite documents, past SQLite. */
export interface Wal {
  /** Bytes at which each commit of this generation is complete: what was acknowledged before is on disk up to there. */
  commits: number[]
  /** Bytes that a checkpoint may have taken into the database file: synced before, so no power cut takes them away. */
  floor: number
}

const HEADER = 32
const FRAME_HEADER = 24
/** Of the `-shm` file: frames that a checkpoint has begun to copy. */
const BACKFILL_ATTEMPTED = 128

/** Reads `FILE-wal` and `FILE-shm`; frames count as long as their salt and their checksum are right. */
export function readWal(file: string): Wal {
  const bytes = readFileSync(`${file}-wal`)
  if (bytes.length < HEADER) return { commits: [], floor: 0 }
  const frame = FRAME_HEADER + bytes.readUInt32BE(8)
  const wordAt = bytes.readUInt32BE(0) & 1 ? 'readUInt32BE' : 'readUInt32LE'
  const sums: [number, number] = [0, 0]
  const add = (from: number, to: number): void => {
    for (let at = from; at < to; at += 8) {
      sums[0] = (sums[0] + bytes[wordAt](at) + sums[1]) >>> 0
      sums[1] = (sums[1] + bytes[wordAt](at + 4) + sums[0]) >>> 0
    }
  }
  add(0, 24)
  const commits: number[] = []
  for (let at = HEADER; at + frame <= bytes.length; at += frame) {
    add(at, at + 8)
    add(at + FRAME_HEADER, at + frame)
    const isOfThis = bytes.compare(bytes, 16, 24, at + 8, at + 16) === 0
    if (!isOfThis || sums[0] !== bytes.readUInt32BE(at + 16) || sums[1] !== bytes.readUInt32BE(at + 20)) break
    if (bytes.readUInt32BE(at + 4) > 0) commits.push(at + frame)
  }
  const copied = readFileSync(`${file}-shm`).readUInt32LE(BACKFILL_ATTEMPTED)
  return { commits, floor: copied === 0 ? 0 : HEADER + copied * frame }
}
