export const chartTexts = {
  comeTabella: 'Mostra come tabella',
  comeGrafico: 'Mostra come grafico',
  voce: 'Voce',
  valore: 'Valore',
  quota: 'Quota',
  nessunDato: 'nessun dato',
  niente: 'Non c’è ancora nessun dato.',
  andamento: (da: string, a: string, massimo: string) => `da ${da} a ${a}, il massimo è ${massimo}`,
} as const
