/** In the page: where the first row was last time; the early row is placed there too. */
export interface Places {
  align: (table: HTMLTableElement) => void
  keep: (link: Element) => void
}

/** @param key of the browser's storage: by path the row's top in the document and the indent of its name, in pixels */
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
