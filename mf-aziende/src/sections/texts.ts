import { euroOrDash, formatDate, formatEuro, formatNumber } from '@bandiera/domain'

export const people = {
  socio: 'Socio o amministratore',
  aggiungiSocio: 'Aggiungi persona',
  amministratoreBreve: 'amministratore',
  entePubblico: { si: 'ente pubblico', eccezione: 'ente pubblico, eccezione' },
  quote: (donne: number, giovani: number) =>
    `Quote di donne ${formatNumber(donne, 0)} % · di chi ha meno di 36 anni ${formatNumber(giovani, 0)} %`,
  chiChiamare: 'Chi chiamare',
  nessunReferente: 'Nessun referente. Aggiungilo per sapere chi chiamare.',
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
    `L’azienda sparisce per tutti; resta nel cestino per 90 giorni. Ha ${count(pratiche, 'pratica', 'pratiche')} e ${count(documenti, 'documento', 'documenti')}: restano, ma li vedranno solo gli admin.`,
  nonEliminabile: (pratiche: number, documenti: number) =>
    `Ha ${count(pratiche, 'pratica', 'pratiche')} e ${count(documenti, 'documento', 'documenti')}: non si può eliminare. Archiviala, oppure elimina prima quelli.`,
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

const count = (n: number, uno: string, molti: string): string => `${n} ${n === 1 ? uno : molti}`

const listFormat = new Intl.ListFormat('it')

export const aiuti = {
  aiuto: 'Aiuto',
  aggiungi: 'Aggiungi aiuto',
  modifica: (nome: string) => `Modifica l’aiuto ${nome}`,
  titoloModifica: 'Modifica aiuto',
  rimuovi: 'Rimuovi',
  rimuoviBreve: 'Rimuovi questo aiuto',
  rimuoviTitolo: 'Rimuovere questo aiuto?',
  rimuoviTesto: 'Non sarà più contato nel residuo. Lo storico dell’azienda lo ricorda.',
  rimosso: 'Aiuto rimosso.',
  salvato: 'Aiuto salvato.',
  nessuno: 'Nessun aiuto ricevuto',
  nessunoSalvato: 'Registrato: nessun aiuto ricevuto.',
  vuoto: 'Nessun aiuto registrato.',
  ignoti:
    'Gli aiuti non sono ancora registrati: il residuo non si può calcolare. Cercali sul registro nazionale (RNA).',
  elenco: 'Aiuti ricevuti',
  eslBreve: 'ESL',
  finestra: 'Nella finestra',
  posto: {
    conta: (esce: string) => `Conta, esce il ${formatDate(esce)}`,
    fuori: 'Fuori dalla finestra',
    futuro: 'Non ancora concesso',
  },
  dal: (dal: string, al: string) => `Finestra dal ${formatDate(dal)} al ${formatDate(al)}`,
  usatiSu: (usati: number, massimale: number | null) => `${formatEuro(usati, 0)} usati su ${euroOrDash(massimale, 0)}`,
  residuoDi: (residuo: number | null) =>
    residuo === null ? 'Massimale non noto' : `Residuo ${formatEuro(residuo, 0)}`,
  esaurito: 'Massimale esaurito',
  oltre: (euro: number) => `superato di ${formatEuro(euro, 0)}`,
  insieme: (testo: string, norma: string) => `${testo} (${norma}).`,
  insiemeDubbio: (testo: string, norma: string, residuo: number) =>
    `Da verificare: ${testo}. Se il massimale vale anche per la somma (${norma}), il residuo scende a ${formatEuro(residuo, 0)}.`,
  senzaNome: 'impresa senza nome',
  persone: (nomi: readonly string[], aiuti: number, residuo: number | null) =>
    `Da verificare: ${listFormat.format(nomi)} ${nomi.length > 1 ? 'sono collegate' : 'è collegata'} tramite persone fisiche. ` +
    `Se una ${nomi.length > 1 ? 'di loro' : 'delle due'} è una ditta individuale, ` +
    'sono un’impresa unica (Reg. UE 2023/2831, art. 2, par. 2)' +
    (residuo === null
      ? '.'
      : `: con i ${nomi.length > 1 ? 'loro' : 'suoi'} aiuti (${formatEuro(aiuti, 0)}) il residuo scende a ${formatEuro(residuo, 0)}.`),
  esercizi:
    'Da verificare: per la pesca il regolamento (UE 717/2014, art. 3) conta tre esercizi finanziari, qui si contano tre anni. Il residuo può essere maggiore.',
  gruppo: (nome: string) => `del gruppo: ${nome}`,
  impresaUnica:
    'Il massimale vale per l’impresa unica: contano anche gli aiuti delle imprese controllate e controllanti, non quelli delle associate.',
  verifica: 'Data verifica RNA',
  verificaMai: 'Il registro nazionale (RNA) non è mai stato verificato: fallo prima di contare sul residuo.',
  verificaVecchia: (giorni: number) =>
    `L’ultima verifica sul registro nazionale (RNA) è di ${giorni} giorni fa: rifalla prima di contare sul residuo.`,
  verificaBene: (giorno: string) => `Verificato sul registro nazionale (RNA) il ${formatDate(giorno)}.`,
  verificatoOggi: 'Verificato oggi',
  altraData: 'Altra data',
  verificaSalvata: 'Data della verifica salvata.',
} as const

export const bilanci = {
  voce: 'Voce',
  tableName: 'Bilanci per anno',
  bilancio: (anno: number | string) => `Bilancio ${anno}`.trim(),
  nuovo: 'Nuovo bilancio',
  aggiungi: 'Aggiungi anno',
  modifica: (anno: number) => `Modifica il bilancio ${anno}`,
  eliminaBreve: 'Elimina anno',
  eliminaTitolo: (anno: number) => `Eliminare il bilancio ${anno}?`,
  eliminaTesto: 'Classe dimensionale e indici si calcoleranno senza questo anno. Lo storico dell’azienda lo ricorda.',
  eliminato: 'Bilancio eliminato.',
  daApprovare: 'da approvare',
  facoltative: 'Compila le voci che conosci: nessuna è obbligatoria.',
  incolla: 'Incolla una colonna da un foglio di calcolo',
  incollaTesto: 'Valori',
  incollaAiuto:
    'Copia da un foglio o dal bilancio depositato i nomi delle voci con gli importi, anche di due anni, oppure solo gli importi nell’ordine di questo modulo.',
  inserisci: 'Inserisci i valori',
  inseriti: (n: number) => (n === 1 ? '1 valore inserito.' : `${n} valori inseriti.`),
  nessunValore: 'Non ho trovato importi: incolla almeno una riga con un numero.',
  nonRiconosciute: (righe: readonly string[]) =>
    `${righe.length === 1 ? '1 riga non riconosciuta' : `${righe.length} righe non riconosciute`}: ${righe.join(' · ')}`,
  senzaCampo: (n: number) =>
    n === 1
      ? '1 riga di dettaglio, che questo modulo non chiede'
      : `${n} righe di dettaglio, che questo modulo non chiede`,
  senzaImporto: (n: number) => (n === 1 ? '1 riga senza importo' : `${n} righe senza importo`),
  altriAnni: (anni: readonly number[], anno: number | undefined) =>
    `Il testo è del ${anni.join(' e del ')}, il modulo ${anno === undefined ? 'non ha ancora un anno' : `del ${anno}`}: scegli quale anno inserire.`,
  inserisciAnno: (anno: number) => `Inserisci il ${anno}`,
  vuoto: 'Nessun bilancio. Servono per la dimensione d’impresa, per gli indici e per molti criteri dei bandi.',
} as const

export const dimensione = {
  diversa: (calcolata: string) => `I dati la darebbero ${calcolata.toLowerCase()}.`,
  uguale: 'La classe dichiarata è uguale a quella calcolata: puoi toglierla.',
  limiti: (classe: string) => `Limiti della ${classe.toLowerCase()}`,
  valore: 'Valore',
  limite: 'Limite',
  esito: 'Esito',
  sotto: 'meno di',
  finoA: 'fino a',
  nessunLimite: 'nessuno',
  entro: 'Entro il limite',
  oltre: 'Oltre il limite',
  nonNoto: 'Non noto',
  voci: { ula: 'Addetti (ULA)', ricavi: 'Fatturato', totaleAttivo: 'Totale attivo' },
  regola: 'Gli addetti devono stare sotto il limite; di fatturato e totale attivo ne basta uno.',
  esercizi: 'Esercizi',
  anno: 'Anno',
  classe: 'Classe',
  aperta: 'Non calcolabile',
  dueAnni: 'La classe cambia solo dopo due esercizi consecutivi fuori dai limiti.',
  aggregati: 'I dati comprendono quelli delle imprese del gruppo.',
  midCap: 'Piccola impresa a media capitalizzazione (250-499 addetti)',
  impresa: 'Impresa del gruppo',
  aggiungi: 'Aggiungi impresa',
  denominazione: 'Denominazione',
  relazione: 'Relazione',
  quota: 'Quota',
  conta: (parte: number) =>
    parte === 1 ? 'conta per intero' : parte === 0 ? 'non conta' : `conta per il ${Math.round(parte * 100)} %`,
  sola: 'Nessuna impresa del gruppo registrata.',
  autonoma: 'Impresa autonoma: nessuna impresa collegata o associata.',
} as const

export const esigenze = {
  elenco: 'Che cosa serve all’azienda',
  aggiungi: 'Aggiungi esigenza',
  scadenza: 'Esigenza da coprire',
  catalogoVuoto: 'Il catalogo delle esigenze è vuoto: chi cura il portale lo compila nella pagina Esigenze.',
  vuoto: 'Nessuna esigenza. Da qui il portale trova i bandi per ciò che l’azienda vuole fare.',
  dettaglio: (importo: number | undefined, entro: string | undefined) =>
    [importo !== undefined && formatEuro(importo, 0), entro && `entro il ${formatDate(entro)}`]
      .filter(Boolean)
      .join(', '),
} as const

const tabella = (giorno: string): string => (giorno ? `raccordo ISTAT del ${formatDate(giorno)}` : 'raccordo ISTAT')

export const conversion = {
  proposti: 'Codici ATECO 2025 proposti',
  proposto: ({ codice, titolo }: { codice: string; titolo: string }, da: string, giorno: string) =>
    `ATECO 2025: ${codice} proposto dal ${tabella(giorno)} per ${da}. Titolo del 2025: ${titolo}`,
  scegli: 'Scegli…',
  scegliPer: (da: string) => `Codice ATECO 2025 per ${da}`,
  piuDiUno: (da: string, giorno: string) =>
    `${da} corrisponde a più codici nel ${tabella(giorno)}: scegli quello della visura. Se non c’è, aggiungilo con Modifica.`,
  conferma: 'Conferma',
  confermaDi: (da: string) => `Conferma il codice 2025 per ${da}`,
  aggiunto: (codice: string) => `Aggiunto ${codice} (ATECO 2025).`,
} as const
