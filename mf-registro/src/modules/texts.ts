export const texts = {
  search: 'Cerca un cliente',
  module: 'Modulo',
  allModules: 'Tutti i moduli',
  solo: 'Solo da guardare',
  soloAiuto: 'Clienti in cui qualcosa non è come è stato scelto',
  table: 'Versioni dei moduli per cliente',
  actions: (modulo: string, cliente: string) => `Azioni su ${modulo} per ${cliente}`,
  actionsForAll: (modulo: string) => `Azioni su ${modulo} per tutti i clienti`,
  verbs: {
    promuovi: 'Promuovi una versione…',
    canarino: 'Prova su una parte degli utenti…',
    segui: 'Segui un canale…',
    spegni: 'Spegni…',
    accendi: 'Accendi…',
    annulla: 'Torna a prima…',
    minimo: 'Versione minima…',
  },
  segue: (canale: string) => `segue ${canale}`,
  pinned: 'fissata',
  pages: (n: number) => (n === 1 ? '1 pagina aperta' : `${n} pagine aperte`),
  otherPages: (n: number) =>
    n === 1 ? '1 pagina ancora con un’altra versione' : `${n} pagine ancora con un’altra versione`,
  notUsed: 'non usato: la funzione è spenta',
  channels: (stable: string | undefined, next: string | undefined) =>
    [stable && `stable ${stable}`, next && `next ${next}`].filter(Boolean).join(', '),
  minima: (version: string) => `minima ${version}`,
  empty: 'Nessun cliente',
  emptyText: 'Questo portale non serve ancora nessuno.',
  none: 'Nessun cliente con questi filtri',
  reset: 'Togli i filtri',
  tenantPages: 'Pagine di clienti',
  before: 'Clienti precedenti',
  after: 'Clienti successivi',
  range: (da: number, a: number, tutti: number) => `Clienti ${da}–${a} di ${tutti}`,
  shell: (version: string, contracts: readonly string[]) => `Shell ${version}, contratti ${contracts.join(' e ')}`,
  needsAttention: (n: number) =>
    n === 0 ? 'tutto come è stato scelto' : n === 1 ? '1 cliente da guardare' : `${n} clienti da guardare`,
} as const

export const reportTexts = {
  titolo: 'Da guardare',
  guasto: (id: string, versione: string, persone: number, cliente: string) =>
    `${id} ${versione} si è fermato per ${persone === 1 ? '1 persona' : `${persone} persone`} di ${cliente}`,
  ritiro: (id: string, versione: string, clienti: string) =>
    clienti
      ? `${id} ${versione} non c’è più per ${clienti}`
      : `${id} ${versione} è stato ritirato: non lo usava nessuno`,
  clienti: (nomi: readonly string[], quanti: number) =>
    quanti > nomi.length ? `${nomi.join(', ')} e altri ${quanti - nomi.length}` : nomi.join(', '),
  scrive: (chi: string | null, quando: string) =>
    `Così lo racconta la pagina di ${chi ?? 'una persona che non c’è più'}, ${quando}:`,
  intanto: 'Chi l’ha incontrato riceve intanto la versione di prima, per un giorno; gli altri tengono questa.',
  chi: (chi: string | null, quando: string) => `${chi ?? 'sistema'}, ${quando}`,
  indietro: 'Torna indietro per tutti',
  tieni: 'Tieni questa versione',
  visto: 'Ho visto',
  di: (azione: string, id: string, versione: string) => `${azione}: ${id} ${versione}`,
  fatto: { indietro: 'Il cliente è tornato alla versione di prima.', tieni: 'La versione resta a tutti.', visto: '' },
} as const
