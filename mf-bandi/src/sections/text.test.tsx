import { type BandoData } from '@bandiera/domain'
import { renderScreen, unBando } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'

function open(data: Partial<BandoData>) {
  const bando = unBando({ data })
  return renderScreen(<Component />, { bandi: [bando], path: `/bando/${bando._id}`, pattern: '/bando/:id' })
}

it('has who may take part before all its text, what is binding first, or says that none wrote it', () => {
  const { unmount } = open({
    criteri: [
      { id: 'o', tipo: 'obiettivo', vincolante: false, ammessi: ['Digitalizzazione'] },
      { id: 't', tipo: 'territorio', regioni: ['03'] },
    ],
    sezioni: [{ titolo: 'Finalità', html: '<p>Per crescere</p>' }],
  })
  const criteri = screen.getByRole('region', { name: 'Chi può partecipare' })
  expect(criteri).toHaveTextContent(/Lombardia.*Preferenze.*Digitalizzazione/)
  expect(criteri.compareDocumentPosition(screen.getByText('Per crescere'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('heading', { name: 'Requisiti' })).toBeNull()
  unmount()
  open({ criteri: [] })
  expect(screen.getByRole('region', { name: 'Chi può partecipare' })).toHaveTextContent(
    'Nessun requisito è stato ancora scritto per questo bando.',
  )
})
