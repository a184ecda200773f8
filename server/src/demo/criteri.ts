import type { DimensioneClass, Criterio, CriterioOfKind, CriterioKindId } from '@bandiera/domain'

/** A criterion before it gets its id in the grant. */
export type Regola = { [T in CriterioKindId]: Omit<CriterioOfKind<T>, 'id'> }[CriterioKindId]

export const withIds = (regole: readonly Regola[]): Criterio[] =>
  regole.map((regola, i) => ({ ...regola, id: `c${i + 1}` }) as Criterio)

const MPMI: DimensioneClass[] = ['micro', 'piccola', 'media']

// The four that every official call states.
export const regioni = (codici: string[], riferimento?: CriterioOfKind<'territorio'>['riferimento']): Regola => ({
  tipo: 'territorio',
  regioni: codici,
  ...(riferimento ? { riferimento } : {}),
})
export const tuttaItalia: Regola = regioni(Array.from({ length: 20 }, (_, i) => String(i + 1).padStart(2, '0')))
export const mezzogiorno: Regola = { tipo: 'territorio', macroArea: 'Mezzogiorno', riferimento: 'sedeOperativa' }
export const zes: Regola = { tipo: 'territorio', zes: true, riferimento: 'sedeOperativa' }
export const province = (codici: string[]): Regola => ({
  tipo: 'territorio',
  province: codici,
  riferimento: 'sedeLegale',
})
export const pmi: Regola = { tipo: 'dimensione', ammesse: MPMI }
export const piccole: Regola = { tipo: 'dimensione', ammesse: ['micro', 'piccola'] }
export const ogniDimensione: Regola = { tipo: 'dimensione', ammesse: [...MPMI, 'grande'] }
export const imprese: Regola = { tipo: 'tipoSoggetto', ammessi: ['Impresa'] }
export const impreseCooperative: Regola = {
  tipo: 'tipoSoggetto',
  ammessi: ['Impresa', 'Cooperative/Associazioni Non Profit', 'Consorzio'],
}
export const tuttiSettori: Regola = { tipo: 'ateco', tutti: true }

/** Divisioni of ATECO 2025: a company that only has an older code must check. */
export const settori = (codici: string[]): Regola => ({
  tipo: 'ateco',
  ammessi: versione(codici, '2025'),
  riferimento: 'qualsiasi',
})
/** As calls written before April 2025 say it. */
export const settori2007 = (codici: string[]): Regola => ({ tipo: 'ateco', ammessi: versione(codici, '2007') })
export const tranneSettori = (codici: string[]): Regola => ({
  tipo: 'ateco',
  tutti: true,
  esclusi: versione(codici, '2025'),
})

export const minimis = (importo: number): Regola => ({
  tipo: 'deMinimis',
  regime: 'deMinimis',
  importo,
  riducibile: true,
})
export const minimisAgricolo = (importo: number): Regola => ({
  tipo: 'deMinimis',
  regime: 'deMinimisAgricolo',
  importo,
})
export const inRegola = (...richieste: string[]): Regola => ({ tipo: 'regolarita', richieste })
export const qualifiche = (unaDi: string[], over: Partial<CriterioOfKind<'qualifica'>> = {}): Regola => ({
  ...over,
  tipo: 'qualifica',
  unaDi,
})
export const giovane = (mesiMax: number): Regola => ({ tipo: 'eta', mesiMax, riferimento: 'costituzione' })
export const attivaDa = (mesiMin: number): Regola => ({ tipo: 'eta', mesiMin, riferimento: 'inizioAttivita' })
export const investimento = (min: number, max?: number): Regola => ({
  tipo: 'investimento',
  min,
  ...(max ? { max } : {}),
})
export const fatturato = (min?: number, max?: number): Regola => ({ tipo: 'fatturato', min, max })
export const dipendenti = (min: number, max?: number): Regola => ({ tipo: 'dipendenti', min, max })
export const bilanci = (minimo: number): Regola => ({ tipo: 'bilanci', minimo })
export const societaDiCapitali: Regola = {
  tipo: 'formaGiuridica',
  ammesse: ['srl', 'srls', 'srl_unipersonale', 'spa', 'cooperativa'],
}
export const libero = (testo: string): Regola => ({ tipo: 'libero', testo })

// Preferential ones: they move the score, not the verdict.
export const preferisceObiettivo = (...ammessi: string[]): Regola => ({ tipo: 'obiettivo', ammessi, vincolante: false })
export const preferisceCosti = (...ammessi: string[]): Regola => ({ tipo: 'costi', ammessi, vincolante: false })

function versione(codici: string[], anno: '2007' | '2025') {
  return codici.map((codice) => ({ codice, versione: anno }))
}
