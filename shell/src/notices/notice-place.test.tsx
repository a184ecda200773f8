import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createNoticeQueue, type NoticeQueue } from './notice-queue.ts'
import { Notices } from './notices.tsx'

/** The rules of the box that a notice floats in, those for narrow and wide windows included. */
function rulesOf(push: (queue: NoticeQueue) => void): string {
  const store = createStore()
  const queue = createNoticeQueue(store)
  render(<Notices queue={queue} />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
  act(() => push(queue))
  const box = screen.getByText('Ecco').closest('[role]')!.parentElement!
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
  return rules.filter((rule) => box.className.split(' ').some((name) => rule.includes(`.${name} `))).join('\n')
}

it('is at the bottom of the window', () => {
  const rules = rulesOf((queue) => queue.push({ text: 'Ecco' }))
  expect(rules).toContain('position: fixed')
  expect(rules).toMatch(/[^-]bottom: \d+px/)
  expect(rules).not.toMatch(/[^-]top:/)
})

it('is at the centre of the window, in red, when it is a message of the login', () => {
  const rules = rulesOf((queue) => queue.pushLoginError('Ecco'))
  for (const rule of ['position: fixed', 'left: 50%', 'top: 50%', 'transform: translate(-50%, -50%)'])
    expect(rules).toContain(rule)
  expect(rules).not.toMatch(/[^-]bottom:/)
  expect(screen.getByRole('alert')).toHaveClass('MuiAlert-filled', 'MuiAlert-colorError')
})
