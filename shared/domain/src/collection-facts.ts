import type { CollectionName } from './collections.ts'

// In a file of their own, because a page loads them only when it searches.

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
