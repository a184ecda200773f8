export interface Settore {
  /** Six digits, with the version they belong to. */
  ateco2007: string
  ateco2025: string
  /** Words in the company's name. */
  nomi: readonly string[]
  /** Turnover of one worker, thousand euro a year. */
  resa: number
  peso: number
  artigiano?: boolean
  innovativo?: boolean
  agricolo?: boolean
  sociale?: boolean
}

// `ateco`: one code where both versions have the same, else that of 2007 and that of 2025
const row = (ateco: string, nomi: string, resa: number, peso: number): Settore => ({
  ateco2007: ateco.split(' ')[0]!,
  ateco2025: ateco.split(' ').at(-1)!,
  nomi: nomi.split('|'),
  resa,
  peso,
})

/** Trades of the demo companies. A test compares the codes with the ISTAT tables when they are at hand. */
export const SETTORI: readonly Settore[] = [
  { ...row('25.62.00 25.53.00', 'Meccanica|Officine|Torneria', 120, 8), artigiano: true },
  { ...row('10.71.10', 'Panificio|Forno', 70, 5), artigiano: true },
  { ...row('62.01.00 62.10.00', 'Software|Informatica|Sistemi|Digital', 95, 9), innovativo: true },
  row('41.20.00 41.00.00', 'Costruzioni|Edilizia', 140, 8),
  { ...row('43.21.01', 'Impianti|Elettrica', 105, 5), artigiano: true },
  row('56.10.11 56.11.11', 'Ristorante|Trattoria|Osteria', 55, 7),
  row('55.10.00', 'Hotel|Albergo', 75, 5),
  { ...row('01.21.00', 'Cantina|Vigneti|Tenuta', 85, 4), agricolo: true },
  row('49.41.00', 'Trasporti|Logistica', 125, 5),
  row('70.22.09 70.20.09', 'Consulting|Consulenza', 90, 4),
  { ...row('71.12.10', 'Engineering|Progetti', 85, 4), innovativo: true },
  { ...row('31.02.00 31.00.20', 'Arredamenti|Cucine|Mobili', 115, 4), artigiano: true },
  row('14.13.10 14.21.10', 'Confezioni|Moda', 90, 5),
  row('15.20.10', 'Calzaturificio|Calzature', 95, 4),
  row('22.22.00', 'Imballaggi|Plast', 190, 3),
  row('28.93.00', 'Macchine|Automazioni', 180, 4),
  { ...row('45.20.10 95.31.10', 'Autofficina|Auto', 75, 4), artigiano: true },
  { ...row('96.02.01 96.21.00', 'Acconciature|Parrucchieri', 35, 3), artigiano: true },
  row('81.21.00', 'Pulizie|Servizi', 32, 3),
  { ...row('88.10.00', 'Assistenza|Solidarietà', 34, 3), sociale: true },
  row('10.41.10', 'Oleificio|Frantoio', 210, 3),
  row('18.12.00', 'Grafiche|Tipografia', 100, 3),
  { ...row('72.19.09 72.10.29', 'Ricerche|Lab|Biotech', 70, 3), innovativo: true },
  row('46.31.10', 'Ortofrutta|Frutta', 320, 3),
]
