import { lengthFault } from '@bandiera/domain'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type FormEvent, useId, useRef, useState } from 'react'
import { FieldFrame } from '../form/field-frame.tsx'
import { SubmitButton } from '../form/portal-form.tsx'
import { uiTexts as comuni } from '../texts.ts'
import { listTexts } from './texts.ts'
import { ConfirmDialog } from '../page/confirm-dialog.tsx'
import type { Views } from './use-views.ts'

export interface ViewNameDialogProps {
  title: string
  initial?: string
  taken: readonly string[]
  /** When it rejects, the dialog stays open with the message and the typed text. */
  onSave: (nome: string) => Promise<unknown>
  onClose: () => void
}

export function ViewNameDialog({ title, initial = '', taken, onSave, onClose }: ViewNameDialogProps) {
  const [nome, setNome] = useState(initial)
  const [error, setError] = useState<string>()
  const [saving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const wrong = faultOf(nome.trim(), taken)
    setError(wrong)
    if (wrong) return field.current?.focus()
    setSaving(true)
    try {
      await onSave(nome.trim())
      onClose()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
      setSaving(false)
    }
  }
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={onClose} open>
      <DialogTitle id={id}>{title}</DialogTitle>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogContent>
          <FieldFrame error={lengthFault(nome, LONGEST) ?? error} help={listTexts.salvaAiuto} label={listTexts.nome}>
            {(control) => (
              <OutlinedInput
                autoFocus
                fullWidth
                inputProps={{ ...control, autoComplete: 'off' }}
                inputRef={field}
                onChange={(event) => setNome(event.target.value)}
                value={nome}
              />
            )}
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{comuni.annulla}</Button>
          <SubmitButton disabled={saving}>{saving ? comuni.salvataggio : comuni.salva}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const LONGEST = 60
const same = (a: string, b: string) => a.localeCompare(b, 'it', { sensitivity: 'base' }) === 0

function faultOf(nome: string, taken: readonly string[]): string | undefined {
  if (!nome) return listTexts.nomeVuoto
  const long = lengthFault(nome, LONGEST)
  if (long) return long
  return taken.some((one) => same(one, nome)) ? listTexts.nomeDoppio : undefined
}

export type Asked = 'save' | 'rename' | 'remove' | null

export function ViewsQuestion({ asked, views, onClose }: { asked: Asked; views: Views; onClose: () => void }) {
  const { viste, current, save, rename, remove } = views
  const taken = (except?: string) => viste.filter(({ id }) => id !== except).map(({ nome }) => nome)
  if (asked === 'save')
    return <ViewNameDialog onClose={onClose} onSave={save} taken={taken()} title={listTexts.salvaTitolo} />
  if (!asked || !current) return null
  if (asked === 'rename')
    return (
      <ViewNameDialog
        initial={current.nome}
        onClose={onClose}
        onSave={(nome) => rename(current, nome)}
        taken={taken(current.id)}
        title={listTexts.rinominaTitolo}
      />
    )
  return (
    <ConfirmDialog
      ok={listTexts.eliminaConferma}
      onAnswer={(sure) => {
        onClose()
        if (sure) remove(current)
      }}
      open
      text={listTexts.eliminaTesto}
      title={listTexts.eliminaTitolo(current.nome)}
    />
  )
}
