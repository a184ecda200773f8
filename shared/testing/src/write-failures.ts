import { type FieldConflict, fieldNameAt, plainText, tableOf } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Refuse } from './hand-feed.ts'

/**
 * Refuses an update as the server does when another user has changed `field` too, until the user has chosen.
 * @example renderScreen(<Component />, { refuse: conflictOn('telefono', '02 1') })
 */
export const conflictOn =
  (field: string, theirs: unknown): Refuse =>
  (write) => {
    if (write.op !== 'update' || write.seen !== undefined) return undefined
    const label = fieldNameAt(tableOf[write.coll], field, {}, () => null)
    const conflict = [conflictIn({ field, label, theirs, mine: 'il mio' })]
    return new WriteError('RECORD_CONFLICT', 'Anna ha modificato nel frattempo.', { versione: 99, conflict })
  }

/** A conflict with Anna, as the server reports it. */
export function conflictIn(
  conflict: Pick<FieldConflict, 'field' | 'label' | 'base' | 'mine' | 'theirs'>,
): FieldConflict {
  const words = { base: plainText(conflict.base), mine: plainText(conflict.mine), theirs: plainText(conflict.theirs) }
  return { ...conflict, words, by: 'Anna', at: '2026-03-05T14:07:00.000Z' }
}

/** In the dialog of conflicts: goes on with one's own value of the field with this name. */
export async function keepMine(user: UserEvent, name: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Gli stessi dati sono cambiati' }))
  dialog.getByRole('radiogroup', { name })
  await user.click(dialog.getByRole('button', { name: 'Salva' }))
}

/**
 * Loses the answer to the first write; accepts the next ones.
 * @example renderScreen(<Component />, { refuse: lostAnswer() })
 */
export function lostAnswer(): Refuse {
  let lost = false
  return () => {
    if (lost) return undefined
    lost = true
    return new WriteError('NETWORK', 'Il server non ha risposto: la modifica potrebbe essere salvata.')
  }
}

/**
 * A form that refused: it names the reason in its summary, as a link that leads to the field, and at the field, which is
 * marked as wrong. `field` is the control, or the group of a choice.
 * @example expectRefused(screen.getByLabelText('Nome'), 'Scrivi il nome')
 */
export function expectRefused(field: HTMLElement, message: string): void {
  const links = screen.queryAllByRole('alert').flatMap((one) => within(one).queryAllByRole('button'))
  expect(links.map(({ textContent }) => textContent)).toContain(message)
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(field).toBeInvalid()
}

/** What the user typed, by the label of its field; a form that refuses must still hold it. */
export type Typed = readonly (readonly [label: string | RegExp, text: string])[]

/** Every field still shows what was typed into it. */
export function expectKept(typed: Typed): void {
  expect(typed.map(([label]) => [label, valueOf(screen.getByLabelText(label))])).toEqual(typed)
}

const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value
