import type { FirstRowsAnswer } from '@bandiera/wire'
import type { buildTable } from './build-table.ts'
import type { Places } from './keep-places.ts'

interface Parts {
  buildTable: typeof buildTable
  places: Places
  start: () => void
}

/**
 * In the page: lays the skeleton over the portal that is about to start, with the first rows as soon as they arrive. It
 * goes when the page below shows rows of its own, a message, another page or a question, or after half a minute.
 */
export function showRows({ buildTable, places, start }: Parts): void {
  const answer = globalThis.__bandiera_first_rows as Promise<FirstRowsAnswer | null> | undefined
  const root = document.getElementById('root')
  const skeleton = root?.querySelector('.bs-u')
  const content = skeleton?.querySelector('.bs-p')
  if (!answer || !root || !skeleton || !content) return start()
  const { pathname } = location
  const over = document.createElement('div')
  over.className = 'bs-z'
  over.append(skeleton)
  document.body.append(over)
  root.inert = true
  let comes = true

  const ownRow = () => root.querySelector('main tbody a[href], main li a[href]')
  const isReady = (): boolean => {
    if (location.pathname !== pathname || document.querySelector('[role=dialog],[role=alertdialog]')) return true
    const main = root.querySelector('main')
    if (!main) return false
    if (!comes || ownRow() || main.querySelector('[role=alert]')) return true
    return main.querySelector('h1') !== null && !root.querySelector('[aria-busy=true],[role=progressbar]')
  }
  const leave = () => {
    watch.disconnect()
    clearTimeout(limit)
    start()
    // another page was asked for: the skeleton holds its place until it loads
    if (!root.querySelector('main')) root.append(skeleton)
    const focused = over.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null
    over.remove()
    root.inert = false
    const links = [...root.querySelectorAll<HTMLElement>('main a')]
    if (focused) links.find((link) => link.getAttribute('href') === focused)?.focus()
    const own = ownRow()
    if (own && location.pathname === pathname) places.keep(own)
  }
  /** The portal may be there already, or begins with that page. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    dispatchEvent(new PopStateEvent('popstate'))
    content.replaceChildren()
    leave()
  }
  over.addEventListener('click', follow)
  const watch = new MutationObserver(() => isReady() && leave())
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] })
  const limit = setTimeout(leave, 30_000)
  setTimeout(start, 200)

  void answer.then((list) => {
    comes = list !== null && list.rows.length > 0
    if (!list || !comes) {
      if (isReady()) leave()
      return start()
    }
    const table = buildTable(list)
    content.querySelectorAll('p').forEach((grey, n) => n > 1 && grey.remove())
    content.append(table)
    // what is there is the page for now; the grey shapes around it say nothing
    content.setAttribute('role', 'main')
    skeleton.querySelectorAll('.bs-m,.bs-h,p').forEach((shape) => shape.setAttribute('aria-hidden', 'true'))
    places.align(table)
    return requestAnimationFrame(() => setTimeout(start))
  })
}
