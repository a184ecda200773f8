import { Alert, Box, LinearProgress, Marker, WarningIcon } from '@bandiera/ui'
import * as z from 'zod/mini'
import { ResolutionSchema, strings } from '../../parts/registry.ts'
import { Outcome, Reasons } from '../../parts/module-cell.tsx'
import type { Answer } from '../../parts/requests.ts'
import { SmallTable, type TableColumn } from '../../parts/table.tsx'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from '../texts.ts'

const { columnTexts } = moduleTexts

const COLUMNS: TableColumn<Outlook>[] = [
  { label: columnTexts.tenant, cell: ({ tenant }) => tenant },
  { label: columnTexts.module, cell: ({ id }) => id },
  { label: columnTexts.before, cell: ({ before }) => <Outcome risolta={before} /> },
  { label: columnTexts.after, cell: (riga) => <After riga={riga} /> },
]

function After({ riga: { after, stranded, lost } }: { riga: Outlook }) {
  const without = lost && <Box>{texts.without(lost)}</Box>
  if (stranded)
    return (
      <>
        <Marker icon={WarningIcon} tone="error">
          {texts.stays}
        </Marker>
        {without ?? <Reasons risolta={after} />}
      </>
    )
  if (!without) return <Outcome risolta={after} />
  return (
    <>
      {without}
      {after.version === null && <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{texts.notUsed}</Box>}
    </>
  )
}

export function OutlookTable({ chiesto, niente }: { chiesto: Answer<readonly Outlook[]>; niente: string }) {
  const { value: prospetto, error, loading } = chiesto
  const stranded = prospetto?.filter((one) => one.stranded).length ?? 0
  return (
    <Box aria-busy={loading} aria-live="polite" sx={{ mt: 3 }}>
      {loading && <LinearProgress aria-label={texts.waiting} sx={{ mb: 2 }} />}
      {error !== null && <Alert severity="error">{error}</Alert>}
      {stranded > 0 && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {texts.refused(stranded)}
        </Alert>
      )}
      {prospetto?.length === 0 && <Alert severity="success">{niente}</Alert>}
      {prospetto && prospetto.length > 0 && (
        <SmallTable
          columns={COLUMNS}
          keyOf={({ tenant, id }) => `${tenant} ${id}`}
          label={texts.table}
          rows={prospetto.toSorted((a, b) => Number(b.stranded) - Number(a.stranded))}
        />
      )}
    </Box>
  )
}

const OutlookSchema = z.object({
  prospetto: z.array(
    z.object({
      ...strings('tenant', 'id'),
      before: ResolutionSchema,
      after: ResolutionSchema,
      stranded: z.boolean(),
      lost: z.optional(z.array(z.string())),
    }),
  ),
})
type Outlook = z.infer<typeof OutlookSchema>['prospetto'][number]

export const parseOutlook = (body: unknown): Outlook[] => OutlookSchema.parse(body).prospetto

const FeaturesSchema = z.object({
  funzioni: z.array(
    z.object({ id: z.string(), key: z.string(), label: z.string(), on: z.boolean(), fixed: z.boolean() }),
  ),
})
/** A fixed one cannot be switched off. */
export type Feature = z.infer<typeof FeaturesSchema>['funzioni'][number]

export const parseFeatures = (body: unknown): Feature[] => FeaturesSchema.parse(body).funzioni
