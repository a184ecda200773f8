export const formTexts = {
  calendario: 'Scegli dal calendario',
  formatoData: 'gg/mm/aaaa',
  formatoOra: 'oo:mm',
  aiutoPartitaIva: '11 cifre, anche con IT davanti.',
  aiutoCodiceFiscale: '16 caratteri per una persona, 11 cifre per una società.',
  aiutoIban: 'Anche incollato, con o senza spazi.',
  conto: (abi: string, cab: string) => `ABI ${abi}, CAB ${cab}.`,
  tavolozza: (nome: string) => `Scegli dalla tavolozza: ${nome}`,
  sceltaAssente: (testo: string) => `Scegli dalla lista: «${testo.trim()}» non c’è`,
  sceltaDubbia: (testo: string) => `Scegli dalla lista: «${testo.trim()}» può essere più di una voce`,
  aiutoComune: 'Scrivi le prime lettere del nome.',
  comuneSoppresso: (nome: string, dal?: string) =>
    `Il comune di ${nome} non esiste più${dal ? ` dal ${dal}` : ''}: se l’indirizzo è di oggi, scegli quello nuovo.`,
  soppresso: 'soppresso',
  leggibile: (rapporto: string) => `Sul bianco si legge bene (contrasto ${rapporto}:1).`,
  pocoLeggibile: (rapporto: string) =>
    `Sul bianco si legge male (contrasto ${rapporto}:1, per i testi serve 4,5:1): per i testi ci vuole una tinta più scura.`,
  togli: (riga: string) => `Rimuovi: ${riga}`,
  su: (riga: string) => `Sposta su: ${riga}`,
  giu: (riga: string) => `Sposta giù: ${riga}`,
  tolta: (riga: string) => `Rimosso: ${riga}`,
  spostata: (posto: number, totale: number) => `Ora è al posto ${posto} di ${totale}`,
  conflitto: {
    titolo: 'Gli stessi dati sono cambiati',
    testo: (chi: string, quanti: number) =>
      quanti === 1
        ? `Mentre scrivevi, ${chi} ha salvato un altro valore. Scegli quale tenere: il resto di quello che hai scritto resta com’è.`
        : `Mentre scrivevi, ${chi} ha salvato altri valori. Scegli per ognuno quale tenere: il resto di quello che hai scritto resta com’è.`,
    mio: 'Tieni il mio',
    loro: (chi: string, quando: string) => `Tieni quello di ${chi} (${quando})`,
    tuttiMiei: 'Tieni tutti i miei',
    tuttiLoro: 'Tieni tutti gli altri',
    prima: (valore: string) => `Prima era: ${valore}`,
    vuoto: 'vuoto',
    indietro: 'Torna al modulo',
  },
  frattempo: (chi: string) =>
    `${chi} ha salvato mentre scrivevi. Le sue modifiche restano: se avete cambiato lo stesso dato, al salvataggio scegli quale tenere.`,
  qualcuno: 'Un’altra persona',
} as const
