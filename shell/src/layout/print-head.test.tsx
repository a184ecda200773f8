import { unUsr } from '@bandiera/testing'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'
import { titleAtom } from '../state.ts'

const edges = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join()

it('writes the title of the page at the edge of its sheets, also before the window has it', async () => {
  const { shell } = await renderShell({ signedIn: unUsr('gestore'), path: '/privacy' })
  act(() => shell.store.set(titleAtom, { pathname: '/privacy', title: 'Rossi "2" Srl' }))
  fireEvent(window, new Event('beforeprint'))
  const styles = [...document.querySelectorAll('style')].map((one) => one.textContent).join('') + edges()
  expect(styles).toContain('Rossi \\"2\\" Srl – Privacy – Portale di prova')
  fireEvent(window, new Event('afterprint'))
})

it('prints with Ctrl+P as buttons do, and once while the key is held', async () => {
  const print = jest.fn()
  window.print = print
  await renderShell({ signedIn: unUsr('gestore'), path: '/privacy' })
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false)
  fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true, repeat: true })
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true, shiftKey: true })).toBe(true)
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})
