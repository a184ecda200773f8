declare global {
  /** Asks for the files that the page left for later. */
  var __bandiera_fetch_rest: (() => void) | undefined
}

/** Address of a file, and the hash that the portal will ask for. */
export type PageFile = readonly [href: string, integrity?: string]

/**
 * In the page: brings the portal's files at once, but those that the last list brought too. The browser has them: they are read
 * when the portal starts, since reading them now would keep the first rows waiting.
 * @param key under which the browser keeps which files the last list brought
 */
export function fetchAhead(key: string, files: readonly PageFile[]): void {
  let had: unknown
  try {
    had = JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    // a browser that keeps nothing brings everything at once
  }
  const isHad = ([href]: PageFile) => Array.isArray(had) && had.includes(href)
  const fetchAll = (wanted: readonly PageFile[]) => {
    for (const [href, integrity] of wanted) {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script' })
      if (integrity) link.integrity = integrity
      link.href = href
      document.head.append(link)
    }
  }
  fetchAll(files.filter((file) => !isHad(file)))
  globalThis.__bandiera_fetch_rest = () => {
    fetchAll(files.filter(isHad))
    try {
      localStorage.setItem(key, JSON.stringify(files.map(([href]) => href)))
    } catch {
      // the next list brings everything at once again
    }
  }
}
