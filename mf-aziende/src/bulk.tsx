import { type Azienda, aziendaFields, professionistiOf } from '@bandiera/domain'
import { Slot, usePortal, useSlot } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import {
  Button,
  createOnDemand,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinkButton,
  Stack,
  uiTexts,
  Typography,
  WhenLoaded,
} from '@bandiera/ui'
import type { BulkAction } from '@bandiera/ui/list'
import { type ReactNode, useId, useState } from 'react'
import { texts } from './texts.ts'
import { useUtenti } from './parts/people.ts'
import { INVITE_PATH } from './paths.ts'
import { useWriteAll } from './parts/use-write-all.ts'

const { list, people } = texts

interface Asking {
  aziende: readonly Azienda[]
  answer: (professionista: { _id: string; name: string } | null) => void
}

interface Work {
  what: 'etichette' | 'pratiche'
  aziende: readonly Azienda[]
  /** Ends the action of the list: `false` keeps the selection. */
  end: (done: boolean) => void
}

export function useBulk(): { bulk: BulkAction<Azienda>[] | undefined; dialog: ReactNode } {
  const { usr, confirm } = usePortal()
  const writeAll = useWriteAll()
  const utenti = useUtenti()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [work, setWork] = useState<Work | null>(null)
  // the module of the case files makes them, on tenants that have it
  const makesPratiche = useSlot('aziende.pratiche').length > 0
  if (!usr || !mayWrite(usr, 'aziende', 'delete')) return { bulk: undefined, dialog: null }

  const assign = async (aziende: readonly Azienda[]) => {
    const chosen = await new Promise<Parameters<Asking['answer']>[0]>((answer) => setAsking({ aziende, answer }))
    setAsking(null)
    if (!chosen) return false
    const added = ({ professionisti }: Azienda) => [...new Set([...professionisti, chosen._id])]
    const patchOf = (azienda: Azienda) => ({ set: { professionisti: added(azienda) } })
    await writeAll(aziende, patchOf, (n) => list.assignedMany(n, chosen.name))
  }
  const archive = async (aziende: readonly Azienda[]) => {
    const { archiveTitle, archiveText, archivia } = list
    if (!(await confirm({ title: archiveTitle(aziende.length), text: archiveText, ok: archivia }))) return false
    await writeAll(aziende, () => ({ set: { archiviata: true } }), list.archivedCount)
  }
  const restore = (aziende: readonly Azienda[]) =>
    writeAll(aziende, () => ({ unset: ['archiviata'] }), list.restoredMany)
  const open = (what: Work['what']) => (aziende: readonly Azienda[]) =>
    new Promise<void | false>((resolve) => {
      const end = (done: boolean) => {
        setWork(null)
        resolve(done ? undefined : false)
      }
      setWork({ what, aziende, end })
    })
  const bulk: BulkAction<Azienda>[] = [
    { id: 'assegna', label: list.assign, run: assign, refusal: oneGestore },
    { id: 'etichette', label: aziendaFields.tag.label, run: open('etichette') },
    ...(makesPratiche
      ? [{ id: 'pratiche', label: list.createPratiche, run: open('pratiche'), refusal: notForPratiche }]
      : []),
    { id: 'archivia', label: list.archivia, run: archive, refusal: (all) => inArchive(all, false) },
    { id: 'ripristina', label: list.restore, run: restore, refusal: (all) => inArchive(all, true) },
  ]
  const dialog = (
    <>
      {asking && (
        <AssignMany
          count={asking.aziende.length}
          onAnswer={asking.answer}
          team={professionistiOf(utenti, asking.aziende[0]?.gestoreId)}
        />
      )}
      {work?.what === 'etichette' && (
        <WhenLoaded code={labelsDialog}>
          {({ LabelsDialog }) => <LabelsDialog aziende={work.aziende} onDone={work.end} />}
        </WhenLoaded>
      )}
      {work?.what === 'pratiche' && (
        <Slot name="aziende.pratiche" props={{ aziende: work.aziende.map(({ _id }) => _id), onDone: work.end }} />
      )}
    </>
  )
  return { bulk, dialog }
}

const labelsDialog = createOnDemand(() => import('./parts/labels-dialog.tsx'))

const MOST_PRATICHE = 1000

function notForPratiche(aziende: readonly Azienda[]): string | null {
  if (aziende.length > MOST_PRATICHE) return list.tooManyPratiche
  return aziende.some(({ archiviata }) => archiviata) ? list.alreadyArchived : null
}

const oneGestore = (aziende: readonly Azienda[]): string | null =>
  new Set(aziende.map(({ gestoreId }) => gestoreId)).size > 1 ? list.differentGestori : null

/** `null` when all of them can change place. */
const inArchive = (aziende: readonly Azienda[], wanted: boolean): string | null => {
  if (aziende.every(({ archiviata = false }) => archiviata === wanted)) return null
  return wanted ? list.onlyArchived : list.alreadyArchived
}

interface AssignManyProps {
  count: number
  team: readonly { _id: string; name: string }[]
  onAnswer: (professionista: { _id: string; name: string } | null) => void
}

function AssignMany({ count, team, onAnswer }: AssignManyProps) {
  const id = useId()
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={() => onAnswer(null)} open>
      <DialogTitle id={id}>{list.assignTitle(count)}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {team.length > 0 ? list.assignHelp : people.noProfessionista}
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
          <LinkButton sx={{ alignSelf: 'flex-start', ml: -2 }} to={INVITE_PATH}>
            {people.invite}
          </LinkButton>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(null)}>{uiTexts.annulla}</Button>
      </DialogActions>
    </Dialog>
  )
}
