/** Texts of the shell's own pages. */
export const testi = {
  accediPrima: 'Per vedere questa pagina devi prima accedere.',
  cerca: 'Cerca una pagina o un nome',
  quante: (pagine: number) => (pagine === 1 ? '1 pagina' : `${pagine} pagine`),
  cercaIn: (testo: string, elenco: string) => `Cerca «${testo}» in ${elenco}`,
  vuota: 'Qui non c’è ancora niente per te',
  vuotaTesto: 'Le parti del portale che sono attive per te mostreranno qui i loro numeri. Intanto usa il menu.',
  pagine: 'Pagine',
  neiDati: 'Nei dati',
  nessunaPagina: (testo: string) => `Nessuna tua pagina si chiama «${testo}».`,
  account: 'Il tuo account',
  documentoNonAperto: 'Non riesco ad aprire il documento',
  documentoSiApre: 'Il documento si apre adesso.',
  documentoSiScarica: 'Il documento si scarica adesso.',
  apriDocumento: 'Apri il documento',
  scaricaDocumento: 'Scarica il documento',
  vaiAllaPratica: 'Vai alla pratica',
  vaiAllAzienda: 'Vai all’azienda',
  documentoCaricamento: 'Sto cercando il documento…',
  terziTitolo: 'Siti di altri dentro il portale',
  terzi: (sito: string) =>
    `La pagina Rent mostra ${sito}, che non è di chi gestisce questo portale. Quando la apri, il tuo browser si collega a ` +
    'quel sito, che viene a sapere il tuo indirizzo di rete e può conservare cookie propri: valgono le sue regole. Finché ' +
    'non apri la pagina, nessun collegamento parte.',
  informativa: (nome: string) => `L’informativa di ${nome}`,
  versione: (n: number, giorno: string) => `Versione ${n}, aggiornata il ${giorno}.`,
  testoMancante:
    'Il testo di chi gestisce il portale non si carica adesso: ricarica la pagina, oppure chiedilo a questo indirizzo.',
  video: (siti: readonly string[]) =>
    `I filmati della pagina Video tutorial vengono da ${siti.join(', ')}: quando ne apri uno, il tuo browser si collega a ` +
    'quel sito, che viene a sapere il tuo indirizzo di rete.',
  esterni:
    'I collegamenti verso altri siti, nel menu o in fondo alla pagina, si aprono in una nuova finestra: finché non li premi ' +
    'nessun dato parte.',
  prestiti:
    'La finestra Prestiti è una pagina di questo portale: i dati che scrivi lì seguono le stesse regole degli altri.',
  paese:
    'Per proporti il prefisso giusto nel campo del telefono, il server chiede a un servizio esterno da quale paese arriva il ' +
    'tuo indirizzo di rete; il servizio non sa chi sei.',
  sitoAffitti: (host: string | null) =>
    host ? `il sito degli affitti ${host}` : 'il sito degli affitti di un altro gestore',
} as const
