import { SlotsContext, type SlotSource } from '@bandiera/platform'
import { renderScreen, unaAzienda } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { Component } from './list.screen.tsx'

const [due, nessuno] = [unaAzienda({ ragioneSociale: 'Due Srl' }), unaAzienda({ ragioneSociale: 'Nessuno Srl' })]
const counts = new Map([[due._id, 2]])

function Counter({ report }: { report: (perAzienda: ReadonlyMap<string, number>) => void }) {
  useEffect(() => report(counts), [report])
  return null
}
const withMatches: SlotSource = (name) =>
  name === 'aziende.incroci'
    ? [{ id: 'mf-incroci:conteggio', title: 'Incroci aperti', Component: Counter as never }]
    : []

const header = () => screen.queryByRole('columnheader', { name: /^Incroci aperti/ })
const cellOf = (name: RegExp) => within(screen.getByRole('row', { name }))

it('shows how many open grants fit each company, and leads to exactly those', () => {
  renderScreen(
    <SlotsContext value={withMatches}>
      <Component />
    </SlotsContext>,
    { aziende: [due, nessuno] },
  )
  expect(header()).toBeVisible()
  const link = cellOf(/Due Srl/).getByRole('link', { name: '2' })
  expect(link).toHaveAttribute('href', `/incroci?azienda=${due._id}&f=esito:=:ammissibile`)
  // no match and no case file
  expect(cellOf(/Nessuno Srl/).getAllByRole('cell', { name: '0' })).toHaveLength(2)
})

it('has no such column on a tenant without the matches', () => {
  renderScreen(<Component />, { aziende: [due] })
  expect(header()).toBeNull()
})
