import { formatEuro, type Azienda } from '@bandiera/domain'
import { useWithGroup, useRecords } from '@bandiera/live'
import { useChangedComuni, usePortal, useProvince, useAtecoConversion } from '@bandiera/platform'
import { Box, EmptyState, esitoLabels, Muted, printOnly, Typography, useToday, useUrlParams } from '@bandiera/ui'
import { DataTable, type ListFilter, optionsOf } from '@bandiera/ui/list'
import { useCallback, useMemo } from 'react'
import { texts } from '../texts.ts'
import { Comparison } from './comparison.tsx'
import { proposalColumns } from '../columns.tsx'
import { proposals, type Proposal } from '../parts/proposals.ts'
import { RequestForm } from '../form.tsx'
import { paramsOf, requestOf, type RequestValues } from '../rules.ts'

const MOST = 3
const FILTERS: ListFilter<Proposal>[] = [
  {
    id: 'esito',
    label: texts.columns.esito,
    options: optionsOf({ ...esitoLabels, fuori: texts.outside }),
    of: ({ esito, misfit }) => (misfit ? 'fuori' : esito.esito),
  },
]

export function FinancingSection({ azienda }: { azienda: Azienda }) {
  const istituti = useRecords({ coll: 'istituti', rows: 'all' }).records
  const { settings } = usePortal()
  const oggi = useToday()
  const whole = useWithGroup(azienda)
  const [params, change] = useUrlParams()
  const request = useMemo(() => requestOf(params), [params])
  const comuniVariati = useChangedComuni()
  const raccordoAteco = useAtecoConversion()
  const province = useProvince()
  const { pesi, esigenze } = settings ?? {}
  const all = useMemo(() => {
    const context = { oggi, pesi, esigenze, unica: () => whole, comuniVariati, raccordoAteco, province }
    return proposals({ azienda, istituti, request, context })
  }, [azienda, istituti, request, oggi, pesi, esigenze, whole, comuniVariati, raccordoAteco, province])
  const ask = useCallback(
    (values: RequestValues) => change((now) => paramsOf(values, now), { replace: true }),
    [change],
  )
  const compare = (chosen: readonly Proposal[] | null) =>
    change({ confronta: chosen && chosen.map(({ _id }) => _id).join(',') })
  const ids = params.get('confronta')?.split(',') ?? []
  const chosen = all.filter(({ _id, offer }) => ids.includes(_id) && offer).slice(0, MOST)
  return (
    <>
      <Typography sx={{ ...printOnly, mb: 3 }}>{inWords(request)}</Typography>
      {chosen.length > 0 && <Comparison azienda={azienda} onClose={() => compare(null)} proposals={chosen} />}
      {/* what is compared is printed alone */}
      <Box className={chosen.length > 0 ? 'no-print' : undefined} sx={beside}>
        <RequestForm inWords={inWords(request)} onChange={ask} value={request} />
        <Box sx={{ minWidth: 0 }}>
          <DataTable
            bulk={[{ id: 'confronta', label: texts.compare, run: compare, refusal: tooMany }]}
            columns={proposalColumns}
            csv="finanziamenti"
            empty={<EmptyState text={texts.withoutIstitutiHelp} title={texts.withoutIstituti} />}
            filters={FILTERS}
            label={texts.offers}
            nome={texts.name}
            paper={PAPER}
            records={all}
          />
        </Box>
      </Box>
      <Muted sx={{ mt: 3 }} variant="body2">
        {texts.note} {texts.fundNote}
      </Muted>
    </>
  )
}

/** The request beside its answers; a phone has it folded above them. */
const beside = {
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
  '@media print': { display: 'block' },
} as const

function tooMany(chosen: readonly Proposal[]): string | null {
  if (chosen.length > MOST) return texts.tooManyOnes
  return chosen.some(({ offer }) => !offer) ? texts.withoutCosts : null
}

/** The request, where paper has no form. */
const inWords = ({ importo, mesi, preammortamento, finalita, tasso }: RequestValues): string =>
  [
    `${texts.amount} ${formatEuro(importo, 0)}`,
    `${texts.months} ${mesi} ${texts.monthsUnit}`,
    ...(preammortamento ? [`${texts.preAmortization} ${preammortamento} ${texts.monthsUnit}`] : []),
    texts.purposeNames[finalita],
    texts.rateNames[tasso],
  ].join(' · ')

const PAPER = {
  prodotto: 25,
  esito: 14,
  rata: 10,
  tan: 7,
  taeg: 9,
  costo: 11,
  sostenibile: 11,
  fondo: 11,
  tempi: 8,
}
