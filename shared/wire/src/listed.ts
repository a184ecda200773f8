import type { CollectionName } from '@bandiera/domain'
import { SEARCHED } from './searched.ts'
import { onlyFields } from './values-at.ts'
import { filtersOf } from './filters-of.ts'
import type { WindowQuestion } from './window.ts'

/** Stamps by which `hashOf` tells one state of a record from another. */
const STAMPS = ['versione', 'aggiornatoIl']

/** Fields that a page holds of each record where a collection is too long to be held whole: to name it, find it, link to it. */
export const LISTED: Record<CollectionName, readonly string[]> = {
  avvisi: ['tipo', 'minuto', 'novita', 'quante', 'bandoId', 'aziende', 'chiude', 'lettoIl', 'lette'],
  aziende: [
    'ragioneSociale',
    'partitaIva',
    'codiceFiscale',
    'email',
    'pec',
    'telefono',
    'gestoreId',
    'professionisti',
    'tag',
    'sedi',
    'archiviata',
  ],
  bandi: [
    'createdBy',
    'data.gestori',
    'data.titolo',
    'data.sottotitolo',
    'data.ente',
    'data.redazione',
    'data.pubblico',
    'data.obiettivi',
    'data.dataApertura',
    'data.oraApertura',
    'data.dataChiusura',
    'data.oraChiusura',
    'data.chiusuraAnticipata',
  ],
  docs: ['nome', 'tipo', 'clienteId', 'praticaId', 'scadenza', 'stato', 'pubblico'],
  istituti: ['nome', 'gestori', 'createdBy'],
  pratiche: ['titolo', 'tipo', 'stato', 'bandoId', 'extra'],
  settings: [],
  usr: ['name', 'email', 'role', 'attivo'],
}

/** The record as a list holds it; whole for who is not shown the stamps, and so not shown much. */
export function listedOf(coll: CollectionName, record: { _id: string; versione?: unknown }): { _id: string } {
  return record.versione === undefined ? record : onlyFields(record, [...LISTED[coll], ...STAMPS])
}

/** Whether records as lists hold them answer a question as whole ones would. */
export function isListed(question: WindowQuestion): boolean {
  const { c, q = '', ord, counts = [], fields } = question
  const paths = [...counts, ...filtersOf(question).map(({ path }) => path), ...(q ? SEARCHED[c] : [])]
  if (ord) paths.push(ord.replace(/^-/, ''))
  const has = (path: string) => path === '_id' || LISTED[c].some((one) => path === one || path.startsWith(`${one}.`))
  return fields !== undefined && [...fields, ...paths].every(has)
}
