import type { ConflictChoice, FieldConflict } from '@bandiera/domain'
import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useState } from 'react'
import { type FieldValues, FormProvider, useFormState, type UseFormReturn } from 'react-hook-form'
import { uiTexts } from '../texts.ts'
import { forgetChoiceTexts, holdsChoiceTexts, settleChoices, useTyped } from './choice-texts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { FormDraft } from './drafts.ts'
import { ErrorSummary, Refusal } from './error-summary.tsx'
import { FormBar, keepEnter } from './form-bar.tsx'
import { RequiredMarks } from './required-marks.tsx'
import { formTexts } from './texts.ts'
import { tellTooLong } from './too-long.ts'
import { useKeptInput } from './use-kept-form.tsx'
import { useKeptGuard } from './use-unsaved-guard.tsx'

export interface Submission<V extends FieldValues, O, R> {
  /** From `useForm`, with the resolver of the module's schema. */
  form: UseFormReturn<V, unknown, O>
  /** When it rejects, its message is shown. On a conflict it is called again with the person's choice: pass `choice` to `update`. */
  onSubmit: (values: O, choice?: ConflictChoice) => Promise<R>
  /** Called after a successful write, when leaving is safe. The button stays disabled until the returned promise settles. */
  onSaved?: ((result: R) => void) | undefined
  /** Names by path for the conflict dialog, for fields with another name in this form than in their table. */
  fieldLabels?: Readonly<Record<string, string>> | undefined
}

export interface PortalFormProps<V extends FieldValues, O, R> extends Submission<V, O, R> {
  onCancel?: () => void
  /** Esc does what the button Annulla does: for a form in the middle of a page. */
  escape?: boolean
  submit?: string
  label: string
  /** As wide as its place: for a table, or for fields in several columns. */
  wide?: boolean
  /** Name of the user who has saved the record since the form opened, or the empty text; from `useEdit`. */
  meanwhile?: string | null
  /** Keeps what is typed in the browser until it is saved or given up. */
  draft?: FormDraft | undefined
  children: ReactNode
}

/** Fields in one column, summary of errors, notice of another person's save, refusal, conflicts, unsaved-changes guard, a bar with its buttons. */
export function PortalForm<V extends FieldValues, O, R>(props: PortalFormProps<V, O, R>) {
  return (
    <FormProvider {...props.form}>
      <Body {...props} />
    </FormProvider>
  )
}

/** Renders again when the state of the form changes, without rendering the fields around it. */
function Body<V extends FieldValues, O, R>(props: PortalFormProps<V, O, R>) {
  const { onCancel, escape = false, submit = uiTexts.salva, label, wide, meanwhile = null, draft, children } = props
  const own = { name: label, draft, onGiveUp: onCancel }
  const { send, sending, giveUp, note, questions } = useForming(props, own)
  return (
    <>
      <Stack
        aria-label={label}
        component="form"
        noValidate
        onKeyDown={(event) => {
          keepEnter(event)
          if (escape && event.key === 'Escape' && !event.defaultPrevented) giveUp()
        }}
        onSubmit={send}
        sx={{ gap: 4, maxWidth: wide ? undefined : 640 }}
      >
        <ErrorSummary />
        {note}
        <ChangedNotice chi={meanwhile} />
        <RequiredMarks>{children}</RequiredMarks>
        <Refusal />
        <FormBar>
          <SubmitButton disabled={sending}>{sending ? uiTexts.salvataggio : submit}</SubmitButton>
          {onCancel && <Button onClick={giveUp}>{uiTexts.annulla}</Button>}
        </FormBar>
      </Stack>
      {questions}
    </>
  )
}

const ChangedNotice = ({ chi }: { chi: string | null }) => (
  <div role="status">
    {chi !== null && (
      <Alert role="presentation" severity="info">
        {formTexts.frattempo(chi || formTexts.qualcuno)}
      </Alert>
    )}
  </div>
)

