import type { Azienda } from '@bandiera/domain'

/** The fields of a company that are read, one bit each. */
const BITS = {
  sedi: 1 << 0,
  ateco: 1 << 1,
  bilanci: 1 << 2,
  gruppo: 1 << 3,
  dimensione: 1 << 4,
  formaGiuridica: 1 << 5,
  stato: 1 << 6,
  qualifiche: 1 << 7,
  dataCostituzione: 1 << 8,
  dataInizioAttivita: 1 << 9,
  esigenze: 1 << 10,
  aiuti: 1 << 11,
  regolarita: 1 << 12,
  scelte: 1 << 13,
  partitaIva: 1 << 14,
  compagine: 1 << 15,
} as const satisfies Partial<Record<keyof Azienda, number>>
/** Set in every change: who reads the company as a whole is always concerned. */
const ANY = 1 << 16

export type Field = keyof typeof BITS

/** The bits of what a reading reads; none named: the whole company. */
export const fieldBits = (fields: readonly Field[]): number =>
  fields.length === 0 ? ANY : fields.reduce((bits, field) => bits | BITS[field], 0)

/** The bits of the fields that are other objects now; written out, for a name that varies is looked up far slower. */
export const changedBits = (old: Azienda, now: Azienda): number =>
  ANY |
  (old.sedi === now.sedi ? 0 : BITS.sedi) |
  (old.ateco === now.ateco ? 0 : BITS.ateco) |
  (old.bilanci === now.bilanci ? 0 : BITS.bilanci) |
  (old.gruppo === now.gruppo ? 0 : BITS.gruppo) |
  (old.dimensione === now.dimensione ? 0 : BITS.dimensione) |
  (old.formaGiuridica === now.formaGiuridica ? 0 : BITS.formaGiuridica) |
  (old.stato === now.stato ? 0 : BITS.stato) |
  (old.qualifiche === now.qualifiche ? 0 : BITS.qualifiche) |
  (old.dataCostituzione === now.dataCostituzione ? 0 : BITS.dataCostituzione) |
  (old.dataInizioAttivita === now.dataInizioAttivita ? 0 : BITS.dataInizioAttivita) |
  (old.esigenze === now.esigenze ? 0 : BITS.esigenze) |
  (old.aiuti === now.aiuti ? 0 : BITS.aiuti) |
  (old.regolarita === now.regolarita ? 0 : BITS.regolarita) |
  (old.scelte === now.scelte ? 0 : BITS.scelte) |
  (old.partitaIva === now.partitaIva ? 0 : BITS.partitaIva) |
  (old.compagine === now.compagine ? 0 : BITS.compagine)
