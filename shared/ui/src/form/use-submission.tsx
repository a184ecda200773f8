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
   * Writes. When it rejects, its message is shown and nothing typed is lost. A conflict with what another person changed
   * since then opens the dialog first, and this is called again with what was chosen: hand `choice` to `update`.
   * @example onSubmit={(values, choice) => update('bandi', id, { set: values }, { base: bando.versione, choice })}
   */
  onSubmit: (values: O, choice?: ConflictChoice) => Promise<R>
  /** After a successful write, when leaving is safe. The button stays disabled until the promise that it returns has ended. */
  onSaved?: ((result: R) => void) | undefined
  /** Names by path of fields that this form calls otherwise than their table, for the dialog of conflicts. */
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
 * What the submit button does: checks, writes, asks about conflicts until there are none, and either shows the refusal or
 * calls what is written clean.
 * @param release lets the next navigation pass the unsaved-changes guard
 * @returns `send` for the form's `onSubmit`, the question to render, and whether what follows the save is under way
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
    // what was saved is no longer being submitted, and the button must not send it again
    setFollowing(true)
    await work.finally(() => setFollowing(false))
  })
  const send: typeof submit = async (event) => {
    event?.preventDefault()
    if (!holdsChoiceTexts(form.control)) return submit(event)
    // a choice whose search has not answered yet is waited for, and the button with it
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
