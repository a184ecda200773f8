/** In the page: where the first row of its list was last time, so that the early row is placed there too. */
export interface Places {
  /** Moves a table whose first row is on screen. */
  align: (table: HTMLTableElement) => void
  /** Keeps the place of the list's own first link. */
  keep: (link: Element) => void
}

/** @param key under which the browser keeps it: by path the top of the row in the document and the indent of its name, in pixels */
export function keepPlaces(key: string): Places {
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
    align(table) {
      const [kept, link] = [read().places[pathname], table.querySelector('a')]
      if (!kept || !link) return
      const [top, indent] = placeOf(link)
      table.style.marginTop = `${kept[0] - top}px`
      table.style.setProperty('--rientro', `${kept[1] - indent}px`)
    },
    keep(link) {
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
