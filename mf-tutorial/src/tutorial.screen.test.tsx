import type { Role, Video } from '@bandiera/domain'
import { GESTORE_ID, someSettings, renderScreen, unUsr, type ScreenOptions } from '@bandiera/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import module from './module.ts'
import { Component } from './tutorial.screen.tsx'

const video: Video[] = [
  {
    id: 'benvenuto',
    titolo: 'Benvenuto',
    gruppo: 'Primi passi',
    indirizzo: '/demo/a.webm',
    sottotitoli: '/demo/a.vtt',
    durata: 72,
  },
  {
    id: 'bilanci',
    titolo: 'Il bilancio è più facile',
    gruppo: 'Credito',
    indirizzo: 'https://v.test/b.mp4',
    durata: 3730,
  },
]
const open = ({ settings = someSettings({ video }), ...options }: ScreenOptions = {}) =>
  renderScreen(<Component />, { settings, ...options })

const film = () => document.querySelector('video')!
const played: HTMLMediaElement[] = []
beforeAll(() => {
  // jsdom plays nothing: position and length are the test's
  HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
    played.push(this)
  }
})
function at(seconds: number, length = 72) {
  Object.defineProperty(film(), 'duration', { configurable: true, value: length })
  film().currentTime = seconds
}

describe('the films', () => {
  it('are in their groups, with their length, the first one ready', () => {
    open()
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Primi passi',
      'Credito',
    ])
    expect(screen.getByRole('button', { name: 'Guarda «Il bilancio è più facile», 1:02:10' })).toBeVisible()
    expect(film()).toHaveAttribute('src', '/demo/a.webm')
    expect(film()).not.toHaveAttribute('autoplay')
    expect(film().querySelector('track')).toHaveAttribute('src', '/demo/a.vtt')
  })

  it('play with one press, and the address says which', async () => {
    const { user, location } = open()
    await user.click(screen.getByRole('button', { name: /^Guarda «Il bilancio/ }))
    expect(film()).toHaveAttribute('src', 'https://v.test/b.mp4')
    expect(film().autoplay).toBe(true)
    expect(location()).toBe('/?video=bilanci')
  })

  it('are found by their words, accents and capitals aside', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Cerca un video'), 'PIU credito')
    expect(screen.getAllByRole('button', { name: /^Guarda/ })).toHaveLength(1)
    expect(screen.getByText('1 video')).toBeVisible()
    await user.type(screen.getByLabelText('Cerca un video'), ' zzz')
    expect(screen.getByText('Nessun video parla di «PIU credito zzz».')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mostra tutti i video' }))
    expect(screen.getAllByRole('button', { name: /^Guarda/ })).toHaveLength(2)
  })

  it('follow the settings, live', () => {
    const { feed } = open()
    feed.update('settings', someSettings({ video: [{ ...video[0]!, titolo: 'Nuovo titolo' }] }))
    expect(screen.getByRole('heading', { name: 'Nuovo titolo' })).toBeVisible()
  })

  it('that do not open say so and lead to the file', () => {
    open()
    fireEvent.error(film())
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByRole('heading', { name: 'Il video non si apre' })).toBeVisible()
    expect(alert.getByRole('link', { name: 'Apri il file in una nuova finestra' })).toHaveAttribute(
      'href',
      '/demo/a.webm',
    )
  })

  it('of an unsafe address are neither played nor linked', () => {
    open({ settings: someSettings({ video: [{ id: 'x', titolo: 'X', indirizzo: 'javascript:alert(1)' }] }) })
    expect(screen.getByRole('heading', { name: 'Il video non si apre' })).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('the place where the person stopped', () => {
  it('is kept with the person when the film is paused', () => {
    const { writes } = open()
    at(31.8)
    fireEvent.pause(film())
    expect(writes).toEqual([
      { op: 'update', coll: 'usr', id: GESTORE_ID, patch: { set: { 'preferenze.video.benvenuto': 31 } } },
    ])
    expect(screen.getByRole('button', { name: 'Guarda «Benvenuto», 1:12, Ripartirai da 0:31' })).toBeVisible()
  })

  it('is the end when it was seen to the end, and nothing in the first seconds', () => {
    const { writes } = open()
    at(1)
    fireEvent.pause(film())
    expect(writes).toEqual([])
    at(70)
    fireEvent.pause(film())
    expect(screen.getByRole('button', { name: 'Guarda «Benvenuto», 1:12, Visto' })).toBeVisible()
  })

  it('is where the film starts again, or the beginning on request', async () => {
    const usr = unUsr('gestore', { preferenze: { video: { benvenuto: 31 } } })
    const { user } = open({ usr })
    fireEvent.loadedMetadata(film())
    expect(film().currentTime).toBe(31)
    await user.click(screen.getByRole('button', { name: /^Ricomincia dall’inizio/ }))
    expect([film().currentTime, played.length]).toEqual([0, 1])
  })
})

it.each<[Role, boolean]>([
  ['admin', true],
  ['editore', true],
  ['gestore', false],
  ['professionista', false],
])('without a film %s is led to the settings: %p', (role, led) => {
  open({ usr: unUsr(role), settings: someSettings() })
  expect(screen.getByRole('heading', { name: 'Nessun video' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Aggiungi i video nelle impostazioni' }) !== null).toBe(led)
})

it('is off unless a tenant switches it on, and in the menu of sofabis only', () => {
  expect(module.features['tutorial']).toMatchObject({ on: false })
  expect(module.menu[0]?.varianti).toEqual(['sofabis'])
})
