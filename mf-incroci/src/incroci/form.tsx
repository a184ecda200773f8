import type { Azienda, ConflictChoice } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { Button, LinkButton, Stack, uiTexts, useToday } from '@bandiera/ui'
import { FormProvider, Refusal, SubmitButton, useSchemaForm, useSubmission, useUnsavedGuard } from '@bandiera/ui/form'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react'
import { FieldInput, type MissingField, missingFieldOf } from './fields.tsx'
import { fieldSchema, fieldValues, type FieldValues, storedValue } from './rules.ts'
import { texts } from './texts.ts'
import { hrefAzienda } from '../paths.ts'

interface FieldFormProps extends Pick<CompleteFieldProps, 'azienda' | 'onSaved'> {
  dato: MissingField
  onClose: () => void
}

/** The form of one missing field; it writes this field only. */
function FieldForm({ azienda, dato, onClose, onSaved }: FieldFormProps) {
  const { save } = useEdit('aziende', azienda)
  const saved = useSaved(texts.saved(dato.etichetta), onSaved)
  const form = useSchemaForm<FieldValues>(fieldSchema(dato), fieldValues(dato), { mode: 'onSubmit' })
  const { isDirty, isSubmitting } = form.formState
  useReportUnsaved(isDirty && !isSubmitting)
  const box = useRef<HTMLFormElement>(null)
  // the button that opened the form is gone: the field gets its focus
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const write = (values: FieldValues, choice?: ConflictChoice) =>
    save({ set: { [dato.path]: storedValue(dato, values) } }, choice)
  // `UnsavedFields` guards all fields of the page
  const { send, question } = useSubmission({ form, onSubmit: write, onSaved: saved }, () => undefined)
  return (
    <FormProvider {...form}>
      <form aria-label={texts.completeOf(dato.etichetta)} noValidate onSubmit={send} ref={box}>
        <Stack sx={{ gap: 2, maxWidth: 320, py: 1 }}>
          <FieldInput dato={dato} />
          <Refusal />
          <Stack direction="row" sx={{ gap: 2 }}>
            <SubmitButton disabled={isSubmitting}>{isSubmitting ? uiTexts.salvataggio : uiTexts.salva}</SubmitButton>
            <Button onClick={onClose}>{uiTexts.annulla}</Button>
          </Stack>
        </Stack>
      </form>
      {question}
    </FormProvider>
  )
}

interface CompleteFieldProps {
  azienda: Azienda
  campo: string
  etichetta: string
  onSaved: () => void
  children: ReactNode
  inline?: boolean
  open?: boolean
}

/** A missing datum of a company: a form in place, or a link to the company's page when it needs more than one field. */
export function CompleteField(props: CompleteFieldProps) {
  const { azienda, campo, etichetta, onSaved, children, inline = false, open = false } = props
  const oggi = useToday()
  const dato = missingFieldOf(azienda, campo, oggi)
  const [editing, setEditing] = useState({ path: open && dato ? dato.path : null, back: false })
  if (dato && editing.path === dato.path) {
    const close = () => setEditing({ path: null, back: true })
    return <FieldForm azienda={azienda} dato={dato} onClose={close} onSaved={onSaved} />
  }
  const name = { 'aria-label': texts.completeOf(dato?.etichetta ?? etichetta), variant: 'outlined' } as const
  return (
    <Stack
      direction={inline ? 'row' : 'column'}
      sx={{ alignItems: inline ? 'center' : 'flex-start', gap: inline ? 3 : 1, justifyContent: 'space-between' }}
    >
      <span>{children}</span>
      {dato ? (
        <Button {...name} autoFocus={editing.back} onClick={() => setEditing({ path: dato.path, back: false })}>
          {texts.complete}
        </Button>
      ) : (
        <LinkButton {...name} to={hrefAzienda(azienda._id)}>
          {texts.complete}
        </LinkButton>
      )}
    </Stack>
  )
}

type Report = (id: string, dirty: boolean) => void
const UnsavedContext = createContext<Report>(() => undefined)

/** One guard against leaving for all open fields of the page: the router takes one guard at a time. */
export function UnsavedFields({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(NONE)
  const report = useCallback<Report>((id, isDirty) => {
    setDirty((now) => {
      if (now.has(id) === isDirty) return now
      return new Set(isDirty ? [...now, id] : [...now].filter((one) => one !== id))
    })
  }, [])
  const { question } = useUnsavedGuard(dirty.size > 0)
  return (
    <UnsavedContext value={report}>
      {children}
      {question}
    </UnsavedContext>
  )
}

function useReportUnsaved(isDirty: boolean): void {
  const report = useContext(UnsavedContext)
  const id = useId()
  useEffect(() => report(id, isDirty), [report, id, isDirty])
  useEffect(() => () => report(id, false), [report, id])
}

const NONE: ReadonlySet<string> = new Set()
