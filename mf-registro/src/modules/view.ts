import type { Cliente, Registro } from '../parts/registry.ts'
import { isAnomalo } from '../parts/texts.ts'

/** What is shown of the registry: the address of the page says it. */
export interface Vista {
  q: string
  modulo: string
  solo: boolean
  /** 1 for the first. */
  pagina: number
}

export const vistaOf = (params: URLSearchParams): Vista => ({
  q: params.get('q') ?? '',
  modulo: params.get('m') ?? '',
  solo: params.get('solo') === '1',
  pagina: Math.max(1, Math.trunc(Number(params.get('p')) || 1)),
})

/** Something else than what was chosen comes out of a module that the tenant uses. */
export const isDaGuardare = ({ moduli }: Cliente): boolean =>
  moduli.some(({ motivo, usato }) => usato && isAnomalo(motivo))

/** The tenants that the filters leave. */
export function clientiVisti({ tenant }: Pick<Registro, 'tenant'>, { q, solo }: Vista): Cliente[] {
  const text = plain(q)
  return tenant.filter(
    (cliente) =>
      (plain(cliente.id).includes(text) || plain(cliente.nome).includes(text)) && (!solo || isDaGuardare(cliente)),
  )
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The part of a list that one page shows; a page that is no more is the last one. */
export function paginaDi<T>(all: readonly T[], pagina: number, quanti: number) {
  const last = Math.max(1, Math.ceil(all.length / quanti))
  const at = Math.min(pagina, last)
  const from = (at - 1) * quanti
  return {
    righe: all.slice(from, from + quanti),
    pagina: at,
    ultima: last,
    da: from + 1,
    a: Math.min(from + quanti, all.length),
  }
}
