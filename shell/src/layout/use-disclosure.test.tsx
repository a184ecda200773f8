import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useHoverDisclosure } from './use-disclosure.ts'

function Sample() {
  const { open, rootProps, buttonProps } = useHoverDisclosure()
  return (
    <>
      <button>prima</button>
      <div {...rootProps} data-testid="root">
        <button {...buttonProps}>apri</button>
        <div hidden={!open}>
          <button>uno</button>
          <button>due</button>
        </div>
      </div>
      <button>dopo</button>
    </>
  )
}

function open() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Sample />)
  const root = screen.getByTestId('root')
  const mouse = { pointerType: 'mouse' }
  return {
    user,
    enter: () => fireEvent.pointerEnter(root, mouse),
    leave: () => fireEvent.pointerLeave(root, mouse),
    touchEnter: () => fireEvent.pointerEnter(root, { pointerType: 'touch' }),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    button: screen.getByRole('button', { name: 'apri' }),
    isOpen: () => screen.queryByRole('button', { name: 'uno' }) !== null,
  }
}

describe('a panel that opens on hover', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('opens 120 ms after the mouse came and says so', () => {
    const { enter, wait, isOpen, button } = open()
    enter()
    wait(119)
    expect(isOpen()).toBe(false)
    wait(1)
    expect(isOpen()).toBe(true)
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  it('does not open for a mouse that only crosses', () => {
    const { enter, leave, wait, isOpen } = open()
    enter()
    wait(100)
    leave()
    wait(1000)
    expect(isOpen()).toBe(false)
  })

  it('stays while the mouse is on it', () => {
    const { enter, wait, isOpen } = open()
    enter()
    wait(5000)
    expect(isOpen()).toBe(true)
  })

  it('closes 300 ms after the mouse left, unless it returns before', () => {
    const { enter, leave, wait, isOpen } = open()
    enter()
    wait(120)
    leave()
    wait(299)
    enter()
    wait(1000)
    expect(isOpen()).toBe(true)
    leave()
    wait(300)
    expect(isOpen()).toBe(false)
  })

  it('stays when the mouse leaves while the focus is inside', () => {
    const { enter, leave, wait, isOpen } = open()
    enter()
    wait(120)
    act(() => screen.getByRole('button', { name: 'uno' }).focus())
    leave()
    wait(1000)
    expect(isOpen()).toBe(true)
  })

  it('closes on Esc under the mouse and opens again only after the mouse has left', async () => {
    const { user, enter, leave, wait, isOpen, button } = open()
    enter()
    wait(120)
    act(() => button.focus())
    await user.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    enter()
    wait(1000)
    expect(isOpen()).toBe(false)
    leave()
    enter()
    wait(120)
    expect(isOpen()).toBe(true)
  })

  it('is pinned by a click after the hover, and closed by the next one', () => {
    const { enter, leave, wait, isOpen, button } = open()
    enter()
    wait(120)
    fireEvent.click(button)
    leave()
    wait(1000)
    expect(isOpen()).toBe(true)
    fireEvent.click(button)
    expect(isOpen()).toBe(false)
  })

  it('opens with Enter and not by focus alone; Esc gives the focus back', async () => {
    const { user, isOpen, button } = open()
    await user.tab()
    await user.tab()
    expect(button).toHaveFocus()
    expect(isOpen()).toBe(false)
    await user.keyboard('{Enter}')
    await user.tab()
    expect(screen.getByRole('button', { name: 'uno' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(button).toHaveFocus()
    expect(isOpen()).toBe(false)
  })

  it('closes when Tab leaves the last of its controls', async () => {
    const { user, isOpen, button } = open()
    act(() => button.focus())
    await user.keyboard(' ')
    await user.tab()
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'dopo' })).toHaveFocus()
    expect(isOpen()).toBe(false)
  })

  it('opens with one tap and closes with a tap elsewhere', () => {
    const { touchEnter, wait, isOpen, button } = open()
    touchEnter()
    wait(500)
    expect(isOpen()).toBe(false)
    fireEvent.click(button)
    expect(isOpen()).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(isOpen()).toBe(false)
  })
})
