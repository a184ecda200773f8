import { nomeScadenza } from '@bandiera/domain'
import { AppLink, Box, Typography } from '@bandiera/ui'
import { listTexts } from '../pratiche/texts.ts'
import { type DueEvent, weeksOf } from './days.ts'
import { hrefPratica } from '../paths.ts'

const WEEKDAYS = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']
/** Deadlines that a day shows; the others are counted. */
const MOST = 4

export interface MonthProps {
  mese: string
  oggi: string
  eventi: ReadonlyMap<string, readonly DueEvent[]>
}

/** A month as a table: weeks in rows, days in columns. */
export function Month({ mese, oggi, eventi }: MonthProps) {
  return (
    <Box aria-label={listTexts.calendario} component="table" sx={table}>
      <thead>
        <tr>
          {WEEKDAYS.map((giorno) => (
            <th abbr={giorno} key={giorno} scope="col">
              {giorno.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(mese).map((week) => (
          <tr key={week[0]}>
            {week.map((giorno) => (
              <td key={giorno}>
                <Day eventi={eventi.get(giorno) ?? []} giorno={giorno} mese={mese} oggi={oggi} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

interface DayProps {
  giorno: string
  mese: string
  oggi: string
  eventi: readonly DueEvent[]
}

function Day({ giorno, mese, oggi, eventi }: DayProps) {
  const outside = giorno.slice(0, 7) !== mese.slice(0, 7)
  return (
    <>
      <Box sx={{ ...number, ...(outside && { color: 'text.secondary' }), ...(giorno === oggi && today) }}>
        <time dateTime={giorno}>{Number(giorno.slice(8))}</time>
      </Box>
      {eventi.slice(0, MOST).map((evento, n) => (
        <EventLink evento={evento} key={n} oggi={oggi} />
      ))}
      {eventi.length > MOST && (
        <Typography color="textSecondary" variant="body2">
          {listTexts.altreDelGiorno(eventi.length - MOST)}
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

/** A link with the kind of a deadline and its company. */
export function EventLink({ evento: { riga, scadenza }, oggi }: { evento: DueEvent; oggi: string }) {
  const late = scadenza.data < oggi
  return (
    <AppLink sx={link} to={hrefPratica(riga._id)} underline="hover">
      <Box component="span" sx={{ fontWeight: 500, color: late ? 'error.main' : undefined }}>
        {nomeScadenza(scadenza.tipo)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {` ${riga.azienda?.ragioneSociale ?? riga.pratica.titolo}`}
      </Box>
    </AppLink>
  )
}

const link = {
  display: 'block',
  minHeight: 24,
  py: '3px',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const
