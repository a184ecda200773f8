import type { Bilancio } from '@bandiera/domain'

/** One year of a company's accounts with the year before, when there is one: what every ratio is worked out of. */
export interface Conti {
  bilancio: Bilancio
  precedente: Bilancio | undefined
}

/**
 * The accounts of a year and of the year before it; `null` when there are none of that year. Of two accounts of one year the
 * approved ones count.
 */
export function contiDi(bilanci: readonly Bilancio[], anno: number): Conti | null {
  const bilancio = dellAnno(bilanci, anno)
  return bilancio ? { bilancio, precedente: dellAnno(bilanci, anno - 1) } : null
}

/** The last approved accounts of a company; those of which nothing is said count as approved. */
export function ultimoApprovato(bilanci: readonly Bilancio[] = []): Bilancio | undefined {
  return bilanci
    .filter(isApprovato)
    .reduce<Bilancio | undefined>((last, one) => (last && last.anno >= one.anno ? last : one), undefined)
}

function dellAnno(bilanci: readonly Bilancio[], anno: number): Bilancio | undefined {
  const found = bilanci.filter((one) => one.anno === anno)
  return found.find(isApprovato) ?? found[0]
}

const isApprovato = ({ approvato }: Bilancio): boolean => approvato !== false
