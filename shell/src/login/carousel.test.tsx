import { createPortalTheme, ThemeProvider } from '@bandiera/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Carousel, EVERY } from './carousel.tsx'

const slides = [
  { titolo: 'Prima', testo: 'Uno' },
  { titolo: 'Seconda', img: '/s/due.png', alt: 'Due persone al tavolo' },
  { titolo: 'Terza' },
]
const theme = createPortalTheme('light')
const show = (page: ReactElement) => render(<ThemeProvider theme={theme}>{page}</ThemeProvider>)
const shown = () => screen.getByRole('heading', { level: 2 }).textContent
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (turns: number) => act(() => jest.advanceTimersByTime(turns * EVERY))
const live = () => screen.getByRole('group').parentElement

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('the slides', () => {
  it('move by themselves, one after the other and round', () => {
    show(<Carousel slides={slides} />)
    const seen = [0, 1, 1, 1].map((turns) => {
      wait(turns)
      return shown()
    })
    expect(seen).toEqual(['Prima', 'Seconda', 'Terza', 'Prima'])
  })

  it('do not move after the pause button until they are started again', () => {
    show(<Carousel slides={slides} />)
    press('Ferma lo scorrimento')
    wait(3)
    expect(shown()).toBe('Prima')
    press('Avvia lo scorrimento')
    wait(1)
    expect(shown()).toBe('Seconda')
  })

  it('rest while the pointer is on them', () => {
    show(<Carousel slides={slides} />)
    fireEvent.pointerEnter(screen.getByRole('region'))
    wait(3)
    expect(shown()).toBe('Prima')
    fireEvent.pointerLeave(screen.getByRole('region'))
    wait(1)
    expect(shown()).toBe('Seconda')
  })

  it('rest while the focus is on them', () => {
    show(<Carousel slides={slides} />)
    const pause = screen.getByRole('button', { name: 'Ferma lo scorrimento' })
    act(() => pause.focus())
    wait(3)
    expect(shown()).toBe('Prima')
    act(() => pause.blur())
    wait(1)
    expect(shown()).toBe('Seconda')
  })

  it('rest during typing', () => {
    show(
      <>
        <input />
        <Carousel slides={slides} />
      </>,
    )
    act(() => screen.getByRole('textbox').focus())
    wait(3)
    expect(shown()).toBe('Prima')
  })

  it('never move by themselves for people who asked for less motion', () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: /reduced-motion/.test(media),
          media,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    )
    show(<Carousel slides={slides} />)
    wait(3)
    expect(shown()).toBe('Prima')
    expect(screen.getByRole('button', { name: 'Avvia lo scorrimento' })).toBeInTheDocument()
    press('Avanti')
    expect(shown()).toBe('Seconda')
  })

  it('are chosen with previous, next and a mark for each, and then stop moving by themselves', () => {
    show(<Carousel slides={slides} />)
    press('Precedente')
    expect(shown()).toBe('Terza')
    press('Avanti')
    expect(shown()).toBe('Prima')
    press('Vai alla diapositiva 2: Seconda')
    expect(screen.getByRole('button', { name: /^Vai alla diapositiva 2/ })).toHaveAttribute('aria-current', 'true')
    wait(3)
    expect(shown()).toBe('Seconda')
  })

  it('are read out only when the reader moves them', () => {
    show(<Carousel slides={slides} />)
    expect(live()).toHaveAttribute('aria-live', 'off')
    press('Avanti')
    expect(live()).toHaveAttribute('aria-live', 'polite')
  })

  it('say which one is shown, and what its picture shows', () => {
    show(<Carousel slides={slides} />)
    expect(screen.getByRole('group', { name: '1 di 3' })).toHaveTextContent('Prima')
    press('Avanti')
    expect(screen.getByRole('img', { name: 'Due persone al tavolo' })).toBeInTheDocument()
  })

  it('share the space of the largest: the others are rendered, but hidden', () => {
    const { container } = show(<Carousel slides={slides} />)
    const all = [...container.querySelectorAll('[aria-roledescription="diapositiva"]')]
    expect(all.map((one) => getComputedStyle(one).visibility)).toEqual(['visible', 'hidden', 'hidden'])
    expect(all.map((one) => getComputedStyle(one).gridArea)).toEqual(['1/1', '1/1', '1/1'])
    expect(screen.getAllByRole('heading')).toHaveLength(1)
  })

  it('have no controls when there is only one', () => {
    show(<Carousel slides={slides.slice(0, 1)} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
