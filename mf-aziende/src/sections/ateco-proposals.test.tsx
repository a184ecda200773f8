import type { Azienda, FoundCode } from '@bandiera/domain'
import { renderScreen, unaAzienda } from '@bandiera/testing'
import { screen, waitFor } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'

const day = '2025-10-29'
const KNOWN: Record<string, FoundCode> = {
  '56.10.11 2007': {
    esisteIn: ['2007'],
    titoli: { '2007': 'Ristorazione con somministrazione' },
    altra: {
      versione: '2025',
      certo: true,
      giorno: day,
      codici: [{ codice: '56.11.11', titolo: 'Ristorazione al tavolo' }],
    },
  },
  '01.13.10 2007': {
    esisteIn: ['2007'],
    titoli: { '2007': 'Ortaggi in piena aria' },
    altra: {
      versione: '2025',
      certo: false,
      giorno: day,
      codici: [
        { codice: '01.13.11', titolo: 'In piena aria' },
        { codice: '01.13.12', titolo: 'In serra' },
      ],
    },
  },
}
const NONE: FoundCode = { esisteIn: [], titoli: {} }

function open(ateco: Azienda['ateco']) {
  const azienda = unaAzienda({ ateco })
  const asked: unknown[] = []
  const view = renderScreen(<Component />, {
    aziende: [azienda],
    path: `/azienda/${azienda._id}?tab=sedi`,
    pattern: '/azienda/:aId',
    request: (path, init) => {
      if (path !== '/api/riferimenti/ateco') return Response.json({})
      const { codici } = JSON.parse(String(init?.body)) as { codici: { codice: string; versione?: string }[] }
      asked.push(codici)
      return Response.json(codici.map(({ codice, versione }) => KNOWN[`${codice} ${versione}`] ?? NONE))
    },
  })
  return { ...view, asked }
}
const list = () => screen.queryByRole('list', { name: 'Codici ATECO 2025 proposti' })

it('shows the own title of a code, and takes the code of 2025 that the table proposes as an edit that can be taken back', async () => {
  const { user, writes, asked, notices } = open([{ codice: '56.10.11', versione: '2007', prevalente: true }])
  expect(await screen.findByText('Ristorazione con somministrazione · prevalente')).toBeVisible()
  expect(list()).toHaveTextContent(
    'ATECO 2025: 56.11.11 proposto dal raccordo ISTAT del 29/10/2025 per 56.10.11. Titolo del 2025: Ristorazione al tavolo',
  )
  await user.click(screen.getByRole('button', { name: 'Conferma il codice 2025 per 56.10.11' }))
  const ateco = [
    { codice: '56.10.11', versione: '2007', prevalente: true },
    { codice: '56.11.11', versione: '2025', prevalente: true },
  ]
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { ateco } } }]))
  await waitFor(() => expect(list()).toBeNull())
  expect(notices).toMatchObject([{ text: 'Aggiunto 56.11.11 (ATECO 2025).', action: { label: 'Annulla' } }])
  expect(asked[0]).toEqual([{ codice: '56.10.11', versione: '2007' }])
})

it('offers a choice where the table has several, and takes none by itself', async () => {
  const { user, writes } = open([{ codice: '01.13.10', versione: '2007' }])
  const choice = await screen.findByRole('combobox', { name: 'Codice ATECO 2025 per 01.13.10' })
  const take = screen.getByRole('button', { name: 'Conferma il codice 2025 per 01.13.10' })
  expect(take).toBeDisabled()
  await user.selectOptions(choice, '01.13.12 In serra')
  await user.click(take)
  const ateco = [{ codice: '01.13.10' }, { codice: '01.13.12', versione: '2025' }]
  await waitFor(() => expect(writes).toMatchObject([{ patch: { set: { ateco } } }]))
})

it.each<[string, Azienda['ateco']]>([
  [
    'the company has its code of 2025',
    [
      { codice: '56.10.11', versione: '2007' },
      { codice: '56.11.11', versione: '2025' },
    ],
  ],
  ['a code has no version', [{ codice: '56.10.11' }]],
  ['the table does not say', [{ codice: '33.14.01', versione: '2007' }]],
])('offers nothing where %s', async (_, ateco) => {
  const { asked } = open(ateco)
  await screen.findByRole('region', { name: 'Codici ATECO' })
  expect(asked).toHaveLength(1)
  expect(list()).toBeNull()
})
