import type { ConflictChoice, FieldConflict } from '@bandiera/domain'
import { useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { holdsChoiceTexts, settleChoices } from './choice-texts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { tellTooLong } from './too-long.ts'

export interface Submission<V extends FieldValues, O, R> {
  /** From `useForm`, with the resolver of the module's schema. */
  form: UseFormReturn<V, unknown, O>
  /**
   * Writes the values. When it rejects, its message is shown and nothing typed is lost. On a conflict with another person's
   * change the dialog opens, and this is called again with the person's choice: pass `choice` to `update`.
   * @example onSubmit={(values, choice) => update('bandi', id, { set: values }, { base: bando.versione, choice })}
   */
  onSubmit: (values: O, choice?: ConflictChoice) => Promise<R>
  /** Called after a successful write, when leaving is safe. The button stays disabled until the returned promise settles. */
  onSaved?: ((result: R) => void) | undefined
  /** Names by path for the conflict dialog, for fields with another name in this form than in their table. */
  fieldLabels?: Readonly<Record<string, string>> | undefined
}

/** A failure of any class that names the fields which another person changed too. */
interface ConflictError extends Error {
  conflict: readonly FieldConflict[]
  versione: number
}
interface Asking {
  conflicts: readonly FieldConflict[]
  answer: (theirs: readonly FieldConflict[] | null) => void
}

/**
 * The submission of a form: validates, writes, asks about conflicts until there are none, then shows the refusal or marks the
 * values as saved.
 * @param release lets the next navigation pass the unsaved-changes guard
 * @returns `send` for the form's `onSubmit`, the question to render, and whether the work after the save is running
 */
export function useSubmission<V extends FieldValues, O, R>(
  { form, onSubmit, onSaved, fieldLabels }: Submission<V, O, R>,
  release: () => void,
) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const [following, setFollowing] = useState(false)
  const [settling, setSettling] = useState(false)
  const ask = async (conflicts: readonly FieldConflict[]) => {
    const theirs = await new Promise<readonly FieldConflict[] | null>((answer) => setAsking({ conflicts, answer }))
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
