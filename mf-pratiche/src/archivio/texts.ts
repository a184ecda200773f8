import { documentiTexts } from '../documenti/texts.ts'
import { texts } from '../texts.ts'

export const archivioTexts = {
  kinds: {
    pratiche: {
      label: 'Pratiche chiuse',
      name: texts.name,
      empty: 'Non c’è ancora nessuna pratica chiusa',
    },
    bandi: {
      label: 'Bandi',
      name: { uno: 'bando', molti: 'bandi' },
      empty: 'Non c’è ancora nessun bando chiuso o archiviato',
    },
    aziende: {
      label: 'Aziende',
      name: { uno: 'azienda', molti: 'aziende' },
      empty: 'Non c’è ancora nessuna azienda archiviata',
    },
    documenti: {
      label: 'Documenti scaduti',
      name: documentiTexts.nome,
      empty: 'Non c’è ancora nessun documento scaduto',
    },
  },
  cestino: 'Cestino',
  anno: 'Anno',
  esito: 'Esito',
  chiusaIl: 'Chiusa il',
  motivo: 'Motivo',
  ripristina: 'Ripristina',
  ripristinaNome: (nome: string) => `Ripristina ${nome}`,
  vuotoTesto: 'Quello che si conclude arriva qui da solo, e da qui si può ripristinare.',
  bandoTesto: 'Il bando torna in bozza: lo vede solo chi lo cura, finché non viene pubblicato di nuovo.',
  aziendaTesto: 'L’azienda torna tra quelle seguite e negli incroci.',
  bandoRipristinato: 'Bando riportato in bozza',
  aziendaRipristinata: 'Azienda ripristinata',
  titoloBando: 'Titolo',
  ente: 'Ente',
  chiusura: 'Chiusura',
  stati: { archiviato: 'Archiviato', chiuso: 'Chiuso' },
  documento: 'Documento',
  scadenza: 'Scaduto il',
  sede: 'Partita IVA',
  archiviataIl: 'Archiviata il',
} as const
