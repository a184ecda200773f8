import type { Azienda, Bilancio } from '@bandiera/domain'
import { RATIOS, kpi, type Kpi } from '@bandiera/finance'
import {
  Box,
  Button,
  EmptyState,
  FormLabel,
  LinkButton,
  printOnly,
  printPage,
  Section,
  Stack,
  Typography,
} from '@bandiera/ui'
import { NativeSelect } from '@bandiera/ui/list'
import { useId, useState } from 'react'
import { hrefBilanci } from '../../paths.ts'
import { texts } from './texts.ts'
import { Warnings } from './warnings.tsx'
import { KpiCard, type YearKpi } from './card.tsx'

/** Ratios of a company's accounts: of the last year unless another is chosen, each with its previous years. */
export function KpiPanel({ azienda }: { azienda: Azienda }) {
  const bilanci = [...(azienda.bilanci ?? [])].sort((a, b) => b.anno - a.anno)
  const [anno, setAnno] = useState<number | null>(null)
  const shown = bilanci.find((one) => one.anno === anno) ?? bilanci[0]
  if (!shown) return <NoBilanci azienda={azienda} />
  const valori = kpi(bilanci, shown.anno)
  return (
    <>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'end', mb: 4 }}>
        <YearSelect anni={bilanci.map((one) => one.anno)} onChange={setAnno} value={shown.anno} />
        <Typography role="status" sx={{ pb: 1.5 }}>
          {summary(valori)}
          {shown.approvato === false && ` · ${texts.provvisorio}`}
        </Typography>
        <Stack className="no-print" direction="row" sx={{ gap: 2, ml: 'auto' }}>
          <LinkButton to={hrefBilanci(azienda._id)}>{texts.completa}</LinkButton>
          <Button onClick={() => void printPage()}>{texts.stampa}</Button>
        </Stack>
      </Stack>
      <KpiGroups anni={yearsUpTo(bilanci, shown.anno)} valori={valori} />
      <Warnings anno={shown.anno} azienda={azienda} />
    </>
  )
}

/** The shown year and the two before it, oldest first, as far as there are accounts. */
const yearsUpTo = (bilanci: readonly Bilancio[], anno: number) =>
  [anno - 2, anno - 1, anno]
    .filter((year) => bilanci.some((one) => one.anno === year))
    .map((year) => ({ anno: year, valori: kpi(bilanci, year) }))

function summary(valori: readonly Kpi[]): string {
  const count = (semaforo: Kpi['semaforo']) =>
    valori.filter((one) => one.valore !== null && one.semaforo === semaforo).length
  const unknown = valori.filter(({ valore }) => valore === null).length
  return texts.riepilogo(count('buono'), count('attenzione'), count('critico'), unknown)
}

function NoBilanci({ azienda }: { azienda: Azienda }) {
  const action = (
    <LinkButton to={hrefBilanci(azienda._id)} variant="contained">
      {texts.vaiBilanci}
    </LinkButton>
  )
  return <EmptyState action={action} text={texts.senzaBilanciAiuto} title={texts.senzaBilanci} />
}

interface YearSelectProps {
  anni: readonly number[]
  value: number
  onChange: (anno: number) => void
}

function YearSelect({ anni, value, onChange }: YearSelectProps) {
  const id = useId()
  return (
    <>
      <Box sx={{ ...printOnly, fontWeight: 600, pb: 1.5 }}>
        {texts.anno} {value}
      </Box>
      <div className="no-print">
        <FormLabel htmlFor={id} sx={{ display: 'block', mb: 1 }}>
          {texts.anno}
        </FormLabel>
        <NativeSelect inputProps={{ id }} onChange={(event) => onChange(Number(event.target.value))} value={value}>
          {anni.map((anno) => (
            <option key={anno} value={anno}>
              {anno}
            </option>
          ))}
        </NativeSelect>
      </div>
    </>
  )
}

const GROUPS = Object.keys(texts.gruppi) as (keyof typeof texts.gruppi)[]
const groupOf = new Map(RATIOS.map(({ id, gruppo }) => [id, gruppo]))

function KpiGroups({ valori, anni }: { valori: readonly Kpi[]; anni: readonly YearKpi[] }) {
  return GROUPS.map((gruppo) => (
    <Section key={gruppo} title={texts.gruppi[gruppo]}>
      <Box component="ul" sx={grid}>
        {valori
          .filter(({ id }) => groupOf.get(id) === gruppo)
          .map((kpi) => (
            <KpiCard anni={anni} key={kpi.id} kpi={kpi} />
          ))}
      </Box>
    </Section>
  ))
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
}
