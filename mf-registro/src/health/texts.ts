/** Texts of the page about how modules do. */
export const texts = {
  intro:
    'Ultimi sette giorni. Tempo: quello entro cui sono arrivati tre caricamenti su quattro. Peso: la media di un caricamento. CSP: file o indirizzi che la politica della pagina ha fermato. Blocchi: momenti di oltre 50 ms in cui la pagina non rispondeva. Raccolte di dati: quelle che la versione dichiara e quelle che ha usato davvero. Sotto ogni cifra, com’è rispetto alla versione di prima dello stesso modulo.',
  cliente: 'Cliente',
  tuttiClienti: 'Tutti i clienti',
  nome: { uno: 'versione', molti: 'versioni', genere: 'f' },
  columnTexts: {
    versione: 'Modulo e versione',
    caricamenti: 'Caricamenti',
    ms: 'Tempo',
    bytes: 'Peso',
    guasti: 'Guasti',
    csp: 'CSP',
    lunghi: 'Blocchi',
    dati: 'Raccolte di dati',
    ultimo: 'Ultimo guasto',
  },
  vuoto: 'Nessuna misura ancora',
  vuotoTesto: 'Le pagine aperte mandano le loro misure quando caricano un modulo e ogni cinque minuti.',
  ultimo: (tipo: string, quando: string, chi?: string) =>
    chi ? `Ultimo: ${tipo}, ${quando}, dalla pagina di ${chi}` : `Ultimo: ${tipo}, ${quando}`,
  sconosciuti: 'Di sconosciuti',
  sconosciutiNota:
    'Ultimi sette giorni, da pagine in cui nessuno ha fatto l’accesso. Chiunque può mandarle: si contano a parte, e non cambiano né le misure qui sopra né la versione di nessuno.',
  countTexts: { segnalazioni: 'Segnalazioni', caricamenti: 'Caricamenti', guasti: 'Guasti', csp: 'CSP' },
} as const
