import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { lengthFault } from '@bandiera/domain'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useRef, useState, type FormEvent } from 'react'
import { FieldFrame } from '../form/field-frame.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'

export interface ViewNameDialogProps {
  title: string
  initial?: string
  /** Names that the other views have. */
  taken: readonly string[]
  /** Rejects with a message: the window stays, with what was typed. */
  onSave: (nome: string) => Promise<unknown>
  onClose: () => void
}

/** Asks how a view is called. */
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
          <FieldFrame error={lengthFault(nome, LONGEST) ?? error} help={testi.salvaAiuto} label={testi.nome}>
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

/** Most letters of a view's name, as its schema has it. */
const LONGEST = 60
const same = (a: string, b: string) => a.localeCompare(b, 'it', { sensitivity: 'base' }) === 0

function faultOf(nome: string, taken: readonly string[]): string | undefined {
  if (!nome) return testi.nomeVuoto
  const long = lengthFault(nome, LONGEST)
  if (long) return long
  return taken.some((one) => same(one, nome)) ? testi.nomeDoppio : undefined
}
