import type { References } from './references.ts'
import { newId, createCriterio, type Criterio, type CriterioKindId } from '@bandiera/domain'
import { useEffect, useState } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import * as elenco from './edit-criteri.ts'
import { criteriTexts } from './texts.ts'

export interface CriteriInputProps {
  /** Path of the list in the form's values; its value is the list of criteria itself. */
  name: string
  label?: string
  frase: (criterio: Criterio) => string
  riferimenti: References
  pesi: Partial<Record<CriterioKindId, number>>
}

export type CriteriList = ReturnType<typeof useCriteri>['lista']

export function useCriteri(name: string, frase: (criterio: Criterio) => string) {
  const { replace } = useFieldArray({ name, keyName: '_key' })
  const { getValues } = useFormContext()
  const criteri = (useWatch({ name }) as readonly Criterio[] | undefined) ?? []
  const { submitCount } = useFormState()
  const [open, setOpen] = useState<ReadonlyMap<string, { open: boolean; at: number }>>(() => new Map())
  // the last removed criterion, until the next change
  const [removed, setRemoved] = useState<{ criterio: Criterio; index: number } | null>(null)
  const [said, setSaid] = useState('')
  const { box, focusOn } = useFocusOn()
  const now = () => (getValues(name) as Criterio[] | undefined) ?? []
  const textOf = (id: string) => frase(now().find((one) => one.id === id)!)
  const write = (next: readonly Criterio[], text = '') => {
    replace([...next])
    setSaid(text)
  }
  const show = (id: string, shown: boolean) =>
    setOpen((before) => new Map(before).set(id, { open: shown, at: submitCount }))
  const place = (next: readonly Criterio[], id: string) =>
    criteriTexts.spostato(textOf(id), next.findIndex((one) => one.id === id) + 1, next.length)
  const lista = {
    name,
    criteri,
    said,
    removed,
    /** An error opens a line once for each refusal: it can be closed again. */
    isOpen: (id: string, wrong: boolean) => {
      const asked = open.get(id)
      return (wrong && submitCount > (asked?.at ?? 0)) || (asked?.open ?? false)
    },
    toggle: show,
    add: (tipo: CriterioKindId) => {
      const criterio = createCriterio(tipo, newId())
      write([...now(), criterio])
      show(criterio.id, true)
      focusOn(criterio.id, 'campo')
    },
    /** `part` gets the focus afterwards. */
    move: (id: string, step: -1 | 1, part = step < 0 ? 'su' : 'giu') => {
      const next = elenco.move(now(), id, step)
      write(next, place(next, id))
      focusOn(id, part)
    },
    moveBlock: (id: string, step: -1 | 1) => {
      const next = elenco.moveBlock(now(), id, step)
      write(next, place(next, id))
      focusOn(id, step < 0 ? 'gruppo-su' : 'gruppo-giu')
    },
    join: (id: string, withId: string) => {
      write(elenco.join(now(), id, withId, newId()), criteriTexts.raggruppato(textOf(id)))
      focusOn(id, 'altro')
    },
    leave: (id: string) => {
      write(elenco.leave(now(), id), criteriTexts.sciolto(textOf(id)))
      focusOn(id, 'altro')
    },
    duplicate: (id: string) => {
      const copy = newId()
      write(elenco.duplicate(now(), id, copy))
      show(copy, true)
      focusOn(copy, 'titolo')
    },
    remove: (id: string) => {
      const index = now().findIndex((one) => one.id === id)
      setRemoved({ criterio: now()[index]!, index })
      write(elenco.remove(now(), id))
      focusOn('rimosso', 'ripristina')
    },
    setVincolante: (id: string, vincolante: boolean) => write(elenco.setBinding(now(), id, vincolante)),
    undo: () => {
      if (!removed) return
      write(elenco.insertAt(now(), removed.index, removed.criterio))
      setRemoved(null)
      focusOn(removed.criterio.id, 'titolo')
    },
  }
  return { lista, box }
}

/** Returns the focus to where it was once the list is drawn in its new order. */
function useFocusOn() {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [wanted, setWanted] = useState<{ id: string; part: string } | null>(null)
  useEffect(() => {
    if (!wanted) return
    const row = box?.querySelector(`[data-criterio="${wanted.id}"]`)
    const part = wanted.part === 'campo' ? 'input, select, textarea' : `[data-parte="${wanted.part}"]`
    ;(row?.querySelector<HTMLElement>(part) ?? row?.querySelector<HTMLElement>('button'))?.focus()
  }, [wanted, box])
  return { box: setBox, focusOn: (id: string, part: string) => setWanted({ id, part }) }
}
