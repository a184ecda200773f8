export const screenTexts = {
  off: (funzione: string) => `«${funzione}» è una funzione spenta`,
  offText:
    'Questo portale ha la funzione, ma adesso è spenta: i suoi dati sono conservati e tornano quando si riaccende.',
  offYours: 'La puoi accendere tu.',
  offTheirs: (chi: string | undefined) =>
    chi
      ? `La può accendere chi amministra il portale: scrivi a ${chi}.`
      : 'La può accendere chi amministra il portale.',
  offSettings: 'Vai a Impostazioni › Funzioni',
  search: 'Cerca una pagina o un nome',
  countOf: (pagine: number) => (pagine === 1 ? '1 pagina' : `${pagine} pagine`),
  searchIn: (testo: string, elenco: string) => `Cerca «${testo}» in ${elenco}`,
  empty: 'Qui non c’è ancora niente per te',
  emptyText: 'Le parti del portale che sono attive per te mostreranno qui i loro numeri. Intanto usa il menu.',
  pagine: 'Pagine',
  inData: 'Nei dati',
  noPage: (testo: string) => `Nessuna tua pagina si chiama «${testo}».`,
  account: 'Il tuo account',
  withoutContact: 'Scrivi a chi ti ha dato l’accesso: questo portale non ha ancora un indirizzo di contatto.',
  documentoNotOpened: 'Non riesco ad aprire il documento',
  documentoOpens: 'Il documento si apre adesso.',
  documentoDownloads: 'Il documento si scarica adesso.',
  openDocumento: 'Apri il documento',
  downloadDocumento: 'Scarica il documento',
  goToPratica: 'Vai alla pratica',
  goToAzienda: 'Vai all’azienda',
  documentoLoading: 'Sto cercando il documento…',
} as const
