import { formatDate, formatEuro, regimiAiuto, type DatiBando, type RegimeDeMinimis } from '@bandiera/domain'
import { Facts, Section, type Fact } from '@bandiera/ui'
import { testi } from '../testi.ts'

/** Dates and amounts of a grant: what people look for first. */
export function BandoFacts({ data }: { data: DatiBando }) {
  return (
    <>
      <Section title={testi.date}>
        <Facts items={dates(data)} />
      </Section>
      <Section title={testi.importi}>
        <Facts items={amounts(data)} />
      </Section>
    </>
  )
}

function dates(data: DatiBando): Fact[] {
  const at = (day: string | undefined, hour: string | undefined) =>
    [formatDate(day), hour && `ore ${hour}`].filter(Boolean).join(', ') || null
  const open = data.dataApertura && !data.dataChiusura ? testi.esaurimento : null
  return [
    { label: testi.apertura, value: at(data.dataApertura, data.oraApertura) },
    { label: testi.chiusura, value: at(data.dataChiusura, data.oraChiusura) ?? open },
    ...(data.chiusuraAnticipata
      ? [{ label: testi.chiusuraAnticipata, value: formatDate(data.chiusuraAnticipata) }]
      : []),
    ...(data.procedura ? [{ label: testi.procedura, value: testi.procedure[data.procedura] }] : []),
    ...(data.noteFinestra ? [{ label: testi.finestra, value: data.noteFinestra }] : []),
  ]
}

function amounts(data: DatiBando): Fact[] {
  return [
    { label: testi.agevolazione, value: range(data.agevolazioneMin, data.agevolazioneMax) },
    { label: testi.spesa, value: range(data.spesaMin, data.spesaMax) },
    { label: testi.intensita, value: data.intensita === undefined ? null : `${data.intensita} %` },
    { label: testi.stanziamento, value: data.stanziamento === undefined ? null : euro(data.stanziamento) },
    { label: testi.forme, value: list(data.forme) },
    { label: testi.obiettivi, value: list(data.obiettivi) },
    { label: testi.costi, value: list(data.costi?.map((costo) => costo.voce)) },
    { label: testi.regime, value: data.regime ? (regimiAiuto[data.regime as RegimeDeMinimis] ?? data.regime) : null },
  ]
}

const euro = (value: number): string => formatEuro(value, Number.isInteger(value) ? 0 : 2)
const list = (items: readonly string[] | undefined): string | null => items?.join(', ') || null

function range(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined) return min === max ? euro(max) : `da ${euro(min)} a ${euro(max)}`
  if (max !== undefined) return `fino a ${euro(max)}`
  return min === undefined ? null : `da ${euro(min)}`
}
