import {
  COSTI_AMMESSI,
  CUMULO,
  FORME_AGEVOLAZIONE,
  OBIETTIVI,
  PROCEDURE,
  procedureLabels,
  regimiBando,
} from '@bandiera/domain'

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

export const procedure = PROCEDURE.map((value) => ({ value, label: procedureLabels[value] }))
export const obiettivi = same(OBIETTIVI)
export const forme = same(FORME_AGEVOLAZIONE)
export const costi = same(COSTI_AMMESSI)
export const cumulo = CUMULO.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
export const regimi = Object.entries(regimiBando).map(([value, label]) => ({ value, label }))

/** The usual choices, and what the grant says otherwise: an imported word is not lost. */
export const withOwn = (options: readonly { value: string; label: string }[], own: readonly string[]) => [
  ...options,
  ...same([...new Set(own)].filter((value) => value && !options.some((option) => option.value === value))),
]
