/** Accounts, year by year. */
export const bilanci = {
  voce: 'Voce',
  tabella: 'Bilanci per anno',
  bilancio: (anno: number | string) => `Bilancio ${anno}`.trim(),
  nuovo: 'Nuovo bilancio',
  aggiungi: 'Aggiungi anno',
  modifica: (anno: number) => `Modifica il bilancio ${anno}`,
  elimina: (anno: number) => `Elimina il bilancio ${anno}`,
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
