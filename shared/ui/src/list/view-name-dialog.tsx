import { isSameViewName, lengthFault, type ViewScope } from '@bandiera/domain'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
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
  /** Whose the view may be; with one alone the dialog does not ask. */
  scopes: readonly ViewScope[]
  taken: (scope: ViewScope) => readonly string[]
  /** When it rejects, the dialog stays open with the message and the typed text. */
  onSave: (nome: string, scope: ViewScope) => Promise<unknown>
  onClose: () => void
}

export function ViewNameDialog({ title, initial = '', scopes, taken, onSave, onClose }: ViewNameDialogProps) {
  const [nome, setNome] = useState(initial)
  const [scope, setScope] = useState(scopes[0] ?? 'mia')
  const [error, setError] = useState<string>()
  const [saving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const wrong = faultOf(nome.trim(), scope, taken(scope))
    setError(wrong)
    if (wrong) return field.current?.focus()
    setSaving(true)
    try {
      await onSave(nome.trim(), scope)
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
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
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
          {scopes.length > 1 && <ScopeChoice onChoose={setScope} scopes={scopes} value={scope} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{comuni.annulla}</Button>
          <SubmitButton disabled={saving}>{saving ? comuni.salvataggio : comuni.salva}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface ScopeChoiceProps {
  scopes: readonly ViewScope[]
  value: ViewScope
  onChoose: (scope: ViewScope) => void
}

const scopeTexts: Record<ViewScope, string> = {
  mia: listTexts.perMe,
  gestore: listTexts.perGestore,
  tutti: listTexts.perTutti,
}

const ScopeChoice = ({ scopes, value, onChoose }: ScopeChoiceProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">{listTexts.perChi}</FormLabel>
    <RadioGroup onChange={(_event, chosen) => onChoose(chosen as ViewScope)} value={value}>
      {scopes.map((scope) => (
        <FormControlLabel control={<Radio size="small" />} key={scope} label={scopeTexts[scope]} value={scope} />
      ))}
    </RadioGroup>
  </FormControl>
)

const LONGEST = 60

function faultOf(nome: string, scope: ViewScope, taken: readonly string[]): string | undefined {
  if (!nome) return listTexts.nomeVuoto
  const long = lengthFault(nome, LONGEST)
  if (long) return long
  if (!taken.some((one) => isSameViewName(one, nome))) return undefined
  return scope === 'mia' ? listTexts.nomeDoppio : listTexts.nomeDoppioDiMolti
}

export type Asked = 'save' | 'rename' | 'remove' | null

export function ViewsQuestion({ asked, views, onClose }: { asked: Asked; views: Views; onClose: () => void }) {
  const { current, scopes, taken, save, rename, remove } = views
  if (asked === 'save')
    return (
      <ViewNameDialog onClose={onClose} onSave={save} scopes={scopes} taken={taken} title={listTexts.salvaTitolo} />
    )
  if (!asked || !current) return null
  if (asked === 'rename')
    return (
      <ViewNameDialog
        initial={current.nome}
        onClose={onClose}
        onSave={(nome) => rename(current, nome)}
        scopes={[current.scope]}
        taken={(scope) => taken(scope, current.id)}
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
      text={current.scope === 'tutti' ? listTexts.eliminaTutti : listTexts.eliminaGestore}
      title={listTexts.eliminaTitolo(current.nome)}
    />
  )
}
