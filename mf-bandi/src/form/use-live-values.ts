import type { Bando } from '@bandiera/domain'
import type { UseFormReturn } from '@bandiera/ui/form'
import { useEffect, useMemo, useState } from 'react'
import { bandoValues, type BandoValues } from './bando-values.ts'
import { changedBando } from './save-bando.ts'

type Field = keyof BandoValues

export interface LiveValues {
  /** User id of who saved the same grant meanwhile; `null` when nobody did. */
  chi: string | null
  /** Fields that both have changed: what is typed here stays, until somebody decides. */
  contesi: readonly Field[]
  /** Takes over what the other wrote in the contested fields. */
  takeTheirs: () => void
  /** Goes on with one's own. */
  keepOwn: () => void
}

/**
 * A form that follows its record: fields that nobody has typed into take the new values at once, the others keep what is
 * typed and are named.
 */
export function useLiveValues(form: UseFormReturn<BandoValues>, bando: Bando | undefined, uid: string): LiveValues {
  const [known, setKnown] = useState(bando)
  const { dirtyFields } = form.formState
  const fields = useMemo(() => changesBetween(known, bando), [known, bando])
  const contesi = fields.filter((field) => dirtyFields[field])
  const follow = (names: readonly Field[]) => {
    const now = bando && bandoValues(bando)
    if (now) for (const field of names) form.resetField(field, { defaultValue: now[field] as never })
  }
  // the form's values live outside React; read when the record changes, not when somebody types
  useEffect(() => {
    const now = bando && bandoValues(bando)
    const untouched = fields.filter((field) => !form.getFieldState(field).isDirty)
    if (now) for (const field of untouched) form.resetField(field, { defaultValue: now[field] as never })
  }, [fields, bando, form])
  const acknowledge = () => setKnown(bando)
  return {
    chi: fields.length > 0 && bando && bando.aggiornatoDa !== uid ? (bando.aggiornatoDa ?? '') : null,
    contesi,
    takeTheirs: () => {
      follow(contesi)
      acknowledge()
    },
    keepOwn: acknowledge,
  }
}

const changesBetween = (before: Bando | undefined, now: Bando | undefined): Field[] =>
  before && now && before !== now ? [...changedBando(now.data, bandoValues(before)).keys()] : []
