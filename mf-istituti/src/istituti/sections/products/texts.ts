import { ended } from '@bandiera/domain'

export const texts = {
  nuovo: 'Aggiungi prodotto',
  modifica: (nome: string) => `Modifica ${nome}`,
  duplica: 'Duplica',
  duplicato: (nome: string) => ended(`Prodotto duplicato: ${nome}`),
  copia: (nome: string) => `${nome} (copia)`,
  elimina: 'Elimina',
  eliminato: 'Prodotto eliminato.',
  conferma: (nome: string) => ({
    title: `Eliminare ${nome}?`,
    text: 'Sparisce dai confronti dei gestori.',
  }),
  salvato: 'Prodotto salvato.',
  vuoto: 'Nessun prodotto',
  vuotoAiuto: 'Aggiungi un prodotto con importi, durate e tassi: entra subito nei confronti dei gestori.',
  mesi: (n: number) => (n === 1 ? '1 mese' : `${n} mesi`),
  requisiti: (n: number) => (n === 1 ? '1 requisito' : `${n} requisiti`),
  scaduto: (giorno: string) => `Scaduto il ${giorno}`,
  dal: (giorno: string) => `Valido dal ${giorno}`,
  finoAl: (giorno: string) => `Valido fino al ${giorno}`,
  sempre: 'Senza scadenza',
  groupTexts: {
    importi: 'Importi e durate',
    tassi: 'Tassi e spese',
    garanzie: 'Garanzie',
    criteri: 'Chi può chiederlo',
    validita: 'Validità',
  },
  senzaTasso: 'Scegli se il tasso è fisso o variabile',
  senzaTan: 'Scrivi almeno un TAN: senza tasso il prodotto non si può confrontare',
} as const
