import type { Azienda } from '@bandiera/domain'
import { readings } from './readings.ts'

export type Field = keyof Azienda & string

/** The fields of a company that some kind of criterion reads: the place of each is its bit. */
const FIELDS: readonly Field[] = [...new Set(Object.values(readings).flatMap(({ fields }) => fields))]
/** Set in every change: who reads the company as a whole is always concerned. */
const ANY = 1 << FIELDS.length
// with one more, a bit would be that of another field, and old verdicts would stay without a word
if (FIELDS.length > 30) throw new Error(`${FIELDS.length} fields are read, there are bits for 30`)

/** The bits of what a reading reads; none named: the whole company. */
export const fieldBits = (fields: readonly Field[]): number =>
  fields.length === 0 ? ANY : fields.reduce((bits, field) => bits | (1 << FIELDS.indexOf(field)), 0)

/** The bits of the fields that are other objects now. */
export function changedBits(old: Azienda, now: Azienda): number {
  let bits = ANY
  for (let place = 0; place < FIELDS.length; place += 1) {
    const field = FIELDS[place]!
    if (old[field] !== now[field]) bits |= 1 << place
  }
  return bits
}
