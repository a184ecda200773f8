import { unUsr } from '@bandiera/testing'
import { fireEvent, waitFor } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'

it('prints with Ctrl+P as buttons do, and once while the key is held', async () => {
  const print = jest.fn()
  window.print = print
  await renderShell({ signedIn: unUsr('gestore'), path: '/privacy' })
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(false)
  fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true, repeat: true })
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true, shiftKey: true })).toBe(true)
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
})
