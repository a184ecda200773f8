/** Italian texts of the slides on the login page. */
export const testi = {
  inEvidenza: 'In evidenza',
  carosello: 'carosello',
  diapositiva: 'diapositiva',
  quale: (numero: number, quante: number) => `${numero} di ${quante}`,
  ferma: 'Ferma lo scorrimento',
  avvia: 'Avvia lo scorrimento',
  precedente: 'Precedente',
  avanti: 'Avanti',
  vaiA: (numero: number, titolo: string) => `Vai alla diapositiva ${numero}: ${titolo}`,
} as const
