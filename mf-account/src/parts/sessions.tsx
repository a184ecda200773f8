import { Box, Button, Chip, Stack, Typography } from '@bandiera/ui'
import { texts as moduleTexts } from '../texts.ts'
import { momentOf, type Session } from './session.ts'

const texts = moduleTexts.sessione

interface Props {
  label: string
  sessions: readonly Session[]
  /** Ends one access: what the button says, and what it says to who listens. */
  end: { label: string; nome: (dispositivo: string, quando: string) => string }
  onEnd: (one: Session) => void
}

/** Where somebody is signed in, one line for each access, with the way out of all but the one that is looking. */
export const Sessions = ({ label, sessions, end, onEnd }: Props) => (
  <Box aria-label={label} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {sessions.map((one) => {
      const since = momentOf(one.inizio)
      return (
        <Stack component="li" direction="row" key={one.id} sx={row}>
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {one.dispositivo}
              </Typography>
              {one.questa && <Chip color="primary" label={texts.questo} variant="outlined" />}
            </Stack>
            <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
              {texts.accessoDel(since)} · {texts.usato(one.fa)}
            </Box>
          </Box>
          {!one.questa && (
            <Button aria-label={end.nome(one.dispositivo, since)} onClick={() => onEnd(one)}>
              {end.label}
            </Button>
          )}
        </Stack>
      )
    })}
  </Box>
)

const row = {
  gap: 3,
  py: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: 1,
  borderColor: 'divider',
  flexWrap: 'wrap',
} as const
