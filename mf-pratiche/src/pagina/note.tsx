import { formatDate, dayInRome, type NotaPratica } from '@bandiera/domain'
import { Box, Typography } from '@bandiera/ui'
import { useNomi } from '../parts/use-nomi.ts'
import { testi } from '../testi.ts'
import { NotaForm } from './nota-form.tsx'
import type { ParteProps } from './pratica-page.tsx'
import { lista } from './testata.tsx'

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })

/** The thread of a case file: the latest note first. Nobody rewrites what was said. */
export function Note({ pratica, may }: ParteProps) {
  const note = [...(pratica.note ?? [])].reverse()
  return (
    <Box sx={{ maxWidth: 720 }}>
      {may && <NotaForm pratica={pratica} />}
      {note.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 4 }}>
          {testi.pagina.note.vuote}
        </Typography>
      ) : (
        <Box component="ol" reversed sx={{ ...lista, mt: 4 }}>
          {note.map((nota, index) => (
            <Box component="li" key={note.length - index} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
              <Nota nota={nota} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

function Nota({ nota: { autore, quando, testo, menzioni = [] } }: { nota: NotaPratica }) {
  const nome = useNomi()
  const at = new Date(quando)
  return (
    <>
      <Typography component="div" sx={{ mb: 1 }} variant="body2">
        <Box component="span" sx={{ fontWeight: 600, mr: 2 }}>
          {nome(autore)}
        </Box>
        <Box component="time" dateTime={quando} sx={{ color: 'text.secondary' }}>
          {`${formatDate(dayInRome(at))} ${clock.format(at)}`}
        </Box>
      </Typography>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{marked(testo, menzioni.map(nome))}</Box>
    </>
  )
}

/** The text with the names it calls set apart. */
function marked(testo: string, names: readonly string[]) {
  const calls = names.map((name) => `@${name}`)
  if (calls.length === 0) return testo
  const pattern = new RegExp(`(${calls.map((call) => call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'g')
  return testo.split(pattern).map((part, index) =>
    calls.includes(part) ? (
      <Box component="strong" key={index} sx={{ fontWeight: 600, color: 'primary.main' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  )
}
