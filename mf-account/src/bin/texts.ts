export const texts = {
  title: 'Cestino',
  intro: (giorni: number) =>
    `Quello che è stato eliminato resta qui per ${giorni} giorni; poi sparisce per sempre. Vedi solo quello che potresti eliminare tu.`,
  name: { uno: 'elemento', molti: 'elementi', genere: 'm' },
  empty: 'Il cestino è vuoto',
  emptyText:
    'Un’azienda, una pratica, un documento, un bando o un istituto eliminato si trova qui e si può ripristinare.',
  columnTexts: {
    name: 'Nome',
    kind: 'Tipo',
    chi: 'Eliminato da',
    when: 'Quando',
    stays: 'Giorni rimasti',
  },
  unnamed: 'Senza nome',
  giorni: (n: number) => (n === 1 ? '1 giorno' : `${n} giorni`),
  restore: 'Ripristina',
  restoreName: (nome: string) => `Ripristina ${nome}`,
  restored: (nome: string) => `«${nome}» è di nuovo al suo posto.`,
  clear: 'Svuota il cestino',
  clearTitle: 'Svuotare il cestino?',
  clearText:
    'Quello che è nel cestino di tutti sparisce per sempre, con i suoi file: nessuno può più ripristinarlo. Serve a fare posto quando lo spazio è finito.',
  cleared: 'Il cestino è vuoto e il suo spazio è libero.',
} as const
