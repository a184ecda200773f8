import type { Avviso } from './avviso.ts'
import type { Azienda } from './azienda.ts'
import type { Bando } from './bando.ts'
import type { Documento } from './documento.ts'
import type { Istituto } from './istituto.ts'
import type { Pratica } from './pratica.ts'
import type { Settings } from './settings.ts'
import type { Usr } from './usr.ts'

/**
 * The names of the collections (spec §3). Whatever a collection needs is a record by these names, so that one that lacks a part
 * does not compile: its shape and facts here, schema and fields in `stored.ts`, its policy in `@bandiera/policy`, a record of
 * it in `@bandiera/factories`.
 */
export const COLLECTIONS = ['avvisi', 'aziende', 'bandi', 'docs', 'istituti', 'pratiche', 'settings', 'usr'] as const
export type CollectionName = (typeof COLLECTIONS)[number]
export const isCollection = (name: unknown): name is CollectionName => COLLECTIONS.some((one) => one === name)

/** The shape of the records of each collection. */
export interface Collections {
  avvisi: Avviso
  aziende: Azienda
  bandi: Bando
  docs: Documento
  istituti: Istituto
  pratiche: Pratica
  settings: Settings
  usr: Usr
}
export type AnyRecord = Collections[CollectionName]

interface CollectionFacts {
  /** What one of its records is called: in the bin. */
  noun: string
  /** Paths of which the server keeps an index; a list at a path has one entry for each element. */
  indexed: readonly string[]
  /** Fields that a page holds of each record where there are too many to hold them whole: to name it, find it, link to it. */
  listed: readonly string[]
}

/** What is said of each collection as a whole. */
export const collections: Readonly<Record<CollectionName, CollectionFacts>> = {
  avvisi: {
    noun: 'Avviso',
    indexed: ['usrId'],
    listed: ['tipo', 'minuto', 'novita', 'quante', 'bandoId', 'aziende', 'chiude', 'lettoIl', 'lette'],
  },
  aziende: {
    noun: 'Azienda',
    indexed: ['gestoreId', 'professionisti', 'partitaIva', 'codiceFiscale'],
    listed: [
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
  },
  bandi: {
    noun: 'Bando',
    indexed: ['createdBy', 'data.gestori', 'data.fonte.idEsterno', 'data.redazione'],
    listed: [
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
  },
  docs: {
    noun: 'Documento',
    indexed: ['clienteId', 'praticaId', 'file.chiave', 'versioni.file.chiave'],
    listed: ['nome', 'tipo', 'clienteId', 'praticaId', 'scadenza', 'stato', 'pubblico'],
  },
  istituti: { noun: 'Istituto', indexed: ['createdBy', 'gestori'], listed: ['nome', 'gestori', 'createdBy'] },
  pratiche: {
    noun: 'Pratica',
    indexed: ['aziendaId', 'bandoId', 'extra', 'stato'],
    listed: ['titolo', 'tipo', 'stato', 'bandoId', 'extra'],
  },
  settings: { noun: 'Impostazioni', indexed: [], listed: [] },
  usr: {
    noun: 'Utente',
    indexed: ['email', 'role.professionista.by'],
    listed: ['name', 'email', 'role', 'attivo'],
  },
}
