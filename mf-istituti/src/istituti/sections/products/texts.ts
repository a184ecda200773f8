import { ended } from '@bandiera/domain'

export const texts = {
  fresh: 'Aggiungi prodotto',
  edit: (nome: string) => `Modifica ${nome}`,
  duplicate: 'Duplica',
  duplicatedOne: (nome: string) => ended(`Prodotto duplicato: ${nome}`),
  copy: (nome: string) => `${nome} (copia)`,
  remove: 'Elimina',
  deleted: 'Prodotto eliminato.',
  confirm: (nome: string) => ({
    title: `Eliminare ${nome}?`,
    text: 'Sparisce dai confronti dei gestori.',
  }),
  saved: 'Prodotto salvato.',
  empty: 'Nessun prodotto',
  emptyHelp: 'Aggiungi un prodotto con importi, durate e tassi: entra subito nei confronti dei gestori.',
  months: (n: number) => (n === 1 ? '1 mese' : `${n} mesi`),
  requisiti: (n: number) => (n === 1 ? '1 requisito' : `${n} requisiti`),
  expired: (giorno: string) => `Scaduto il ${giorno}`,
  since: (giorno: string) => `Valido dal ${giorno}`,
  until: (giorno: string) => `Valido fino al ${giorno}`,
  always: 'Senza scadenza',
  groupTexts: {
    amounts: 'Importi e durate',
    tassi: 'Tassi e spese',
    guarantees: 'Garanzie',
    criteri: 'Chi può chiederlo',
    validity: 'Validità',
  },
  withoutRate: 'Scegli se il tasso è fisso o variabile',
  withoutTan: 'Scrivi almeno un TAN: senza tasso il prodotto non si può confrontare',
} as const
