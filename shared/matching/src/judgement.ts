import type { MissingField } from '@bandiera/domain'
import type { KleeneValue } from './kleene.ts'
import type { Judgement, MissingPart } from './evaluation.ts'

export const NOT_STATED = 'non indicato'

interface Parts {
  regola: string
  valoreAzienda?: string
  dettaglio?: string
  /** Only used when the value is unknown. */
  manca?: MissingPart
}

export function judge(
  valore: KleeneValue,
  { regola, valoreAzienda = NOT_STATED, dettaglio = '', manca }: Parts,
): Judgement {
  const base = { valore, regola, valoreAzienda, dettaglio }
  return valore === 'da_verificare' && manca ? { ...base, manca } : base
}

export const ofCompany = ({ campo, etichetta }: MissingField): MissingPart => ({ lato: 'azienda', campo, etichetta })
export const ofGrant = (etichetta: string): MissingPart => ({ lato: 'bando', etichetta })

/** `a, b o c`; a long list ends with how many more there are. */
export function either(items: readonly string[], max = 8): string {
  const shown = items.length > max ? [...items.slice(0, max - 1), `altri ${items.length - max + 1}`] : items
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} o ${last}`
}

/** `tra 500.000 € e 2.000.000 €`, `di almeno …`, `fino a …`; empty without limits. */
export function between(min: number | undefined, max: number | undefined, show: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `tra ${show(min)} e ${show(max)}`
  if (min !== undefined) return `di almeno ${show(min)}`
  return max === undefined ? '' : `fino a ${show(max)}`
}

export const inRange = (value: number, min = -Infinity, max = Infinity): boolean => value >= min && value <= max
