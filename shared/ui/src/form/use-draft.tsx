import { formatInstant } from '@bandiera/domain'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ConfirmDialog } from '../page/confirm-dialog.tsx'
import { forgetChoiceTexts, giveChoiceTexts } from './choice-texts.ts'
import { type Changes, type FormDraft, readDraft, splitChanges, type Typed, writeDraft } from './drafts.ts'
import { formTexts } from './texts.ts'

interface DraftOptions {
  draft: FormDraft | undefined
  /** Values that the form starts from. */
  start: Record<string, unknown>
  /** Present input, `null` when nothing was typed. */
  read: () => Typed | null
  typed: boolean
}

/** Writes a draft while a person types, and begins with the one that is stored. */
export function useDraft<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  { draft: given, start, read, typed }: DraftOptions,
): { note: ReactNode; forget: () => void; holdsBack: boolean } {
  const [draft] = useState(given)
  const [found] = useState(() => {
    const stored = draft ? readDraft(draft) : null
    // before the combo boxes render: they start with their kept text
    if (stored) giveChoiceTexts(form.control, stored.texts)
    return stored && { ...stored, ...splitChanges(stored, start) }
  })
  const [held, hold] = useState<Changes>(found?.held ?? [])
  const [isShown, show] = useState(found !== null)
  useEffect(() => put(form, found?.changes ?? []), [form, found])
  const present = useRef<() => Typed | null>(() => null)
  useEffect(() => {
    present.current = () => withHeld(read(), held, found?.from ?? {})
  })
  const stop = useWriter(form, draft, { present, stored: found })
  const forget = () => {
    stop()
    draft?.store.remove(draft.key)
    hold([])
    show(false)
  }
  const discard = () => {
    form.reset()
    forgetChoiceTexts(form.control)
    forget()
  }
  const take = () => {
    put(form, held)
    hold([])
  }
  const holdsBack = held.length > 0
  const isOlder = found !== null && found.version !== (draft?.version ?? null)
  const note = draft && found && isShown && (typed || holdsBack) && (
    <DraftNote
      at={found.at}
      fields={held.map(([field]) => draft.label(field))}
      isOlder={isOlder}
      onDiscard={discard}
      onTake={take}
    />
  )
  return { note, forget, holdsBack }
}

function put<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>, changes: Changes): void {
  for (const [key, value] of changes) form.setValue(key as Path<V>, value as never, { shouldDirty: true })
}

/** Values that were held back stay in the draft until the person decides. */
function withHeld(typed: Typed | null, held: Changes, from: Typed['from']): Typed | null {
  const rest = held.filter(([key]) => !typed || !(key in typed.from))
  if (!typed && rest.length === 0) return null
  return {
    from: { ...Object.fromEntries(rest.map(([key]) => [key, from[key]])), ...typed?.from },
    set: { ...Object.fromEntries(rest.filter(([, value]) => value !== undefined)), ...typed?.set },
    gone: [...rest.filter(([, value]) => value === undefined).map(([key]) => key), ...(typed?.gone ?? [])],
    texts: typed?.texts ?? {},
  }
}

/** Milliseconds without a key press. */
const PAUSE = 600

interface WriterOptions {
  present: RefObject<() => Typed | null>
  stored: Typed | null
}

/** Writes in pauses and when the page goes; never after the form has gone, since a logout removes it. @returns what ends the present draft */
function useWriter<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  draft: FormDraft | undefined,
  { present, stored }: WriterOptions,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // a draft that was taken up keeps its time until something is typed
  const last = useRef(textOf(stored))
  useEffect(() => {
    if (!draft) return
    const write = () => {
      timer.current = undefined
      const typed = present.current()
      const now = textOf(typed)
      if (now === last.current) return
      last.current = now
      if (typed) writeDraft(draft, typed)
      else draft.store.remove(draft.key)
    }
    const later = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(write, PAUSE)
    }
    const atOnce = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      write()
    }
    const hidden = () => document.visibilityState === 'hidden' && atOnce()
    const stop = form.subscribe({ formState: { values: true }, callback: later })
    window.addEventListener('pagehide', atOnce)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      stop()
      clearTimeout(timer.current)
      window.removeEventListener('pagehide', atOnce)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [form, draft, present])
  return () => {
    clearTimeout(timer.current)
    timer.current = undefined
    // a write before React has drawn the saved form again finds the same
    last.current = textOf(present.current())
  }
}

const textOf = (typed: Typed | null): string =>
  typed ? JSON.stringify([typed.from, typed.set, typed.gone, typed.texts]) : ''

interface DraftNoteProps {
  at: string
  isOlder: boolean
  /** Names of the fields that were held back. */
  fields: readonly string[]
  onDiscard: () => void
  onTake: () => void
}

export function DraftNote({ at, isOlder, fields, onDiscard, onTake }: DraftNoteProps) {
  const place = useRef<HTMLDivElement>(null)
  const [asked, ask] = useState(false)
  const when = formatInstant(at).replace(' ', ', ')
  const answer = (isSure: boolean) => {
    ask(false)
    if (!isSure) return
    const form = place.current?.closest('form')
    onDiscard()
    // the button goes with the dialog: the focus stays in the form
    setTimeout(() => form?.querySelector<HTMLElement>('input, textarea, select')?.focus())
  }
  return (
    <Alert ref={place} role="status" severity={fields.length > 0 ? 'warning' : 'info'}>
      {isOlder ? formTexts.bozzaVecchia(when) : formTexts.bozza(when)}{' '}
      {fields.length > 0 && formTexts.bozzaTrattenuti(fields)}
      <div>
        {fields.length > 0 && <Button onClick={onTake}>{formTexts.bozzaPrendi}</Button>}
        <Button onClick={() => ask(true)}>{formTexts.bozzaScarta}</Button>
      </div>
      {/* React hands events of a dialog on to the form around it */}
      <div onKeyDown={(event) => event.stopPropagation()} role="presentation">
        <ConfirmDialog
          main="cancel"
          ok={formTexts.bozzaScarta}
          onAnswer={answer}
          open={asked}
          text={formTexts.bozzaDomanda(when)}
          title={formTexts.bozzaScarta}
        />
      </div>
    </Alert>
  )
}
