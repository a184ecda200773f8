export const texts = {
  titolo: 'Cestino',
  intro: (giorni: number) =>
    `Quello che è stato eliminato resta qui per ${giorni} giorni; poi sparisce per sempre. Vedi solo quello che potresti eliminare tu.`,
  nome: { uno: 'elemento', molti: 'elementi', genere: 'm' },
  vuoto: 'Il cestino è vuoto',
  vuotoTesto:
    'Un’azienda, una pratica, un documento, un bando o un istituto eliminato si trova qui e si può ripristinare.',
  columnTexts: {
    nome: 'Nome',
    tipo: 'Tipo',
    chi: 'Eliminato da',
    quando: 'Quando',
    resta: 'Giorni rimasti',
  },
  senzaNome: 'Senza nome',
  giorni: (n: number) => (n === 1 ? '1 giorno' : `${n} giorni`),
  ripristina: 'Ripristina',
  ripristinaNome: (nome: string) => `Ripristina ${nome}`,
  ripristinato: (nome: string) => `«${nome}» è di nuovo al suo posto.`,
  svuota: 'Svuota il cestino',
  svuotaTitolo: 'Svuotare il cestino?',
  svuotaTesto:
    'Quello che è nel cestino di tutti sparisce per sempre, con i suoi file: nessuno può più ripristinarlo. Serve a fare posto quando lo spazio è finito.',
  svuotato: 'Il cestino è vuoto e il suo spazio è libero.',
} as const
