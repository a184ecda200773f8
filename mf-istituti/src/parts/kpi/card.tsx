import { formatEuro, formatNumber } from '@bandiera/domain'
import type { Kpi, TrafficLight, Unit } from '@bandiera/finance'
import { Box, CancelIcon, CheckCircleIcon, Disclosure, Marker, Muted, Typography, WarningIcon } from '@bandiera/ui'
import { TrendLine } from '@bandiera/ui/charts'
import { texts } from './texts.ts'

export interface YearKpi {
  anno: number
  valori: readonly Kpi[]
}

/** One ratio: value, traffic light, trend and formula, or the reason why there is no value. */
export function KpiCard({ kpi, anni }: { kpi: Kpi; anni: readonly YearKpi[] }) {
  const { id, nome, semaforo, valore, perche, lettura, formula, ingredienti } = kpi
  const trend = anni.flatMap(({ anno, valori }) => {
    const then = valori.find((one) => one.id === id)?.valore
    return then == null ? [] : [{ label: String(anno), value: then }]
  })
  const show = (value: number) => showKpi({ ...kpi, valore: value })
  const facts = [
    ...ingredienti.map((one) => [one.nome, one.valore === null ? texts.ignoto : formatEuro(one.valore, 0)]),
    ...trend.slice(0, -1).map(({ label, value }) => [texts.nel(label), show(value)]),
  ]
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 500 }}>
        {nome}
      </Typography>
      {valore === null ? (
        <Muted>{perche}</Muted>
      ) : (
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontSize: '1.375rem', fontVariantNumeric: 'tabular-nums' }}>
            {showKpi(kpi)}
          </Typography>
          {semaforo && <LightChip semaforo={semaforo} />}
          {trend.length > 1 && <TrendLine bare data={trend} format={show} title={texts.andamento(nome)} />}
        </Box>
      )}
      <Muted variant="body2">{lettura}</Muted>
      <Disclosure title={texts.formula}>
        <Typography variant="body2">{formula}</Typography>
        <Box component="dl" sx={ingredients}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Box>
      </Disclosure>
    </Box>
  )
}

const ingredients = {
  m: 0,
  mt: 1,
  fontSize: '0.8125rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
}

const look = {
  buono: { tone: 'success', icon: CheckCircleIcon },
  attenzione: { tone: 'warning', icon: WarningIcon },
  critico: { tone: 'error', icon: CancelIcon },
} as const

const LightChip = ({ semaforo }: { semaforo: TrafficLight }) => (
  <Marker {...look[semaforo]}>{texts.semafori[semaforo]}</Marker>
)

const SHOW: Record<Unit, (value: number, decimals: number) => string> = {
  euro: formatEuro,
  percento: (value, decimals) => `${formatNumber(value, decimals)} %`,
  volte: formatNumber,
  giorni: (value, decimals) => `${formatNumber(value, decimals)} giorni`,
  punti: formatNumber,
}

const showKpi = ({ valore, unita, decimali }: Pick<Kpi, 'valore' | 'unita' | 'decimali'>): string =>
  valore === null ? '—' : SHOW[unita](valore, decimali)
