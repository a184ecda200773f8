import { formatDate, formatInstant, formatNumber } from '@bandiera/domain'

const rowsText = (n: number) => `${formatNumber(n)} ${n === 1 ? 'riga' : 'righe'}`

/** Texts of the section about the reference tables. */
export const referenceTexts = {
  errore: 'Le tabelle non si leggono',
  rowsText,
  del: (giorno: string) => `dati del ${formatDate(giorno)}`,
  fornita: 'Fornita con il portale',
  caricata: (quando: string) => `Caricata il ${formatInstant(quando)}`,
  fonte: (editore: string, fonte: string, licenza: string) => `${editore}: ${fonte}. Licenza ${licenza}.`,
  carica: 'Carica un file',
  caricaTabella: (titolo: string) => `Carica un file per ${titolo}`,
  torna: 'Torna a quella fornita',
  tornaTabella: (titolo: string) => `Torna alla tabella fornita: ${titolo}`,
  tornaChiedi: 'Il file caricato non sarà più usato. Potrai caricarlo di nuovo.',
  tornata: 'Il portale usa di nuovo la tabella fornita.',
  soloOperatori:
    'Le tabelle valgono per tutti i clienti di questo server: le sostituiscono solo i suoi operatori, gli altri le consultano.',
  prova: (titolo: string) => `${titolo}: che cosa cambia`,
  prima: (prima: number, dopo: number) => `Da ${rowsText(prima)} a ${rowsText(dopo)}. Non ho ancora cambiato niente.`,
  uguale: 'Il file dice le stesse cose della tabella in uso.',
  parti: { aggiunte: 'Aggiunte', tolte: 'Tolte', cambiate: 'Cambiate' },
  altre: (n: number) => `e altre ${formatNumber(n)}`,
  usa: 'Usa questo file',
  inCorso: 'Un momento…',
  fatto: (titolo: string) => `Il portale usa la nuova tabella: ${titolo}.`,
  molte: 'Il file toglie più di un decimo delle righe: controlla che sia intero.',
} as const
