import { addMonths } from '@bandiera/domain'
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  Stack,
  Typography,
  useMediaQuery,
  useUrlParams,
  type Theme,
} from '@bandiera/ui'
import { useMemo } from 'react'
import type { Riga } from '../parts/righe.ts'
import { testi } from '../testi.ts'
import { Agenda } from './agenda.tsx'
import { eventiPerGiorno, meseDi } from './giorni.ts'
import { Mese } from './mese.tsx'

const { elenco } = testi

export interface MeseMostratoProps {
  righe: readonly Riga[]
  /** Its first day. */
  mese: string
  oggi: string
  go: (mese: string) => void
}

/** The open deadlines of a month: a grid, or a list of days where there is no room for one. */
export function MeseMostrato({ righe, mese, oggi, go }: MeseMostratoProps) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const eventi = useMemo(() => eventiPerGiorno(righe), [righe])
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 3 }}>
        <IconButton aria-label={elenco.mesePrima} onClick={() => go(addMonths(mese, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton aria-label={elenco.meseDopo} onClick={() => go(addMonths(mese, 1))}>
          <ChevronRightIcon />
        </IconButton>
        <Typography aria-live="polite" component="h2" sx={{ minWidth: 160 }} variant="h2">
          {monthName(mese)}
        </Typography>
        {mese !== meseDi(oggi) && <Button onClick={() => go(meseDi(oggi))}>{elenco.oggi}</Button>}
      </Stack>
      {narrow ? <Agenda eventi={eventi} mese={mese} oggi={oggi} /> : <Mese eventi={eventi} mese={mese} oggi={oggi} />}
    </>
  )
}

/** The month that the address names, else the one of today. */
export function useMese(oggi: string): [string, (mese: string) => void] {
  const [params, change] = useUrlParams()
  const asked = /^\d{4}-(0[1-9]|1[0-2])$/.exec(params.get('mese') ?? '')?.[0]
  const go = (mese: string) => change({ mese: mese === meseDi(oggi) ? null : mese.slice(0, 7) }, { replace: true })
  return [asked ? `${asked}-01` : meseDi(oggi), go]
}

const names = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function monthName(mese: string): string {
  const name = names.format(new Date(`${mese}T00:00:00Z`))
  return name.charAt(0).toUpperCase() + name.slice(1)
}
