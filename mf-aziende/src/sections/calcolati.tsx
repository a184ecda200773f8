import {
  classeLabels,
  dimensione,
  formatDate,
  formatEuro,
  plafondDeMinimis,
  regimiAiuto,
  type Azienda,
  type RegimeDeMinimis,
} from '@bandiera/domain'
import { Facts, Section, Typography, useToday } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** Size class with the sentence that says how it came out, or what is missing to know it. */
export function DimensioneSection({ azienda }: { azienda: Azienda }) {
  const { classe, motivo } = dimensione(azienda)
  return (
    <Section title={testi.sezioni.dimensione}>
      <Typography sx={{ fontWeight: 500 }}>{classe ? classeLabels[classe] : testi.nonCalcolabile}</Typography>
      <Typography color="textSecondary">{motivo}</Typography>
    </Section>
  )
}

/** Room left under each de minimis regime that applies to the company, with the window that was counted. */
export function AiutiSection({ azienda }: { azienda: Azienda }) {
  const oggi = useToday()
  const used = new Set((azienda.aiuti ?? []).map((aiuto) => aiuto.regime))
  const regimi = (Object.keys(regimiAiuto) as RegimeDeMinimis[]).filter((key) => key === 'deMinimis' || used.has(key))
  return (
    <Section title={testi.sezioni.aiuti}>
      {regimi.map((regime) => {
        const plafond = plafondDeMinimis(azienda, regime, oggi)
        const items = [
          { label: testi.residuo, value: formatEuro(plafond.residuo, 0) },
          { label: testi.usati, value: formatEuro(plafond.usati, 0) },
          { label: testi.massimale, value: formatEuro(plafond.massimale, 0) },
          { label: testi.dal, value: `${formatDate(plafond.dal)} – ${formatDate(plafond.al)}` },
        ]
        return (
          <div key={regime}>
            <Typography component="h3" sx={{ mb: 2 }} variant="h3">
              {regimiAiuto[regime]}
            </Typography>
            <Facts items={items} />
          </div>
        )
      })}
      <Typography color="textSecondary" sx={{ mt: 3 }} variant="body2">
        {testi.impresaUnica}
      </Typography>
    </Section>
  )
}
