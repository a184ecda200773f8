import type { Tenant, Registry } from '../parts/registry.ts'
import { isAbnormal } from '../parts/texts.ts'

/** What is shown of the registry: the address of the page says it. */
export interface View {
  q: string
  module: string
  onlyAttention: boolean
  /** 1 for the first. */
  page: number
}

export const viewOf = (params: URLSearchParams): View => ({
  q: params.get('q') ?? '',
  module: params.get('m') ?? '',
  onlyAttention: params.get('solo') === '1',
  page: Math.max(1, Math.trunc(Number(params.get('p')) || 1)),
})

/** Something else than what was chosen comes out of a module that the tenant uses. */
export const needsAttention = ({ moduli }: Tenant): boolean =>
  moduli.some(({ motivo, usato }) => usato && isAbnormal(motivo))

/** The tenants that the filters leave. */
export function shownTenants({ tenant: all }: Pick<Registry, 'tenant'>, { q, onlyAttention }: View): Tenant[] {
  const text = plain(q)
  return all.filter(
    (tenant) =>
      (plain(tenant.id).includes(text) || plain(tenant.nome).includes(text)) &&
      (!onlyAttention || needsAttention(tenant)),
  )
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** The part of a list that one page shows; a page that is no more is the last one. */
export function pageOf<T>(all: readonly T[], page: number, size: number) {
  const last = Math.max(1, Math.ceil(all.length / size))
  const at = Math.min(page, last)
  const from = (at - 1) * size
  return {
    rows: all.slice(from, from + size),
    page: at,
    last,
    from: from + 1,
    to: Math.min(from + size, all.length),
  }
}
