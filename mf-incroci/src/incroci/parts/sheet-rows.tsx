import { type Bando, bandoDataFields, formatDate, formatEuro, bandoClosingDay, type RomeMoment } from '@bandiera/domain'
import { type Incrocio, placeOfAzienda } from '@bandiera/matching'
import { BackLink, Box, EsitoChip, printOnly, useUrlParams } from '@bandiera/ui'
import { Estimate } from '@bandiera/ui/detail'
import type { ReactNode } from 'react'
import { BandoState } from './cells.tsx'
import { percent, sizeName } from '../columns.tsx'
import { sheetTexts, texts } from '../texts.ts'
import { INCROCI } from '../../paths.ts'

export interface SheetRow {
  voce: string
  di: (incrocio: Incrocio) => ReactNode
}

export const VERDICT_ROWS: readonly SheetRow[] = [
  { voce: texts.esito, di: ({ valutazione }) => <EsitoChip esito={valutazione.esito} /> },
  { voce: texts.score, di: ({ valutazione }) => valutazione.punteggio ?? '—' },
]

export const ESTIMATE_ROW: SheetRow = {
  voce: texts.estimate,
  di: ({ stima }) => {
    if (!stima) return '—'
    const estimate = <Estimate per={stima.esigenza} stima={stima} />
    // the advice on what is missing is for the consultant, not for the client
    return stima.manca === 'spesa' ? (
      <>
        <div className="no-print">{estimate}</div>
        <Box sx={printOnly}>—</Box>
      </>
    ) : (
      estimate
    )
  },
}

export const bandoRows = (momento: RomeMoment): readonly SheetRow[] => [
  { voce: texts.state, di: ({ bando }) => <BandoState bando={bando} momento={momento} /> },
  { voce: sheetTexts.opening, di: ({ bando: { data } }) => dayAndHour(data.dataApertura, data.oraApertura) },
  { voce: bandoDataFields.dataChiusura.label, di: ({ bando }) => closing(bando, momento) },
  { voce: bandoDataFields.agevolazioneMax.label, di: ({ bando: { data } }) => euro(data.agevolazioneMax) },
  { voce: bandoDataFields.intensita.label, di: ({ bando: { data } }) => percent(data.intensita) },
  { voce: texts.form, di: ({ bando: { data } }) => data.forme?.join(', ') || '—' },
]

export const AZIENDA_ROWS: readonly SheetRow[] = [
  { voce: texts.sede, di: ({ azienda }) => placeOfAzienda(azienda) || '—' },
  { voce: texts.dimensione, di: ({ azienda }) => sizeName(azienda) },
]

const dayAndHour = (day: string | undefined, hour: string | undefined) =>
  [formatDate(day), hour && sheetTexts.ore(hour)].filter(Boolean).join(', ') || '—'
const euro = (value: number | undefined) => (value === undefined ? '—' : formatEuro(value, 0))

function closing({ data }: Bando, momento: RomeMoment): string {
  const day = bandoClosingDay(data, momento)
  if (day) return dayAndHour(day, day === data.dataChiusura ? data.oraChiusura : undefined)
  return data.dataApertura ? sheetTexts.sportello : '—'
}

/** Link back to the list: the address of the sheet keeps the list's parameters. */
export function BackToList() {
  const [params] = useUrlParams()
  const list = new URLSearchParams(params)
  list.delete('confronta')
  list.delete('scheda')
  return <BackLink to={`${INCROCI}?${list.toString()}`}>{sheetTexts.goBack}</BackLink>
}
