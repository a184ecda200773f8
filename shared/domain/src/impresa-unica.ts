import type { Azienda, MembroGruppo } from './azienda.ts'
import { isImpresaUnica, isUnicaCon, membriUnici, uniteMembri } from './membri-unici.ts'

/** Gives each company the aids of its single undertaking, as far as the known companies tell. */
export type ConAiutiDelGruppo = (azienda: Azienda) => Azienda

/** By list of companies: every screen that reads the same list shares one reading of its groups. */
const byList = new WeakMap<readonly Azienda[], ConAiutiDelGruppo>()

/** What was answered last for a company, and the companies it was made of. */
const answered = new WeakMap<Azienda, { others: readonly Azienda[]; whole: Azienda }>()

/**
 * The single undertaking (Reg. UE 2023/2831, art. 2.2) of every company among those given: control, in whichever of the two
 * records it is written, and also through other companies. The answer carries the aids of the companies it reaches as
 * members of the group, and the members that those name without a record, so that `plafondDeMinimis` sums them; partners
 * (25-50 %) stay out. Nothing is read before the
 * first question, and the answer stays the same object for as long as the company and those it reaches do.
 */
export function createImpresaUnica(aziende: readonly Azienda[]): ConAiutiDelGruppo {
  let unica = byList.get(aziende)
  if (!unica) byList.set(aziende, (unica = readGroups(aziende)))
  return unica
}

function readGroups(aziende: readonly Azienda[]): ConAiutiDelGruppo {
  let groups: { byId: ReadonlyMap<string, Azienda>; edges: ReadonlyMap<string, ReadonlySet<string>> } | undefined
  const read = () => {
    const byId = new Map(aziende.map((azienda) => [azienda._id, azienda]))
    return { byId, edges: edgesOf(aziende, byId) }
  }
  return (azienda) => {
    const { byId, edges } = (groups ??= read())
    if (!edges.has(azienda._id)) return azienda
    const reached = closure(azienda._id, edges)
    return withOthers(
      azienda,
      reached.flatMap((id) => byId.get(id) ?? []),
    )
  }
}

function withOthers(azienda: Azienda, others: readonly Azienda[]): Azienda {
  const before = answered.get(azienda)
  if (before?.others.length === others.length && others.every((one, i) => one === before.others[i])) return before.whole
  const reached = new Set([azienda, ...others].map(({ _id }) => _id))
  const isElsewhere = ({ aziendaId }: MembroGruppo) => !aziendaId || !reached.has(aziendaId)
  const written = (azienda.gruppo ?? []).filter(isElsewhere)
  const farther = others.flatMap((other) => membriUnici(other).filter(isElsewhere))
  const gruppo = [...uniteMembri(written, farther), ...others.map((other) => memberOf(other, azienda))]
  const whole = { ...azienda, gruppo }
  answered.set(azienda, { others, whole })
  return whole
}

function edgesOf(aziende: readonly Azienda[], byId: ReadonlyMap<string, Azienda>): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  const link = (from: string, to: string) => edges.set(from, (edges.get(from) ?? new Set()).add(to))
  for (const azienda of aziende) {
    for (const membro of azienda.gruppo ?? []) {
      const other = membro.aziendaId ? byId.get(membro.aziendaId) : undefined
      if (!other || !isUnicaCon(membro, azienda, other)) continue
      link(azienda._id, other._id)
      link(other._id, azienda._id)
    }
  }
  return edges
}

/** Everything that is reached from a company, itself left out. */
function closure(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const seen = new Set([start])
  for (const id of seen) for (const next of edges.get(id) ?? []) seen.add(next)
  seen.delete(start)
  return [...seen]
}

function memberOf({ _id, ragioneSociale, codiceFiscale, aiuti }: Azienda, seenBy: Azienda): MembroGruppo {
  const written = seenBy.gruppo?.find((membro) => membro.aziendaId === _id)
  // a partner that somebody else of the undertaking controls is linked all the same
  const link = written && isImpresaUnica(written) ? {} : { relazione: 'collegata', quota: undefined }
  const named = { denominazione: ragioneSociale, cf: codiceFiscale }
  return { relazione: 'collegata', ...named, ...written, ...link, aziendaId: _id, aiuti }
}
