import { formatEuro } from '@bandiera/domain'
import {
  BarChart,
  RingChart,
  Figures,
  LineChart,
  ShortList,
  TrendLine,
  WidgetSkeleton,
  type ChartPoint,
} from '../../charts.ts'
import { Sample, SampleGrid, SampleGroup } from '../sample.tsx'

const euro = (value: number) => formatEuro(value, 0)
const months = ['lug', 'ago', 'set', 'ott', 'nov', 'dic']
const overTime = (values: (number | null)[]): ChartPoint[] =>
  values.map((value, index) => ({ label: months[index] ?? '', value }))
const countsByState: readonly ChartPoint[] = [
  { label: 'Raccolta documenti', value: 9, href: '/vetrina' },
  { label: 'Inviata', value: 4, href: '/vetrina' },
  { label: 'In istruttoria', value: 6, href: '/vetrina' },
  { label: 'Concessa', value: 1, href: '/vetrina' },
  { label: 'Respinta', value: 0, href: '/vetrina' },
]
const twoSeries = [
  { label: 'Richiesto', data: overTime([120_000, 80_000, 240_000, 60_000, 150_000, 90_000]) },
  { label: 'Concesso', data: overTime([60_000, 0, 180_000, 20_000, null, null]) },
]

const sampleFigures = [
  { label: 'Bozze', value: 3, href: '/vetrina' },
  { label: 'In scadenza', value: 12, href: '/vetrina' },
  { label: 'Da controllare', value: 0, href: '/vetrina' },
]
const sampleRows = [
  { id: '1', label: 'Voucher per la digitalizzazione delle piccole imprese', href: '/vetrina', note: '04/12/2026' },
  { id: '2', label: 'Efficienza energetica', href: '/vetrina', note: '18/12/2026' },
]

/** The charts: each can be read as a table. */
export function ChartsSection() {
  return (
    <>
      <SampleGroup nome="Barre">
        <SampleGrid min={320}>
          <BarChart data={countsByState} heading="Stato" title="Pratiche per stato" />
          <BarChart format={euro} heading="Mese" series={twoSeries} title="Richiesto e concesso per mese" />
        </SampleGrid>
      </SampleGroup>
      <SampleGroup nome="Linee">
        <SampleGrid min={320}>
          <LineChart format={euro} heading="Mese" series={twoSeries} title="Richiesto e concesso nel tempo" />
          <LineChart data={overTime([2, 4, 3, 6, 8, 7])} heading="Mese" title="Nuove aziende" />
        </SampleGrid>
      </SampleGroup>
      <SampleGroup nome="Anello, linea piccola, niente">
        <SampleGrid min={320}>
          <RingChart data={countsByState} heading="Stato" title="Stati delle pratiche" />
          <TrendLine data={overTime([4, 6, 5, 8, 9, 12])} heading="Mese" title="ROE negli ultimi mesi" />
          <Sample nome="Senza titolo e pulsante">
            <TrendLine bare data={overTime([9, 6, 5, 4, 5, 3])} title="DSCR negli ultimi mesi" />
          </Sample>
          <BarChart data={[]} title="Ancora nessun dato" />
        </SampleGrid>
      </SampleGroup>
      <SampleGroup nome="Numeri e righe della pagina iniziale">
        <SampleGrid min={320}>
          <Figures items={sampleFigures} />
          <ShortList items={sampleRows} label="In scadenza" more={{ label: 'Tutti i 12 bandi', href: '/vetrina' }} />
          <WidgetSkeleton />
        </SampleGrid>
      </SampleGroup>
    </>
  )
}
