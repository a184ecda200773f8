import {
  type Azienda,
  aziendaFields,
  daysBetween,
  fieldRules,
  type Qualifica,
  qualificaLabels,
  ruleCheck,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'

const YesNoUnknown = z.nullable(z.boolean())
export const QUALIFICHE = Object.keys(qualificaLabels) as Qualifica[]
/** `durc` and the policy have a day of expiry, the others are yes, no or unknown. */
export const COMPLIANCE_KEYS = ['durc', 'noProcedure', 'noDifficolta', 'polizzaCatastrofale', 'antimafia'] as const
export type ComplianceKey = (typeof COMPLIANCE_KEYS)[number]
export const EXPIRING = ['durc', 'polizzaCatastrofale'] as const
type Expiring = (typeof EXPIRING)[number]

const Day = z.string().check(ruleCheck(fieldRules.data))
export const StandingSchema = z.object({
  qualifiche: z.record(z.string(), YesNoUnknown),
  regolarita: z.record(z.string(), YesNoUnknown),
  scadenze: z.object({ durc: Day, polizzaCatastrofale: Day }),
})
type StandingValues = z.infer<typeof StandingSchema>

export function standingValues(azienda: Azienda): StandingValues {
  const { regolarita } = azienda
  return {
    qualifiche: Object.fromEntries(QUALIFICHE.map((key) => [key, azienda.qualifiche?.[key] ?? null])),
    regolarita: Object.fromEntries(COMPLIANCE_KEYS.map((key) => [key, complianceValue(azienda, key)])),
    scadenze: {
      durc: regolarita?.durc?.scadenza ?? '',
      polizzaCatastrofale: regolarita?.polizzaCatastrofale?.scadenza ?? '',
    },
  }
}

export function complianceValue({ regolarita }: Azienda, key: ComplianceKey): boolean | null {
  const stored = regolarita?.[key]
  return (typeof stored === 'object' && stored !== null ? stored.esito : stored) ?? null
}

/** Only changed answers are written. */
export function standingOf(values: StandingValues, azienda: Azienda): Pick<Azienda, 'qualifiche' | 'regolarita'> {
  const before = standingValues(azienda)
  const newQualifiche = changed(before.qualifiche, values.qualifiche)
  const newRegolarita = changed(before.regolarita, values.regolarita)
  const plain = Object.entries(newRegolarita).filter(([key]) => !EXPIRING.includes(key as Expiring))
  const dated = EXPIRING.flatMap((key) => {
    const scadenza = values.scadenze[key]
    const result = newRegolarita[key]
    if (result === undefined && scadenza === before.scadenze[key]) return []
    const { scadenza: _old, ...rest } = azienda.regolarita?.[key] ?? {}
    return [[key, { ...rest, ...(result !== undefined && { esito: result }), ...(scadenza && { scadenza }) }] as const]
  })
  const { qualifiche: old, regolarita } = azienda
  const answers = Object.fromEntries([...plain, ...dated])
  return {
    qualifiche: isEmpty(newQualifiche) ? old : { ...old, ...newQualifiche },
    regolarita: isEmpty(answers) ? regolarita : { ...regolarita, ...answers },
  }
}

type Answers = StandingValues['qualifiche']
const changed = (before: Answers, now: Answers): Answers =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => value !== before[key]))
const isEmpty = (answers: object): boolean => Object.keys(answers).length === 0

const { durc, polizzaCatastrofale } = aziendaFields.regolarita.fields

/** Days ahead that the page looks at. */
const HORIZON = 90

export function scadenzeOf({ regolarita = {}, esigenze = [] }: Azienda, oggi: string) {
  const dated = [
    { giorno: regolarita.durc?.scadenza, testo: durc.fields.scadenza.label },
    { giorno: regolarita.polizzaCatastrofale?.scadenza, testo: polizzaCatastrofale.fields.scadenza.label },
    ...esigenze
      .filter(({ stato }) => stato === 'aperta')
      .map(({ entro }) => ({ giorno: entro, testo: texts.needs.scadenza })),
  ]
  return dated
    .flatMap(({ giorno, testo }) => (giorno ? [{ giorno, testo, passata: giorno < oggi }] : []))
    .filter(({ giorno }) => daysBetween(oggi, giorno) <= HORIZON)
    .sort((a, b) => (a.giorno < b.giorno ? -1 : 1))
}

export type Scadenza = ReturnType<typeof scadenzeOf>[number]
