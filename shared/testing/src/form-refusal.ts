import { screen, within } from '@testing-library/react'

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

/** What somebody typed, by the label of its field; a form that refuses must still hold it. */
export type Typed = readonly (readonly [label: string | RegExp, text: string])[]

/** Every field still shows what was typed into it. */
export function expectKept(typed: Typed): void {
  expect(typed.map(([label]) => [label, valueOf(screen.getByLabelText(label))])).toEqual(typed)
}

const valueOf = (field: HTMLElement): string => (field as HTMLInputElement).value
