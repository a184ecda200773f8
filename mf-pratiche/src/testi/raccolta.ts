/** Texts of what a case file still needs: uploading it, asking for it, handing the whole out. */
export const raccolta = {
  raccolta: {
    titolo: 'Documenti da raccogliere',
    completa: 'Non manca nessun documento.',
    caricaAltro: 'Carica un altro documento',
    trascina: 'Puoi anche trascinare un file su una riga.',
    tutta: 'Vedi tutta la checklist',
    altri: (n: number) =>
      n === 1 ? 'Ne manca un altro: vedi tutta la checklist' : `Ne mancano altri ${n}: vedi tutta la checklist`,
  },
  richiesta: {
    apri: 'Richiedi per e-mail',
    riga: 'Richiedi',
    rigaNome: (voce: string) => `Richiedi ${voce}`,
    titolo: 'Richiedi documenti per e-mail',
    invia: 'Invia',
    email: 'E-mail',
    emailAiuto: 'L’indirizzo che l’azienda ha nella sua anagrafica. La risposta arriva a te.',
    emailManca: 'L’azienda non ha un indirizzo: aggiungilo nella sua anagrafica, e la prossima volta lo trovi qui.',
    nome: 'Nome',
    documenti: 'Documenti',
    entro: 'Entro il',
    messaggio: 'Messaggio',
    messaggioAiuto: 'Si aggiunge all’elenco dei documenti. La richiesta resta nelle note della pratica.',
    inviata: (email: string) => `Richiesta inviata a ${email}`,
    errori: {
      voci: 'Scegli almeno un documento',
    },
  },
  fascicolo: {
    stampa: 'Stampa il fascicolo',
    scarica: 'Scarica il fascicolo (ZIP)',
    bloccata: 'Il browser ha bloccato la nuova scheda: consenti le finestre di questo sito e riprova.',
    nonAperto: 'Non riesco ad aprire il fascicolo: riprova.',
  },
} as const
