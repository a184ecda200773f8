import { formatDate, formatNumber } from '@bandiera/domain'

/** People of the company and people who follow it. */
export const persone = {
  socio: 'Socio o amministratore',
  aggiungiSocio: 'Aggiungi persona',
  quota: 'Quota',
  amministratoreBreve: 'amministratore',
  entePubblico: { si: 'ente pubblico', eccezione: 'ente pubblico, eccezione' },
  quote: (donne: number, giovani: number) =>
    `Quote di donne ${formatNumber(donne, 0)} % · di chi ha meno di 36 anni ${formatNumber(giovani, 0)} %`,
  chiChiamare: 'Chi chiamare',
  nessunReferente: 'Nessun referente. Aggiungilo per sapere chi chiamare.',
  professionisti: 'Professionisti',
  assegna: 'Assegna professionisti',
  assegnaBreve: 'Assegna',
  nessunoAssegnato: 'Nessun professionista.',
  assegnaAiuto: 'Vedono l’azienda, le sue pratiche e i suoi documenti, e li possono modificare.',
  nessunProfessionista: 'Non ci sono ancora professionisti che lavorano con questo gestore.',
  invita: 'Invita un professionista',
  assegnati: 'Professionisti assegnati.',
  riassegna: 'Cambia gestore',
  riassegnaAiuto:
    'L’azienda, le sue pratiche e i suoi documenti passano al nuovo gestore. I professionisti di prima non la vedranno più.',
  riassegnata: 'Azienda passata al nuovo gestore.',
  archivia: 'Archivia',
  archiviaTitolo: 'Archiviare questa azienda?',
  archiviaTesto:
    'Esce dall’elenco e dagli incroci; pratiche e documenti restano. Puoi toglierla dall’archivio quando vuoi.',
  archiviata: 'Azienda archiviata.',
  ripristina: 'Togli dall’archivio',
  ripristinata: 'Azienda tolta dall’archivio.',
  elimina: 'Elimina',
  eliminaTitolo: (nome: string) => `Eliminare ${nome}?`,
  eliminaTesto: 'L’azienda sparisce per tutti. Resta nel cestino per 90 giorni.',
  eliminaAdmin: (pratiche: number, documenti: number) =>
    `L’azienda sparisce per tutti; resta nel cestino per 90 giorni. Ha ${conta(pratiche, 'pratica', 'pratiche')} e ${conta(documenti, 'documento', 'documenti')}: restano, ma li vedranno solo gli admin.`,
  nonEliminabile: (pratiche: number, documenti: number) =>
    `Ha ${conta(pratiche, 'pratica', 'pratiche')} e ${conta(documenti, 'documento', 'documenti')}: non si può eliminare. Archiviala, oppure elimina prima quelli.`,
  eliminata: 'Azienda eliminata.',
  copiaBreve: 'Copia',
  copia: (numero: string) => `Copia ${numero}`,
  copiata: (numero: string) => `Copiato: ${numero}`,
  inArchivio: 'In archivio',
  nonCopiata: 'Il browser non permette di copiare: seleziona il testo.',
  scadenze: 'Prossime scadenze',
  nessunaScadenza: 'Nessuna scadenza registrata.',
  residuo: 'Residuo de minimis',
  residuoDubbio: (minimo: string) => `Da verificare: può scendere a ${minimo}.`,
  residuoIgnoto: 'Aiuti non registrati.',
  scaduta: (giorno: string) => `scaduto il ${formatDate(giorno)}`,
  chiSegue: 'Chi la segue',
  gestore: (nome: string) => `Gestore: ${nome}`,
  altri: (n: number) => (n === 1 ? '1 altro professionista' : `altri ${n} professionisti`),
  duplicata: 'Esiste già:',
  duplicataTesto: 'Se è la stessa azienda, aprila invece di aggiungerla.',
} as const

const conta = (n: number, uno: string, molti: string): string => `${n} ${n === 1 ? uno : molti}`