/** Takes the focus when the press is complete: an error that disappears before would move the button away from the pointer. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'variant'>) => (
  <Button
    {...props}
    aria-busy={props.disabled}
    onClick={(event) => event.currentTarget.focus()}
    onMouseDown={(event) => event.preventDefault()}
    type="submit"
    variant="contained"
  />
)

interface Forming {
  /** Of the form on the screen, by which its kept values are known. */
  name: string
  isWindow?: boolean
  draft?: FormDraft | undefined
  onGiveUp: (() => void) | undefined
}

/** What every form does: kept values, guard, submission. `giveUp` asks first when something was typed. */
export function useForming<V extends FieldValues, O, R>(props: Submission<V, O, R>, own: Forming) {
  const { form } = props
  const { isSubmitting } = useFormState({ control: form.control })
  const kept = useKeptInput(form, { isWindow: false, ...own })
  const typed = useTyped(form.control)
  const { question, release, leave } = useKeptGuard(typed || kept.holdsBack, kept.forget)
  const { send, question: conflict, following } = useSubmission(props, release)
  // the caller's work first: the guard does not ask about a new address then, and a dialog that stays open keeps its text
  const giveUp = () =>
    leave(() => {
      own.onGiveUp?.()
      form.reset()
      forgetChoiceTexts(form.control)
    })
  const questions = (
    <>
      {question}
      {conflict}
    </>
  )
  return { send, sending: isSubmitting || following, giveUp, note: kept.note, questions }
}

/** A failure of any class that names the fields which another person changed too. */
interface ConflictError extends Error {
  conflict: readonly FieldConflict[]
  versione: number
}
type Conflicts = readonly FieldConflict[]

/** Validates, writes, asks about conflicts until there are none. @param release lets the next navigation pass the unsaved-changes guard */
export function useSubmission<V extends FieldValues, O, R>(
  { form, onSubmit, onSaved, fieldLabels }: Submission<V, O, R>,
  release: () => void,
) {
  const [asking, setAsking] = useState<{ conflicts: Conflicts; answer: (theirs: Conflicts | null) => void } | null>(
    null,
  )
  const [following, setFollowing] = useState(false)
  const [settling, setSettling] = useState(false)
  const ask = async (conflicts: Conflicts) => {
    const theirs = await new Promise<Conflicts | null>((answer) => setAsking({ conflicts, answer }))
    setAsking(null)
    return theirs
  }
  const save = async (values: O, choice?: ConflictChoice): Promise<{ result: R } | { message: string }> => {
    try {
      return { result: await (choice ? onSubmit(values, choice) : onSubmit(values)) }
    } catch (error) {
      const theirs = isConflict(error) ? await ask(error.conflict) : null
      if (!theirs) return { message: error instanceof Error ? error.message : String(error) }
      const { conflict, versione } = error as ConflictError
      const earlier = (choice?.theirs ?? []).filter(({ field }) => !conflict.some((one) => one.field === field))
      return save(values, { seen: versione, theirs: [...earlier, ...theirs] })
    }
  }
  const submit = form.handleSubmit(async (values) => {
    if (tellTooLong(form)) return
    const outcome = await save(values)
    if ('message' in outcome) return form.setError('root.server', outcome)
    release()
    form.reset(form.getValues())
    const work: unknown = onSaved?.(outcome.result)
    if (!(work instanceof Promise)) return
    // the form counts as submitted, but the button must not send it again
    setFollowing(true)
    await work.finally(() => setFollowing(false))
  })
  const send: typeof submit = async (event) => {
    event?.preventDefault()
    if (!holdsChoiceTexts(form.control)) return submit(event)
    // wait for searches of choices, with the button disabled
    setSettling(true)
    const tell = await settleChoices(form).finally(() => setSettling(false))
    if (tell) await form.handleSubmit(tell, tell)()
    else await submit(event)
  }
  const question: ReactNode = (
    <ConflictDialog
      conflicts={asking?.conflicts ?? []}
      labels={fieldLabels}
      onAnswer={(theirs) => asking?.answer(theirs)}
    />
  )
  return { send, question, following: following || settling }
}

const isConflict = (error: unknown): error is ConflictError =>
  error instanceof Error &&
  'conflict' in error &&
  Array.isArray(error.conflict) &&
  error.conflict.length > 0 &&
  'versione' in error &&
  typeof error.versione === 'number'
