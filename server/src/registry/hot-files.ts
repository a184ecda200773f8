/** Small files in memory, those asked for last: as many as their bytes allow. */
export interface HotFiles {
  get(name: string): Buffer | undefined
  put(name: string, bytes: Buffer): void
}

/** `limit` in bytes, for all; a file above a sixteenth of it is not kept. */
export function createHotFiles(limit: number): HotFiles {
  // a Map goes through its keys in the order of their arrival
  const files = new Map<string, Buffer>()
  let total = 0
  const drop = (name: string): void => {
    total -= files.get(name)?.length ?? 0
    files.delete(name)
  }
  return {
    get(name) {
      const bytes = files.get(name)
      if (bytes) files.delete(name)
      if (bytes) files.set(name, bytes)
      return bytes
    },
    put(name, bytes) {
      if (bytes.length > limit / 16) return
      drop(name)
      files.set(name, bytes)
      total += bytes.length
      for (const oldest of files.keys()) {
        if (total <= limit) return
        drop(oldest)
      }
    },
  }
}
