import { CRITERIO_KIND_IDS, criterioKindLabels, type CriterioKindId } from '@bandiera/domain'
import { DEFAULT_WEIGHTS } from '@bandiera/matching'
import { Box, Button } from '@bandiera/ui'
import { NumberInput, useFormContext } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { SettingsSection } from '../form.tsx'
import { contentTexts } from '../texts.ts'
import { patchOf, useSettings } from '../patch.ts'

/** Weight of a kind without its own default. */
const USUAL = 5
const usualOf = (tipo: CriterioKindId): number => DEFAULT_WEIGHTS[tipo] ?? USUAL
const usual = Object.fromEntries(CRITERIO_KIND_IDS.map((tipo) => [tipo, usualOf(tipo)]))

const WeightSchema = z
  .number({ error: contentTexts.weightWrong })
  .check(z.gte(0, contentTexts.weightWrong), z.lte(100, contentTexts.weightWrong))
const WeightsSchema = z.object({ pesi: z.record(z.string(), WeightSchema) })

export function WeightsSection() {
  const { pesi = {} } = useSettings() ?? {}
  const now: Record<string, number> = { ...usual, ...pesi }
  return (
    <SettingsSection
      name="pesi"
      form={() => ({
        schema: WeightsSchema,
        start: { pesi: now },
        patch: (values) => patchOf('pesi', changed(values.pesi)),
        fields: (
          <>
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              {CRITERIO_KIND_IDS.map((tipo) => (
                <NumberInput
                  help={contentTexts.standard(usualOf(tipo))}
                  key={tipo}
                  label={criterioKindLabels[tipo]}
                  name={`pesi.${tipo}`}
                />
              ))}
            </Box>
            <ResetButton />
          </>
        ),
      })}
    >
      <Box component="dl" sx={table}>
        {CRITERIO_KIND_IDS.map((tipo) => (
          <Box key={tipo} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {criterioKindLabels[tipo]}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: now[tipo] === usual[tipo] ? 400 : 700 }}>
              {now[tipo]}
            </Box>
          </Box>
        ))}
      </Box>
      {changed(now) === undefined && (
        <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 3 }}>{contentTexts.allStandard}</Box>
      )}
    </SettingsSection>
  )
}

const table = {
  m: 0,
  display: 'grid',
  columnGap: 8,
  rowGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const

function ResetButton() {
  const { setValue } = useFormContext()
  return (
    <Button
      onClick={() => setValue('pesi', usual, { shouldDirty: true, shouldValidate: true })}
      sx={{ alignSelf: 'flex-start' }}
    >
      {contentTexts.restore}
    </Button>
  )
}

/** Only weights that differ are stored, so that a later change of a default reaches every tenant that kept it. */
function changed(pesi: Record<string, number>): Record<string, number> | undefined {
  const own = Object.entries(pesi).filter(([tipo, peso]) => peso !== usual[tipo])
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
