/** Texts about people whom the server refused work. */
export const throttledTexts = {
  titolo: 'Persone rallentate',
  intro:
    'Chi ha ricevuto un rifiuto da quando questo server è partito: troppe modifiche in poco tempo, oppure spazio finito. Con più server ognuno mostra i suoi.',
  vuoto: 'Nessuno è stato rallentato',
  vuotoTesto: 'Qui compare chi supera le modifiche al minuto o lo spazio a disposizione.',
  errore: 'L’elenco non si legge',
  attesa: 'Caricamento delle persone rallentate',
  senzaNome: 'Persona che non c’è più',
  tipi: { scritture: 'Troppe modifiche in poco tempo', spazio: 'Spazio finito' },
  columnTexts: { chi: 'Persona', tenant: 'Cliente', tipo: 'Motivo', volte: 'Volte', ultima: 'Ultima volta' },
} as const
