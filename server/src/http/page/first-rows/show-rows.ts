import type { FirstRowsAnswer } from '@bandiera/wire'

interface Parts {
  buildTable: typeof buildTable
  places: ReturnType<typeof keepPlaces>
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

/** In the page: a table that looks like the list's own. */
export function buildTable({ columns, rows, roomy }: FirstRowsAnswer): HTMLTableElement {
  const append = <K extends keyof HTMLElementTagNameMap>(parent: Element, tag: K, text?: string | null) => {
    const element = document.createElement(tag)
    if (text) element.textContent = text
    parent.append(element)
    return element
  }
  const cellOf = (row: Element, n: number, isHead: boolean) => {
    const { label, width, from = '', align = '' } = columns[n]!
    const cell = append(row, isHead ? 'th' : 'td')
    cell.className = `bs-${from} bs-${align}`
    cell.dataset.l = label
    if (width) cell.width = String(width)
    return cell
  }
  const table = document.createElement('table')
  table.className = roomy ? 'bs-e bs-e2' : 'bs-e'
  const head = append(append(table, 'thead'), 'tr')
  columns.forEach(({ label }, n) => {
    const cell = cellOf(head, n, true)
    cell.scope = 'col'
    cell.textContent = label
  })
  const body = append(table, 'tbody')
  for (const { href, cells } of rows) {
    const row = append(body, 'tr')
    cells.forEach((text, n) => {
      const cell = cellOf(row, n, n === 0)
      if (n > 0) return append(cell, text === null ? 'i' : 'span', text)
      cell.scope = 'row'
      const link = append(cell, 'a', text)
      link.href = href
      // the keyboard begins at the top of the portal: from a row, everything above it would already be passed
      link.tabIndex = -1
    })
  }
  return table
}

/**
 * In the page: where the first row was last time; the early row is placed there too.
 * @param key of the browser's storage: by path the row's top in the document and the indent of its name, in pixels
 */
export function keepPlaces(key: string) {
  const { pathname } = location
  type Kept = { width: number; places: Record<string, [number, number]> }
  const read = (): Kept => {
    const none = { width: innerWidth, places: {} }
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
      return kept?.width === innerWidth ? kept : none
    } catch {
      return none
    }
  }
  const placeOf = (link: Element): [number, number] => {
    const row = link.closest('tr, li')?.getBoundingClientRect() ?? { top: 0, left: 0 }
    return [Math.round(row.top + scrollY), Math.round(link.getBoundingClientRect().left - row.left)]
  }
  return {
    align(table: HTMLTableElement): void {
      const [kept, link] = [read().places[pathname], table.querySelector('a')]
      if (!kept || !link) return
      const [top, indent] = placeOf(link)
      table.style.marginTop = `${kept[0] - top}px`
      table.style.setProperty('--rientro', `${kept[1] - indent}px`)
    },
    keep(link: Element): void {
      const kept = read()
      kept.places[pathname] = placeOf(link)
      try {
        localStorage.setItem(key, JSON.stringify(kept))
      } catch {
        // next time it may be a few pixels off
      }
    },
  }
}
