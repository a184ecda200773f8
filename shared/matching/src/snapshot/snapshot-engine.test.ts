import { unaAzienda, unBando } from '@bandiera/factories'
import type { Azienda } from '@bandiera/domain'
import { createSnapshotEngine } from './snapshot-engine.ts'

const oggi = '2026-11-21'
const aiuto = { regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 250_000 }
const bando = unBando({
  data: { redazione: 'pubblicato', criteri: [{ id: 'd', tipo: 'deMinimis', importo: 200_000 }] },
})
const [madre, figlia] = [unaAzienda({ aiuti: [], gruppo: [] }), unaAzienda({ aiuti: [aiuto], gruppo: [] })]
const legata = (azienda: Azienda): Azienda => ({
  ...azienda,
  gruppo: [{ relazione: 'controllata', aziendaId: figlia._id, quota: 100 }],
})
const put = (...aziende: Azienda[]) => ({ aziende: { put: aziende, remove: [] } })

/** What a world says of the mother after some steps, and what one that learns its end at once says. */
function verdictsAfter(...steps: Azienda[][]) {
  const learn = createSnapshotEngine(() => null)
  learn({ bandi: { put: [bando], remove: [] }, dati: { oggi }, ...put(...steps[0]!) })
  let noto = learn({})
  for (const step of steps.slice(1)) noto = learn(put(...step))
  const end = [...new Map(steps.flat().map((azienda) => [azienda._id, azienda])).values()]
  const fresh = createSnapshotEngine(() => null)({
    bandi: { put: [bando], remove: [] },
    dati: { oggi },
    ...put(...end),
  })
  return [noto, fresh].map(({ engine }) => engine.rankingOfAzienda(madre._id)[0]?.esito)
}

it.each([
  ['a tie that is written later', [[madre, figlia], [legata(madre)]]],
  ['a company that was named before it came', [[legata(madre)], [figlia]]],
  ['an aid of another company of the undertaking', [[legata(madre), { ...figlia, aiuti: [] }], [figlia]]],
] as [string, Azienda[][]][])('sees %s', (_, steps) => {
  const [now, fresh] = verdictsAfter(...steps)
  expect([now, fresh]).toEqual(['non_ammissibile', 'non_ammissibile'])
})

it('sees a link that ends, and a change of a company without links', () => {
  expect(verdictsAfter([legata(madre), figlia], [madre])).toEqual([
    verdictsAfter([madre])[1],
    verdictsAfter([madre])[1],
  ])
  expect(verdictsAfter([madre, figlia], [{ ...madre, aiuti: [aiuto] }])).toEqual(['non_ammissibile', 'non_ammissibile'])
})
