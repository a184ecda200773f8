import type { Bando } from '@bandiera/domain'
import { isPubblicato } from '@bandiera/matching'

/**
 * Grants as an engine that holds all companies learns them: what a kind of criterion looks at is read of every company when it is
 * first asked, so a grant that asks several new things comes once for each of them, each time with one more, and others get
 * their turn between.
 */
export function* inPassi(bandi: Iterable<Bando>): Generator<Bando> {
  const asked = new Set<string>()
  for (const bando of bandi) {
    const { criteri = [] } = bando.data
    for (const [i, { tipo }] of isPubblicato(bando) ? criteri.entries() : []) {
      if (asked.has(tipo)) continue
      asked.add(tipo)
      if (i < criteri.length - 1) yield { ...bando, data: { ...bando.data, criteri: criteri.slice(0, i + 1) } }
    }
    yield bando
  }
}
