import { formatNumber } from '@bandiera/domain'

/** What the forms of a company refuse. */
export const errori = {
  ragioneSociale: 'Inserisci la ragione sociale',
  identificativo: 'Inserisci la partita IVA o il codice fiscale',
  dataFutura: 'La data di costituzione è nel futuro: correggila, o scegli la forma «Da costituire»',
  comuneFuori: 'Questo comune non è nella provincia scelta: cambia uno dei due',
  anno: 'Inserisci l’anno del bilancio',
  annoDoppio: 'Questo anno c’è già',
  annoFuori: (dal: number, al: number) => `Inserisci un anno tra il ${dal} e il ${al}`,
  ulaNegativa: 'Gli addetti non possono essere meno di zero',
  voceNegativa: 'Questa voce non può essere meno di zero',
  gestore: 'Scegli il gestore',
  regime: 'Scegli il regime dell’aiuto',
  dataAiuto: 'Inserisci la data di concessione: gg/mm/aaaa',
  aiutoFuturo: 'La data di concessione è nel futuro: correggila',
  esl: 'Inserisci l’equivalente sovvenzione (ESL)',
  eslOltre: 'L’equivalente sovvenzione non può superare l’importo dell’aiuto',
  verificaFutura: 'La data della verifica è nel futuro: correggila',
  verifica: 'Inserisci il giorno della verifica: gg/mm/aaaa',
  nomeSocio: 'Inserisci il nome',
  nascitaFutura: 'La data di nascita è nel futuro: correggila',
  quotaOltre: 'Una quota non può superare il 100 %',
  quoteOltre: (totale: number) =>
    `Le quote insieme fanno ${formatNumber(totale, Number.isInteger(totale) ? 0 : 2)} %: non possono superare il 100 %`,
  membro: 'Scegli un’azienda del portale o scrivi la denominazione',
  quotaControllo: 'Oltre il 50 % l’impresa è collegata: cambia la relazione o la quota',
  motivoClasse: 'Scrivi perché la classe dichiarata è diversa da quella calcolata',
  esigenza: 'Scegli un’esigenza del catalogo',
  esigenzaDoppia: 'Questa esigenza c’è già',
} as const
