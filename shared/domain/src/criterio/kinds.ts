import type { Criterio, TipoCriterio } from './criterio.ts'

/** Kinds of criterion as people call them, in the order in which they are offered. */
export const tipoCriterioLabels: Record<TipoCriterio, string> = {
  territorio: 'Territorio',
  ateco: 'Codice ATECO',
  tipoSoggetto: 'Tipo di soggetto',
  formaGiuridica: 'Forma giuridica',
  dimensione: 'Dimensione',
  eta: 'Età dell’impresa',
  qualifica: 'Qualifica',
  fatturato: 'Fatturato',
  dipendenti: 'Organico',
  bilanci: 'Bilanci',
  kpi: 'Indici di bilancio',
  obiettivo: 'Obiettivo',
  costi: 'Spese ammesse',
  investimento: 'Investimento',
  deMinimis: 'De minimis',
  regolarita: 'Regolarità',
  libero: 'Requisito in parole',
}

/** The kinds under the question they answer. */
export const gruppiCriterio: readonly { titolo: string; tipi: readonly TipoCriterio[] }[] = [
  { titolo: 'Dove e che cosa fa', tipi: ['territorio', 'ateco'] },
  { titolo: 'Chi è', tipi: ['tipoSoggetto', 'formaGiuridica', 'dimensione', 'eta', 'qualifica'] },
  { titolo: 'I suoi conti', tipi: ['fatturato', 'dipendenti', 'bilanci', 'kpi'] },
  { titolo: 'Il progetto', tipi: ['obiettivo', 'costi', 'investimento'] },
  { titolo: 'Condizioni', tipi: ['deMinimis', 'regolarita', 'libero'] },
]

/** A new criterion of a kind, with nothing chosen yet: what must be chosen is said by `difettiCriterio`. */
export function nuovoCriterio(tipo: TipoCriterio, id: string): Criterio {
  return { id, tipo, vincolante: true, ...START[tipo] } as Criterio
}

const START: Record<TipoCriterio, object> = {
  territorio: { riferimento: 'qualsiasi', regioni: [] },
  ateco: { riferimento: 'qualsiasi', tutti: false, ammessi: [], esclusi: [] },
  tipoSoggetto: { ammessi: [] },
  formaGiuridica: { ammesse: [], escluse: [] },
  dimensione: { ammesse: [] },
  eta: { riferimento: 'costituzione' },
  qualifica: { unaDi: [] },
  fatturato: {},
  dipendenti: {},
  bilanci: { minimo: 1 },
  kpi: { indice: '', op: '>=' },
  obiettivo: { ammessi: [] },
  costi: { ammessi: [] },
  investimento: {},
  deMinimis: { regime: 'deMinimis', riducibile: true },
  regolarita: { richieste: [] },
  libero: { testo: '' },
}

/** Checks that calls ask for again and again (D.Lgs. 184/2025, art. 9 for the insurance), as a rule names them. */
export const VERIFICHE: Record<string, string> = {
  durc: 'DURC regolare',
  noProcedure: 'nessuna procedura concorsuale',
  noDifficolta: 'impresa non in difficoltà',
  polizzaCatastrofale: 'polizza catastrofale',
  antimafia: 'documentazione antimafia',
}

/** Special areas of the official catalogue that a seat may lie in; the ZES is a flag of its own. */
export const AMBITI = ['Aree interne', 'Zone sismiche', 'Zone franche', 'Emergenza climatica'] as const
