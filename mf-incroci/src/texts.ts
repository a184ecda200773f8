export const moduleTexts = {
  incroci: 'Incroci',
  bandiPer: (azienda: string) => `Bandi per ${azienda}`,
  aziendePer: (bando: string) => `Aziende per ${bando}`,
  tabs: {
    azienda: {
      title: 'Incroci',
      tutti: 'Vedi tutti gli incroci',
      none: 'Oggi nessun bando aperto è adatto a questa azienda: ecco i più vicini, con il criterio che li blocca.',
      empty: 'Non c’è ancora nessun bando pubblicato da incrociare.',
    },
    bando: {
      title: 'Aziende compatibili',
      tutti: 'Vedi tutte le aziende, anche le non ammissibili',
      none: 'Oggi nessuna azienda è adatta a questo bando: ecco le più vicine, con il criterio che le blocca.',
      empty: 'Non c’è ancora nessuna azienda da incrociare.',
    },
  },
} as const

export const cardTexts = {
  title: 'Nuovi bandi ammissibili',
  closingSoon: 'Bandi in scadenza',
  first: 'I primi che chiudono, per le tue aziende',
  allClosingSoon: 'Tutti i bandi in chiusura',
  noneCloses: 'Nessun bando per le tue aziende chiude nei prossimi 30 giorni.',
  possible: (n: number, ammissibili: number) =>
    ammissibili === n
      ? n === 1
        ? '1 azienda ammissibile'
        : `${n} aziende ammissibili`
      : ammissibili === 0
        ? `${n === 1 ? '1 azienda' : `${n} aziende`} da verificare`
        : `${n} aziende: ${ammissibili} ammissibil${ammissibili === 1 ? 'e' : 'i'}, ${n - ammissibili} da verificare`,
  left: (giorni: number) => (giorni === 0 ? 'oggi' : giorni === 1 ? 'domani' : `tra ${giorni} giorni`),
  toComplete: 'Aziende da completare',
  mostUseful: 'Dove un dato fa più differenza',
  allMissing: 'Tutte le aziende da completare',
  nothingMissing: 'Nessun dato da chiedere: nessun bando aspetta un solo dato di un’azienda.',
  /** With one datum more: that many grants can be judged. */
  more: (bandi: number) => (bandi === 1 ? '+1 bando' : `+${bandi} bandi`),
  counting: 'Incroci aperti',
  newOnes: 'Aziende con nuovi bandi ammissibili',
  noNew: 'Negli ultimi 30 giorni non si è aperto nessun bando per le tue aziende. Tra quelli aperti prima:',
  perAzienda: 'Aziende con più bandi ammissibili',
  none: 'Nessuna azienda è ammissibile a un bando aperto: completa i dati che mancano.',
  empty: 'Servono almeno un’azienda e un bando pubblicato.',
  go: 'Vai agli incroci',
  bandi: (n: number) => (n === 1 ? '1 bando' : `${n} bandi`),
} as const

export const completionTexts = {
  title: (n: number, bandi: number) =>
    bandi === 1
      ? 'Completa un dato e un altro bando diventa verificabile'
      : n === 1
        ? `Completa un dato e altri ${bandi} bandi diventano verificabili`
        : `Completa ${n} dati e altri ${bandi} bandi diventano verificabili`,
  /** What a button has room for; its name is the title. */
  short: (bandi: number) => (bandi === 1 ? 'Completa: +1 bando' : `Completa: +${bandi} bandi`),
  text: 'Sono i bandi che aspettano un solo dato di questa azienda: con la risposta si sa se è ammissibile.',
  list: 'Dati da completare',
  become: (bandi: number) =>
    bandi === 1 ? 'Un altro bando diventa verificabile' : `Altri ${bandi} bandi diventano verificabili`,
} as const
