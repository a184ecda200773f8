import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinkButton,
  Stack,
  testiComuni,
  Typography,
} from '@bandiera/ui'
import { useId } from 'react'
import { INVITA } from '../paths.ts'
import { testi } from '../testi.ts'

const { elenco, persone } = testi

export interface AssegnaMolteProps {
  count: number
  team: readonly { _id: string; name: string }[]
  /** The professionista that was pressed, `null` when nobody. */
  onAnswer: (professionista: { _id: string; name: string } | null) => void
}

/** Which professionista follows the chosen companies too: one press on the name does it. */
export function AssegnaMolte({ count, team, onAnswer }: AssegnaMolteProps) {
  const id = useId()
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={() => onAnswer(null)} open>
      <DialogTitle id={id}>{elenco.assegnaTitolo(count)}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {team.length > 0 ? elenco.assegnaAiuto : persone.nessunProfessionista}
        </Typography>
        <Stack sx={{ gap: 2 }}>
          {team.map((one) => (
            <Button
              key={one._id}
              onClick={() => onAnswer(one)}
              sx={{ justifyContent: 'flex-start' }}
              variant="outlined"
            >
              {one.name}
            </Button>
          ))}
          <LinkButton sx={{ alignSelf: 'flex-start', ml: -2 }} to={INVITA}>
            {persone.invita}
          </LinkButton>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(null)}>{testiComuni.annulla}</Button>
      </DialogActions>
    </Dialog>
  )
}
