import { formatEuro, formatNumber } from '@bandiera/domain'
import type { Kpi, TrafficLight, Unit } from '@bandiera/finance'
import { Box, CancelIcon, CheckCircleIcon, Disclosure, Marker, Typography, WarningIcon } from '@bandiera/ui'
import { TrendLine } from '@bandiera/ui/charts'
import { texts } from './texts.ts'

/** The ratios of one year. */
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
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 500 }}>
        {nome}
      </Typography>
      {valore === null ? (
        <Typography color="textSecondary">{perche}</Typography>
      ) : (
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontSize: '1.375rem', fontVariantNumeric: 'tabular-nums' }}>
            {showKpi(kpi)}
          </Typography>
          {semaforo && <LightChip semaforo={semaforo} />}
          {trend.length > 1 && <TrendLine bare data={trend} format={show} title={texts.andamento(nome)} />}
        </Box>
      )}
      <Typography color="textSecondary" variant="body2">
        {lettura}
      </Typography>
      <Disclosure title={texts.formula}>
        <Typography variant="body2">{formula}</Typography>
        <Box component="dl" sx={ingredients}>
          {ingredienti.map(({ nome: name, valore: amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount === null ? texts.ignoto : formatEuro(amount, 0)}</dd>
            </div>
          ))}
          {trend.slice(0, -1).map(({ label, value }) => (
            <div key={label}>
              <dt>{texts.nel(label)}</dt>
              <dd>{show(value)}</dd>
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

/** Buono, Attenzione or Critico: icon, word and colour. */
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

/** A ratio as text; a dash without a value. */
const showKpi = ({ valore, unita, decimali }: Pick<Kpi, 'valore' | 'unita' | 'decimali'>): string =>
  valore === null ? '—' : SHOW[unita](valore, decimali)
