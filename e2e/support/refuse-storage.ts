import type { Page } from '@playwright/test'

/** How a browser refuses to keep things: site data blocked, a private window without storage, no space left. */
export type Refusal = 'reading' | 'writing' | 'quota'

/** Every page of this one finds a browser that keeps nothing for the site but cookies. */
export async function refuseStorage(page: Page, refusal: Refusal): Promise<void> {
  await page.addInitScript(refuse, refusal)
  if (refusal !== 'quota') return
  const session = await page.context().newCDPSession(page)
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith('http')) return
    const { origin } = new URL(frame.url())
    void session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 0 }).catch(() => {})
  })
}

function refuse(refusal: Refusal): void {
  const thrower = (name: string) => () => {
    throw new DOMException('The browser refuses.', name)
  }
  if (refusal === 'reading') {
    const denied = { get: thrower('SecurityError'), configurable: true }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, denied)
    LockManager.prototype.request = async () => thrower('SecurityError')()
    return
  }
  Storage.prototype.setItem = thrower('QuotaExceededError')
  if (refusal === 'quota') return
  Storage.prototype.getItem = thrower('SecurityError')
  Storage.prototype.removeItem = thrower('SecurityError')
  IDBFactory.prototype.open = thrower('SecurityError')
  IDBFactory.prototype.deleteDatabase = thrower('SecurityError')
}
