import { renderScreen, unaAzienda } from '@bandiera/testing'
import { screen } from '@testing-library/react'
import { useHistory } from './use-history.ts'

const azienda = unaAzienda({ versione: 1 })
function History({ id = azienda._id }) {
  const { voci, stato, errore, riprova } = useHistory('aziende', id)
  return (
    <>
      <p>{stato}</p>
      <p>{errore}</p>
      <ul>
        {voci.map((voce) => (
          <li key={voce.id}>{voce.chi}</li>
        ))}
      </ul>
      <button onClick={riprova}>Riprova</button>
    </>
  )
}
const voce = (id: number, chi: string) => ({
  id: String(id),
  quando: '2026-11-21T08:00:00.000Z',
  chi,
  titolo: 'Modifica',
  campi: [],
})
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

it('loads the changes of the record, and loads again when it changes', async () => {
  const asked: string[] = []
  let voci = [voce(1, 'Gina')]
  const { feed } = renderScreen(<History />, {
    aziende: [azienda],
    request: (path) => (asked.push(path), Response.json({ voci })),
  })
  expect(screen.getByText('carica')).toBeVisible()
  expect(await screen.findByText('Gina')).toBeVisible()
  voci = [voce(2, 'Piero'), ...voci]
  feed.update('aziende', { ...azienda, telefono: '02 1', versione: 2 })
  expect(await screen.findByText('Piero')).toBeVisible()
  expect(shown()).toEqual(['Piero', 'Gina'])
  expect(asked).toEqual(Array(2).fill(`/api/cronologia/aziende/${azienda._id}`))
})

it('keeps what it has when it cannot ask again, says why and tries again', async () => {
  let fails = false
  const { user, feed } = renderScreen(<History />, {
    aziende: [azienda],
    request: () => {
      if (fails) throw new Error('Il server non risponde.')
      return Response.json({ voci: [voce(1, 'Gina')] })
    },
  })
  await screen.findByText('Gina')
  fails = true
  feed.update('aziende', { ...azienda, versione: 2 })
  expect(await screen.findByText('Il server non risponde.')).toBeVisible()
  expect(shown()).toEqual(['Gina'])
  fails = false
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('pronto')).toBeVisible()
})
