declare global {
  var __bandiera_fetch_rest: (() => void) | undefined
}

/** The hash is the one that the portal will ask for. */
export type PageFile = readonly [href: string, integrity?: string]

/**
 * In the page: brings the portal's files at once, but those that the last list brought: the browser has them, and
 * reading them now would keep the first rows waiting.
 * @param key of the browser's storage: files of the last list
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
