export const texts = {
  passi: ['Importo', 'Azienda', 'Consenso'],
  passo: (n: number, di: number) => `Passo ${n} di ${di}`,
  avanti: 'Avanti',
  indietro: 'Indietro',
  importo: 'Importo richiesto',
  mesi: 'Durata',
  finalita: 'A che cosa serve',
  finalitaNomi: {
    investimenti: 'Investimenti',
    liquidita: 'Liquidità',
    consolidamento: 'Consolidamento di debiti',
    altro: 'Altro',
  },
  azienda: 'Azienda che chiede il prestito',
  senzaAziende: 'Non c’è nessuna azienda per cui chiedere un prestito. Aggiungila dalla pagina Aziende.',
  consenso:
    'L’azienda ha ricevuto l’informativa sulla privacy e autorizza l’invio dei suoi dati agli istituti di credito',
  invia: 'Invia richiesta',
  riepilogo: (importo: string, mesi: number, azienda: string) => `${importo} in ${mesi} mesi per ${azienda}`,
  fatto: 'Richiesta inviata',
  fattoAiuto:
    'La trovi tra le pratiche dell’azienda, dove segui i passi successivi. Questa finestra si chiude da sola.',
  fattoPagina: 'La trovi tra le pratiche dell’azienda, dove segui i passi successivi.',
  apri: 'Apri la pratica',
  chiudi: 'Chiudi',
  nota: (mesi: number, finalita: string) =>
    `Richiesta di prestito: ${mesi} mesi, finalità ${finalita.toLowerCase()}. L’azienda ha autorizzato l’invio dei dati e ricevuto l’informativa.`,
  titolo: (importo: string) => `Prestito di ${importo}`,
  errors: {
    importo: 'Scrivi un importo da 1.000 a 10.000.000 €',
    mesi: 'Scrivi la durata, da 1 a 360 mesi',
    finalita: 'Scegli a che cosa serve il prestito',
    azienda: 'Scegli un’azienda dall’elenco',
    consenso: 'Senza questo consenso la richiesta non può partire',
  },
} as const
