import { renderScreen, unaAzienda } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { AziendeList, Component } from './list.screen.tsx'
import module from './module.ts'
import { Component as Count } from './slots/count.tsx'

const aziende = [unaAzienda({ ragioneSociale: 'Verdi S.r.l.' }), unaAzienda({ ragioneSociale: 'Bianchi S.r.l.' })]
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
/** What `useRecords` answers before the first records. */
const unanswered = {
  records: [],
  total: 0,
  visible: 0,
  counts: {},
  state: 'loading' as const,
  error: null,
  more: false,
  next: () => {},
  retry: () => {},
  all: async () => [],
  holdsAll: false,
}

it('lists the companies that the user sees by name, and says how many they are', async () => {
  renderScreen(<Component />, { aziende })
  expect(await screen.findByText('2 aziende')).toBeVisible()
  expect(names()).toEqual(['Bianchi S.r.l.', 'Verdi S.r.l.'])
})

it('follows changes of other users', async () => {
  const { feed } = renderScreen(<Component />, { aziende })
  expect(await screen.findByText('2 aziende')).toBeVisible()
  feed.remove('aziende', aziende[0]!._id)
  expect(await screen.findByText('1 azienda')).toBeVisible()
  expect(names()).toEqual(['Bianchi S.r.l.'])
})

it('says that there is nothing yet', async () => {
  renderScreen(<Component />)
  expect(await screen.findByRole('heading', { name: 'Nessuna azienda' })).toBeVisible()
})

it('says that it is loading', () => {
  renderScreen(<AziendeList {...unanswered} />)
  expect(screen.getByRole('status')).toHaveTextContent('Caricamento delle aziende…')
})

it('says what went wrong and tries again', async () => {
  let asked = 0
  const { user } = renderScreen(
    <AziendeList {...unanswered} error="Il server non risponde." retry={() => (asked += 1)} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Il server non risponde.')
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(asked).toBe(1)
})

it('counts the companies on the start page, and leads to them', async () => {
  renderScreen(<Count />, { aziende })
  expect(await screen.findByRole('link', { name: '2 aziende' })).toHaveAttribute('href', '/placeholder')
})

it('is on unless a tenant switches it off', () => {
  expect(module.features['placeholder']).toMatchObject({ on: true })
})
