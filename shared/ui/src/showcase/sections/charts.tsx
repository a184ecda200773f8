import { formatEuro } from '@bandiera/domain'
import {
  BarChart,
  type ChartPoint,
  Figures,
  LineChart,
  RingChart,
  ShortList,
  TrendLine,
  WidgetSkeleton,
} from '../../charts.ts'
import { Sample, SampleGrid, SampleGroups } from '../sample.tsx'

const euro = (value: number) => formatEuro(value, 0)
const months = ['lug', 'ago', 'set', 'ott', 'nov', 'dic']
const overTime = (values: (number | null)[]): ChartPoint[] =>
  values.map((value, index) => ({ label: months[index] ?? '', value }))
const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([label, value]) => ({ label, value, href: '/vetrina' }))
const countsByState = counted({ 'Raccolta documenti': 9, Inviata: 4, 'In istruttoria': 6, Concessa: 1, Respinta: 0 })
const twoSeries = [
  { label: 'Richiesto', data: overTime([120_000, 80_000, 240_000, 60_000, 150_000, 90_000]) },
  { label: 'Concesso', data: overTime([60_000, 0, 180_000, 20_000, null, null]) },
]

const sampleFigures = counted({ Bozze: 3, 'In scadenza': 12, 'Da controllare': 0 })
const sampleRows = [
  { id: '1', label: 'Voucher per la digitalizzazione delle piccole imprese', href: '/vetrina', note: '04/12/2026' },
  { id: '2', label: 'Efficienza energetica', href: '/vetrina', note: '18/12/2026' },
]

const detailed = [
  {
    id: '1',
    label: 'Officine Brambilla S.r.l.',
    href: '/vetrina',
    detail: 'Visura camerale, DURC',
    note: '2 pratiche',
  },
  {
    id: '2',
    label: 'Costruzioni Fontana & Coppola Società a responsabilità limitata unipersonale',
    href: '/vetrina',
    detail: 'Documento d’identità del legale rappresentante, preventivi dei fornitori, dichiarazione de minimis',
    note: '1 pratica',
  },
]

export const ChartsSection = () => (
  <SampleGroups
    of={{
      Barre: (
        <SampleGrid min={320}>
          <BarChart data={countsByState} heading="Stato" title="Pratiche per stato" />
          <BarChart format={euro} heading="Mese" series={twoSeries} title="Richiesto e concesso per mese" />
          <BarChart format={euro} heading="Mese" quiet series={twoSeries} title="Con un colore solo" />
        </SampleGrid>
      ),
      Linee: (
        <SampleGrid min={320}>
          <LineChart format={euro} heading="Mese" series={twoSeries} title="Richiesto e concesso nel tempo" />
          <LineChart data={overTime([2, 4, 3, 6, 8, 7])} heading="Mese" title="Nuove aziende" />
        </SampleGrid>
      ),
      'Anello, linea piccola, niente': (
        <SampleGrid min={320}>
          <RingChart data={countsByState} heading="Stato" title="Stati delle pratiche" />
          <TrendLine data={overTime([4, 6, 5, 8, 9, 12])} heading="Mese" title="ROE negli ultimi mesi" />
          <Sample nome="Senza titolo e pulsante">
            <TrendLine bare data={overTime([9, 6, 5, 4, 5, 3])} title="DSCR negli ultimi mesi" />
          </Sample>
          <BarChart data={[]} title="Ancora nessun dato" />
        </SampleGrid>
      ),
      'Numeri e righe della dashboard': (
        <SampleGrid min={320}>
          <Figures items={sampleFigures} />
          <ShortList items={sampleRows} label="In scadenza" more={{ label: 'Tutti i 12 bandi', href: '/vetrina' }} />
          <ShortList folded items={detailed} label="Documenti mancanti" />
          <ShortList items={detailed} label="Documenti mancanti, su una riga" labelHidden />
          <WidgetSkeleton />
        </SampleGrid>
      ),
    }}
  />
)
