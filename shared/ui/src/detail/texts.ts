export const detailTexts = {
  cronologia: 'Cronologia',
  nessunaModifica: 'Non c’è ancora nessuna modifica.',
  erroreCronologia: 'Non riesco a mostrare la cronologia',
  prima: 'prima',
  dopo: 'dopo',
  vuoto: 'vuoto',
  passi: 'Passi',
  passoDi: (n: number, tutti: number) => `${n} di ${tutti}`,
  fatto: 'fatto',
  attuale: 'attuale',
  prossimo: 'da fare',
  saltato: 'saltato',
} as const
