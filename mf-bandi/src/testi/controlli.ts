/** Texts of the questions that an import leaves open. */
export const controlli = {
  titolo: 'Da controllare',
  lettore: 'La fonte non è chiara su questi punti: verificali sul sito ufficiale.',
  trattiene:
    'Finché restano domande su chiusura, territorio, attività, dimensione o beneficiari il bando non si pubblica.',
  pronto: 'Le domande che trattenevano questo bando sono risolte.',
  pronti: (n: number) => (n === 1 ? 'Lo vedrà 1 gestore.' : `Lo vedranno ${n} gestori.`),
  pubblica: 'Pubblica',
  pubblicaPronti: (n: number) => (n === 1 ? 'Pubblica quello pronto' : `Pubblica i ${n} pronti`),
  fatto: 'Ho controllato',
  tutte: (n: number) => `Ho controllato tutte e ${n}`,
  prendi: 'Accetta',
  proposta: (cambi: string) => `Proposta: ${cambi}`,
  segnate: (n: number) => (n === 1 ? 'Segnato come controllato.' : `${n} domande segnate come controllate.`),
  preso: 'Proposta accettata.',
  altre: (n: number) => (n === 1 ? 'Un’altra domanda' : `Altre ${n} domande`),
  daRivedere: 'Da rivedere',
  daRivedereAiuto: 'La fonte, riletta, dice altro: scegli quale valore tenere.',
  altro: 'Altro',
  vuoto: 'vuoto',
  criteri: {
    comuni: 'Comuni',
    ambito: 'Ambito territoriale',
    settore: 'Settore di attività',
  },
} as const

/** Texts of where each value of an imported grant comes from. */
export const origini = {
  titolo: 'Da dove viene ogni campo',
  daFonte: (fonte: string, colonne: readonly string[], giorno: string) =>
    `Dalla fonte ${fonte}${colonne.length > 0 ? `, ${colonne.length === 1 ? 'campo' : 'campi'} ${colonne.join(', ')}` : ''}${giorno ? `, letta il ${giorno}` : ''}`,
  aMano: (giorno: string) => (giorno ? `Cambiato a mano il ${giorno}` : 'Cambiato a mano'),
} as const
