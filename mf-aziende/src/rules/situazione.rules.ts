import { qualifiche, type Azienda, type Qualifica } from '@bandiera/domain'
import * as z from 'zod/mini'

const Forse = z.nullable(z.boolean())
export const QUALIFICHE = Object.keys(qualifiche) as Qualifica[]
/** `durc` and the policy have a day of expiry, the others are yes, no or unknown. */
export const REGOLARITA = ['durc', 'noProcedure', 'noDifficolta', 'polizzaCatastrofale', 'antimafia'] as const
export type Regolarita = (typeof REGOLARITA)[number]

export const SituazioneSchema = z.object({
  qualifiche: z.record(z.string(), Forse),
  regolarita: z.record(z.string(), Forse),
})
export type SituazioneValues = z.infer<typeof SituazioneSchema>

export function situazioneValues(azienda: Azienda): SituazioneValues {
  return {
    qualifiche: Object.fromEntries(QUALIFICHE.map((key) => [key, azienda.qualifiche?.[key] ?? null])),
    regolarita: Object.fromEntries(REGOLARITA.map((key) => [key, regolaritaValue(azienda, key)])),
  }
}

/** Yes, no or unknown of one requirement, whichever way it is stored. */
export function regolaritaValue({ regolarita }: Azienda, key: Regolarita): boolean | null {
  const stored = regolarita?.[key]
  return (typeof stored === 'object' && stored !== null ? stored.esito : stored) ?? null
}

/** The fields of the record: only what was answered differently changes, all the rest stays as it was. */
export function situazioneOf(values: SituazioneValues, azienda: Azienda): Pick<Azienda, 'qualifiche' | 'regolarita'> {
  const before = situazioneValues(azienda)
  const newQualifiche = changed(before.qualifiche, values.qualifiche)
  const { durc, polizzaCatastrofale, ...plain } = changed(before.regolarita, values.regolarita)
  const { qualifiche: old, regolarita } = azienda
  const dated = {
    ...(durc !== undefined && { durc: { ...regolarita?.durc, esito: durc } }),
    ...(polizzaCatastrofale !== undefined && {
      polizzaCatastrofale: { ...regolarita?.polizzaCatastrofale, esito: polizzaCatastrofale },
    }),
  }
  return {
    qualifiche: isEmpty(newQualifiche) ? old : { ...old, ...newQualifiche },
    regolarita: isEmpty({ ...plain, ...dated }) ? regolarita : { ...regolarita, ...plain, ...dated },
  }
}

type Answers = SituazioneValues['qualifiche']
const changed = (before: Answers, now: Answers): Answers =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== before[key]))
const isEmpty = (answers: object): boolean => Object.keys(answers).length === 0
