import type { CollectionName } from './collections.ts'

// In a file of their own, because a page loads them only when it searches.

interface CollectionFacts {
  /** Name of one record, in the bin. */
  noun: string
  /** Paths with an index on the server; a list at a path has one entry per element. */
  indexed: readonly string[]
  /** Fields that a page holds of each record when the collection is too long for whole records: enough to name it, link it and offer it in a box. The server searches what the rows of the fields say. */
  listed: readonly string[]
}

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
  viste: {
    noun: 'Vista',
    indexed: ['gestoreId', 'schermo'],
    listed: ['schermo', 'pagina', 'nome', 'query', 'colonne', 'larghezze', 'predefinita', 'gestoreId'],
  },
}
