import { Box, Typography } from '@bandiera/ui'
import { testi } from '../testi.ts'
import { EventoLink } from './evento.tsx'
import { settimane, type Evento } from './giorni.ts'

const GIORNI = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']
/** Deadlines that one day shows; the others are counted. */
const MOST = 4

export interface MeseProps {
  mese: string
  oggi: string
  eventi: ReadonlyMap<string, readonly Evento[]>
}

/** A month as a table: weeks in rows, days in columns. */
export function Mese({ mese, oggi, eventi }: MeseProps) {
  return (
    <Box aria-label={testi.elenco.calendario} component="table" sx={table}>
      <thead>
        <tr>
          {GIORNI.map((giorno) => (
            <th abbr={giorno} key={giorno} scope="col">
              {giorno.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settimane(mese).map((week) => (
          <tr key={week[0]}>
            {week.map((giorno) => (
              <td key={giorno}>
                <Giorno eventi={eventi.get(giorno) ?? []} giorno={giorno} mese={mese} oggi={oggi} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

interface GiornoProps {
  giorno: string
  mese: string
  oggi: string
  eventi: readonly Evento[]
}

function Giorno({ giorno, mese, oggi, eventi }: GiornoProps) {
  const outside = giorno.slice(0, 7) !== mese.slice(0, 7)
  return (
    <>
      <Box sx={{ ...number, ...(outside && { color: 'text.secondary' }), ...(giorno === oggi && today) }}>
        <time dateTime={giorno}>{Number(giorno.slice(8))}</time>
      </Box>
      {eventi.slice(0, MOST).map((evento, n) => (
        <EventoLink evento={evento} key={n} oggi={oggi} />
      ))}
      {eventi.length > MOST && (
        <Typography color="textSecondary" variant="body2">
          {testi.elenco.altreDelGiorno(eventi.length - MOST)}
        </Typography>
      )}
    </>
  )
}

const number = {
  fontSize: '0.8125rem',
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
} as const
const today = { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 } as const
const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': { fontSize: '0.8125rem', fontWeight: 500, color: 'text.secondary', textAlign: 'left', px: 2, py: 1 },
  '& td': { border: 1, borderColor: 'divider', verticalAlign: 'top', p: 1, height: 104 },
} as const
