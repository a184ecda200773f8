import { render, screen } from '@testing-library/react'
import { Slot, SlotsContext, useSlot, type SlotSource } from './slots.tsx'

const Bandi = ({ aziendaId }: { aziendaId: string }) => <p>bandi di {aziendaId}</p>
const Pratiche = ({ aziendaId }: { aziendaId: string }) => <p>pratiche di {aziendaId}</p>
const source = ((name) =>
  name === 'azienda.scheda'
    ? [
        { id: 'mf-bandi/scheda', title: 'Bandi', Component: Bandi },
        { id: 'mf-pratiche/scheda', title: 'Pratiche', Component: Pratiche },
      ]
    : []) as SlotSource

it('shows every part of the slot with its props, in order', () => {
  render(
    <SlotsContext value={source}>
      <Slot name="azienda.scheda" props={{ aziendaId: 'a1' }}>
        {(title, part) => (
          <section aria-label={title} title={title}>
            {part}
          </section>
        )}
      </Slot>
    </SlotsContext>,
  )
  expect(screen.getAllByRole('region').map((region) => `${region.title}: ${region.textContent}`)).toEqual([
    'Bandi: bandi di a1',
    'Pratiche: pratiche di a1',
  ])
})

it('gives titles to pages that show parts as tabs', () => {
  const Titles = () => useSlot('azienda.scheda').map((part) => <li key={part.id}>{part.title}</li>)
  render(
    <SlotsContext value={source}>
      <Titles />
    </SlotsContext>,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Bandi', 'Pratiche'])
})

it('is empty outside the portal', () => {
  const { container } = render(<Slot name="bando.scheda" props={{ bandoId: 'b1' }} />)
  expect(container).toBeEmptyDOMElement()
})
