declare global {
  /** The first rows, asked for while the page is still read; `null` where there is nothing to show. */
  var __bandiera_first_rows: Promise<unknown> | undefined
}

/**
 * In the page, before its other scripts: asks for the first rows of its list. Not for an address with more than a path,
 * which shows other rows, nor in a tab with a state of its own: the stored token may be another person's.
 */
export function askEarly(tokenKey: string, tabKey: string): void {
  const { pathname, search, hash } = location
  let token: string | null = null
  try {
    token = sessionStorage.getItem(tabKey) === null ? localStorage.getItem(tokenKey) : null
  } catch {
    // a browser that keeps nothing has no session
  }
  if (!token || search || hash) return
  const url = `/sync/first-rows?path=${encodeURIComponent(pathname)}`
  const asked = fetch(url, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' })
  globalThis.__bandiera_first_rows = asked.then(
    (answer) => (answer.status === 200 ? answer.json() : null),
    () => null,
  )
}
