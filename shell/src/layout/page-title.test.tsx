import { unUsr } from '@bandiera/testing'
import { act } from '@testing-library/react'
import { renderShell } from '../../test/render-shell.tsx'
import { titleAtom } from '../state.ts'

it('names the page in the window one second late and says it at once', async () => {
  document.title = 'prima'
  const { go, shell, container } = await renderShell({ signedIn: unUsr('gestore'), path: '/privacy' })
  const said = () => container.querySelector('[aria-live]')?.textContent
  jest.useFakeTimers()
  await go('/bandi')
  expect(said()).toBe('Bandi')
  act(() => jest.advanceTimersByTime(999))
  expect(document.title).not.toContain('Bandi')
  act(() => jest.advanceTimersByTime(1))
  expect(document.title).toBe('Bandi – Portale di prova')
  act(() => shell.store.set(titleAtom, { pathname: '/bandi', title: 'Bandi aperti' }))
  expect(said()).toBe('Bandi aperti – Bandi')
  await go('/pratiche')
  expect(said()).toBe('Pratiche')
  jest.useRealTimers()
})
