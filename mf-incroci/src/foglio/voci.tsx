import { formatDate, formatEuro, giornoChiusura, type Bando, type Momento } from '@bandiera/domain'
import { luogoDi, type Incrocio } from '@bandiera/matching'
import { Box, EsitoChip, printOnly } from '@bandiera/ui'
import { Stima } from '@bandiera/ui/detail'
import type { ReactNode } from 'react'
import { Stato } from '../parts/celle.tsx'
import { percento } from '../parts/fact-columns.tsx'
import { classe } from '../parts/columns.tsx'
import { testi } from './testi.ts'

export interface Voce {
  voce: string
  di: (incrocio: Incrocio) => ReactNode
}

/** How a match stands. */
export const VERDETTO: readonly Voce[] = [
  { voce: testi.esito, di: ({ valutazione }) => <EsitoChip esito={valutazione.esito} /> },
  { voce: testi.punteggio, di: ({ valutazione }) => valutazione.punteggio ?? '—' },
]

/** What the grant would give. */
export const STIMA: Voce = {
  voce: testi.stima,
  di: ({ stima }) => {
    if (!stima) return '—'
    const told = <Stima per={stima.esigenza} stima={stima} />
    // what to do about it is for the house, not for its client
    return stima.manca === 'spesa' ? (
      <>
        <div className="no-print">{told}</div>
        <Box sx={printOnly}>—</Box>
      </>
    ) : (
      told
    )
  },
}

/** What a grant gives, and when. */
export const vociBando = (momento: Momento): readonly Voce[] => [
  { voce: testi.stato, di: ({ bando }) => <Stato bando={bando} momento={momento} /> },
  { voce: testi.apertura, di: ({ bando: { data } }) => alle(data.dataApertura, data.oraApertura) },
  { voce: testi.chiusura, di: ({ bando }) => chiusura(bando, momento) },
  { voce: testi.importo, di: ({ bando: { data } }) => euro(data.agevolazioneMax) },
  { voce: testi.intensita, di: ({ bando: { data } }) => percento(data.intensita) },
  { voce: testi.forme, di: ({ bando: { data } }) => data.forme?.join(', ') || '—' },
]

export const VOCI_AZIENDA: readonly Voce[] = [
  { voce: testi.sede, di: ({ azienda }) => luogoDi(azienda) || '—' },
  { voce: testi.dimensione, di: ({ azienda }) => classe(azienda) },
]

const alle = (day: string | undefined, hour: string | undefined) =>
  [formatDate(day), hour && testi.ore(hour)].filter(Boolean).join(', ') || '—'
const euro = (value: number | undefined) => (value === undefined ? '—' : formatEuro(value, 0))

function chiusura({ data }: Bando, momento: Momento): string {
  const day = giornoChiusura(data, momento)
  if (day) return alle(day, day === data.dataChiusura ? data.oraChiusura : undefined)
  return data.dataApertura ? testi.sportello : '—'
}
