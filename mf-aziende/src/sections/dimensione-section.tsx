import { classeLabels, dimensione, type Azienda } from '@bandiera/domain'
import { Section, Typography } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** Size class with the sentence that says how it came out, or what is missing to know it. */
export function DimensioneSection({ azienda }: { azienda: Azienda }) {
  const { classe, motivo } = dimensione(azienda)
  return (
    <Section title={testi.sezioni.dimensione}>
      <Typography sx={{ fontWeight: 500 }}>{classe ? classeLabels[classe] : testi.nonCalcolabile}</Typography>
      <Typography color="text.secondary">{motivo}</Typography>
    </Section>
  )
}
