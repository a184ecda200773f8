import type { DimensioneClass, Criterio, CriterioOfKind, CriterioKindId } from '@bandiera/domain'

/** A criterion before it gets its id in the grant. */
export type CriterioDraft = { [T in CriterioKindId]: Omit<CriterioOfKind<T>, 'id'> }[CriterioKindId]

export const withIds = (drafts: readonly CriterioDraft[]): Criterio[] =>
  drafts.map((draft, i) => ({ ...draft, id: `c${i + 1}` }) as Criterio)

const SMALL_AND_MEDIUM: DimensioneClass[] = ['micro', 'piccola', 'media']

// The four that every official call states.
export const regioni = (
  codici: string[],
  riferimento?: CriterioOfKind<'territorio'>['riferimento'],
): CriterioDraft => ({
  tipo: 'territorio',
  regioni: codici,
  ...(riferimento ? { riferimento } : {}),
})
export const wholeCountry: CriterioDraft = regioni(Array.from({ length: 20 }, (_, i) => String(i + 1).padStart(2, '0')))
export const south: CriterioDraft = { tipo: 'territorio', macroArea: 'Mezzogiorno', riferimento: 'sedeOperativa' }
export const specialEconomicZone: CriterioDraft = { tipo: 'territorio', zes: true, riferimento: 'sedeOperativa' }
export const province = (codici: string[]): CriterioDraft => ({
  tipo: 'territorio',
  province: codici,
  riferimento: 'sedeLegale',
})
export const smallAndMedium: CriterioDraft = { tipo: 'dimensione', ammesse: SMALL_AND_MEDIUM }
export const smallOnly: CriterioDraft = { tipo: 'dimensione', ammesse: ['micro', 'piccola'] }
export const anySize: CriterioDraft = { tipo: 'dimensione', ammesse: [...SMALL_AND_MEDIUM, 'grande'] }
export const imprese: CriterioDraft = { tipo: 'tipoSoggetto', ammessi: ['Impresa'] }
export const impreseCooperative: CriterioDraft = {
  tipo: 'tipoSoggetto',
  ammessi: ['Impresa', 'Cooperative/Associazioni Non Profit', 'Consorzio'],
}
export const anySettore: CriterioDraft = { tipo: 'ateco', tutti: true }

/** Divisioni of ATECO 2025: a company that only has an older code must check. */
export const settori = (codici: string[]): CriterioDraft => ({
  tipo: 'ateco',
  ammessi: inEdition(codici, '2025'),
  riferimento: 'qualsiasi',
})
/** As calls written before April 2025 say it. */
export const settori2007 = (codici: string[]): CriterioDraft => ({ tipo: 'ateco', ammessi: inEdition(codici, '2007') })
export const settoriExcept = (codici: string[]): CriterioDraft => ({
  tipo: 'ateco',
  tutti: true,
  esclusi: inEdition(codici, '2025'),
})

export const minimis = (importo: number): CriterioDraft => ({
  tipo: 'deMinimis',
  regime: 'deMinimis',
  importo,
  riducibile: true,
})
export const agriculturalMinimis = (importo: number): CriterioDraft => ({
  tipo: 'deMinimis',
  regime: 'deMinimisAgricolo',
  importo,
})
export const inOrder = (...richieste: string[]): CriterioDraft => ({ tipo: 'regolarita', richieste })
export const qualifiche = (unaDi: string[], over: Partial<CriterioOfKind<'qualifica'>> = {}): CriterioDraft => ({
  ...over,
  tipo: 'qualifica',
  unaDi,
})
export const youngerThan = (mesiMax: number): CriterioDraft => ({ tipo: 'eta', mesiMax, riferimento: 'costituzione' })
export const activeFor = (mesiMin: number): CriterioDraft => ({ tipo: 'eta', mesiMin, riferimento: 'inizioAttivita' })
export const investment = (min: number, max?: number): CriterioDraft => ({
  tipo: 'investimento',
  min,
  ...(max ? { max } : {}),
})
export const fatturato = (min?: number, max?: number): CriterioDraft => ({ tipo: 'fatturato', min, max })
export const employees = (min: number, max?: number): CriterioDraft => ({ tipo: 'dipendenti', min, max })
export const bilanci = (minimo: number): CriterioDraft => ({ tipo: 'bilanci', minimo })
export const limitedCompanies: CriterioDraft = {
  tipo: 'formaGiuridica',
  ammesse: ['srl', 'srls', 'srl_unipersonale', 'spa', 'cooperativa'],
}
export const inWords = (testo: string): CriterioDraft => ({ tipo: 'libero', testo })

// Preferential ones: they move the score, not the verdict.
export const preferredObjectives = (...ammessi: string[]): CriterioDraft => ({
  tipo: 'obiettivo',
  ammessi,
  vincolante: false,
})
export const preferredCosts = (...ammessi: string[]): CriterioDraft => ({ tipo: 'costi', ammessi, vincolante: false })

function inEdition(codici: string[], anno: '2007' | '2025') {
  return codici.map((codice) => ({ codice, versione: anno }))
}
