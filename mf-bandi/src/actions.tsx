import type { Bando, EditorialState } from '@bandiera/domain'
import { useInsertOnce, useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  EditIcon,
  printPage,
  reaching,
  paperTexts,
  useGoOn,
} from '@bandiera/ui'
import { ActionsMenu, type PageAction } from '@bandiera/ui/detail'
import { useId, useState } from 'react'
import { bandoForm } from './parts/on-demand.ts'
import { texts } from './texts.ts'
import { reasonsAgainst, stepsOf, editorialStateOf } from './parts/editorial-steps.ts'
import { useStep } from './parts/use-step.ts'
import { BANDI, hrefEdit } from './paths.ts'
import { Bullets } from './sections/text.tsx'

export function BandoActions({ bando, onEdit }: { bando: Bando; onEdit: () => void }) {
  const { passo, duplica, elimina } = useActions(bando)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [next, ...others] = stepsOf(bando)
  const take = (a: (typeof others)[number]['a']) => {
    const reasons = reasonsAgainst(bando, a)
    if (reasons.length > 0) setMissing(reasons)
    else void passo(a)
  }
  const { redazione: words } = texts
  const actions: PageAction[] = [
    ...others.map(({ a, label }) => ({ id: a, label, onClick: () => take(a) })),
    { id: 'duplica', label: words.duplicate, onClick: () => void duplica(), apart: others.length > 0 },
    ...PRINTS,
    ...(editorialStateOf(bando) === 'bozza'
      ? [{ id: 'elimina', label: words.elimina, onClick: () => void elimina(), apart: true }]
      : []),
  ]
  return (
    <>
      <Button {...reaching(bandoForm)} onClick={onEdit} startIcon={<EditIcon />} variant="outlined">
        {texts.modifica}
      </Button>
      {next && (
        <Button onClick={() => take(next.a)} variant="contained">
          {next.label}
        </Button>
      )}
      <ActionsMenu actions={actions} label={words.more} />
      <MissingDialog onClose={() => setMissing([])} onEdit={onEdit} reasons={missing} />
    </>
  )
}

/** The actions on one grant; a refusal of the server becomes a notice. */
export function useActions(bando: Bando) {
  const { remove } = useWrites()
  const step = useStep()
  const insertOnce = useInsertOnce('bandi')
  const { notify, confirm } = usePortal()
  const goOn = useGoOn()
  const attempt = useAttempt()
  return {
    passo: (a: EditorialState) => step(bando, a),
    duplica: async () => {
      try {
        const id = await insertOnce(bando, () => copyOf(bando))
        notify({ text: texts.redazione.duplicatedOne, kind: 'success' })
        await goOn(hrefEdit(id))
      } catch (error) {
        notify({ text: (error as Error).message, kind: 'error' })
      }
    },
    elimina: async () => {
      const { elimina: ok, eliminaDomanda: text } = texts.redazione
      if (!(await confirm({ title: bando.data.titolo, text, ok }))) return
      await goOn(BANDI)
      await attempt(texts.redazione.deleted, remove('bandi', bando._id))
    },
  }
}

interface MissingDialogProps {
  /** Reasons why it cannot be published; the dialog is closed without any. */
  reasons: readonly string[]
  onEdit: () => void
  onClose: () => void
}

function MissingDialog({ reasons, onEdit, onClose }: MissingDialogProps) {
  const id = useId()
  const { manca, missingText, fix, chiudi } = texts.redazione
  return (
    <Dialog aria-labelledby={id} maxWidth="sm" onClose={onClose} open={reasons.length > 0}>
      <DialogTitle id={id}>{manca}</DialogTitle>
      <DialogContent>
        {missingText}
        <Bullets items={reasons} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{chiudi}</Button>
        <Button
          onClick={() => {
            onClose()
            onEdit()
          }}
          variant="contained"
        >
          {fix}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A new draft with the content of a grant; source, publication, questions and remaining money belong to the original. */
function copyOf({ data }: Bando): Omit<Bando, '_id'> {
  const { fonte: _source, pubblicatoIl: _when, pubblicatoDa: _who, daControllare: _flags, ...rest } = data
  const { duplicatoDi: _twin, scorrimenti: _later, stanziamentoResiduo: _left, residuoAl: _day, ...own } = rest
  // the server signs it with its author
  return {
    createdBy: '',
    data: { ...own, titolo: texts.redazione.copy(data.titolo), redazione: 'bozza', pubblico: false },
  }
}

/** Prints of a grant: one for a client, without other clients, and an internal one with companies and case files. */
export const PRINTS: readonly PageAction[] = [
  { id: 'stampa', label: paperTexts.stampa, onClick: () => void printPage() },
  { id: 'stampaInterna', label: paperTexts.stampaInterna, onClick: () => void printPage({ internal: true }) },
]
