import { criteriBando, type Bando } from '@bandiera/domain'
import { createEngine as createPrepared, type Engine } from './engine/index.ts'

type Input = Parameters<typeof createPrepared>[0]

/**
 * All verdicts of a set of companies and grants, equal to those of `valuta`, and kept right while records change. Grants are
 * judged by `criteriBando`, as there.
 * @example createEngine({ aziende, bandi, contesto: { oggi: '2026-11-21' } }).perAzienda(id)
 */
export function createEngine(input: Input): Engine {
  const engine = createPrepared({ ...input, bandi: input.bandi.map(prepared) })
  return {
    ...engine,
    applica(modifica) {
      const { bandi } = modifica
      if (!bandi?.put) return engine.applica(modifica)
      return engine.applica({ ...modifica, bandi: { ...bandi, put: bandi.put.map(prepared) } })
    },
  }
}

/** The same object when its criteria are ready. */
function prepared(bando: Bando): Bando {
  const { criteri } = bando.data
  const ready = criteri && criteriBando(bando.data)
  return ready && ready !== criteri ? { ...bando, data: { ...bando.data, criteri: [...ready] } } : bando
}
