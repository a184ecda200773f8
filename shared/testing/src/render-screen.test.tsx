import { useIds, useLiveStatus, useRecord, useWrites, WriteError } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { someSettings, renderScreen, unaAzienda, unBando, unUsr } from './index.ts'

function Titles() {
  const { ready, connected } = useLiveStatus()
  const ids = useIds('bandi')
  return ready && connected ? ids.map((id) => <Title key={id} id={id} />) : <p>Caricamento</p>
}

function Title({ id }: { id: string }) {
  return <p>{useRecord('bandi', id)?.data.titolo}</p>
}

function Rename({ id }: { id: string }) {
  const { update } = useWrites()
  const { notify, confirm } = usePortal()
  const rename = async () => {
    if (!(await confirm({ title: 'Conferma', text: 'Rinomino?' }))) return
    await update('bandi', id, { set: { 'data.titolo': 'Rinominato' }, unset: ['data.ente'] }).then(
      () => notify({ text: 'Salvato' }),
      (error: WriteError) => notify({ text: error.message, kind: 'error' }),
    )
  }
  return <button onClick={rename}>Rinomina</button>
}

describe('renderScreen', () => {
  it('shows the records at the first render, newest first', () => {
    const bandi = [unBando({ data: { titolo: 'Vecchio' } }), unBando({ data: { titolo: 'Nuovo' } })]
    const { container } = renderScreen(<Titles />, { bandi })
    expect(container).toHaveTextContent('NuovoVecchio')
  })

  it('repaints at once what the feed changes, adds and removes', () => {
    const bando = unBando()
    const { feed, container } = renderScreen(<Titles />, { bandi: [bando] })
    feed.update('bandi', unBando({ _id: bando._id, data: { titolo: 'Cambiato' } }))
    expect(container).toHaveTextContent('Cambiato')
    feed.update('bandi', unBando({ data: { titolo: 'Arrivato' } }))
    expect(container).toHaveTextContent('ArrivatoCambiato')
    feed.remove('bandi', bando._id)
    expect(container).toHaveTextContent(/^Arrivato$/)
  })

  it('records an accepted write and brings it back through the feed', async () => {
    const bando = unBando()
    const screenOf = (
      <>
        <Titles />
        <Rename id={bando._id} />
      </>
    )
    const { user, writes, notices, questions } = renderScreen(screenOf, { bandi: [bando] })
    await user.click(screen.getByRole('button', { name: 'Rinomina' }))
    expect(await screen.findByText('Rinominato')).toBeVisible()
    const patch = { set: { 'data.titolo': 'Rinominato' }, unset: ['data.ente'] }
    expect(writes).toEqual([{ op: 'update', coll: 'bandi', id: bando._id, patch }])
    expect(questions).toHaveLength(1)
    expect(notices).toEqual([{ text: 'Salvato' }])
  })

  it('answers a write with the error the test gave and changes nothing', async () => {
    const bando = unBando({ data: { titolo: 'Resta' } })
    const refuse = () => new WriteError('FORBIDDEN', 'Non hai il permesso')
    const both = (
      <>
        <Titles />
        <Rename id={bando._id} />
      </>
    )
    const { user, writes, notices } = renderScreen(both, { bandi: [bando], refuse })
    await user.click(screen.getByRole('button', { name: 'Rinomina' }))
    expect(notices).toEqual([{ text: 'Non hai il permesso', kind: 'error' }])
    expect(writes).toHaveLength(1)
    expect(screen.getByText('Resta')).toBeVisible()
  })

  it('does nothing when the question is answered no', async () => {
    const { user, writes } = renderScreen(<Rename id="x" />, { confirmed: false })
    await user.click(screen.getByRole('button', { name: 'Rinomina' }))
    expect(writes).toEqual([])
  })

  it('gives route parameters and follows links', async () => {
    const Name = () => <Link to="/altro?q=1">{useRecord('aziende', useParams()['aId']!)?.ragioneSociale}</Link>
    const azienda = unaAzienda({ ragioneSociale: 'Bianchi Spa' })
    const { user, location } = renderScreen(<Name />, {
      aziende: [azienda],
      path: `/azienda/${azienda._id}`,
      pattern: '/azienda/:aId',
    })
    await user.click(screen.getByRole('link', { name: 'Bianchi Spa' }))
    expect(location()).toBe('/altro?q=1')
  })

  it('gives the portal of the chosen user and settings', () => {
    const Who = () => {
      const { usr, role, tenant } = usePortal()
      return <p>{`${usr?.name} ${role} ${tenant.nome}`}</p>
    }
    renderScreen(<Who />, { usr: unUsr('admin', { name: 'Zoe' }), settings: someSettings({ nome: 'Affitti' }) })
    expect(screen.getByText('Zoe admin Affitti')).toBeVisible()
  })

  it('answers requests with what the test gives', async () => {
    const Ask = () => {
      const [text, setText] = useState('')
      const { request } = usePortal()
      return <button onClick={async () => setText(await (await request('/api/x')).text())}>{text || 'Chiedi'}</button>
    }
    const { user } = renderScreen(<Ask />, { request: (path) => new Response(`risposta a ${path}`) })
    await user.click(screen.getByRole('button', { name: 'Chiedi' }))
    expect(await screen.findByText('risposta a /api/x')).toBeVisible()
  })
})
