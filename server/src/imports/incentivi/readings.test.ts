import { judgeCase, readingCases, type Readers } from '@bandiera/factories/reading'
import type { CriterioOfKind } from '@bandiera/domain'
import { reference } from '../../../test/incentivi/readings.ts'
import { buildGrant } from './build.ts'
import { CatalogueRecordSchema } from './record.ts'
import type { Imported } from './marks.ts'

/** A record with these fields: some fields of the grant, and the questions about them. */
function grant(fields: object, ...campi: (keyof Imported)[]) {
  const record = CatalogueRecordSchema.parse({ ID_Incentivo: '1', Titolo: 'Bando', ...fields })
  const { data, daControllare } = buildGrant(record, reference)
  const asked = daControllare.map(({ campo }) => campo)
  const valore = Object.fromEntries(campi.map((campo) => [campo, data[campo] ?? null]))
  const chiede = asked.filter((campo) => campi.includes(campo as keyof Imported))
  return { valore, chiede, data, daControllare }
}

function ateco(fields: object) {
  const { data, daControllare } = grant(fields)
  const asked = daControllare.map(({ campo }) => campo).filter((campo) => campo === 'criteri.ateco')
  const found = data.criteri!.find((one) => one.tipo === 'ateco') as CriterioOfKind<'ateco'> | undefined
  return { valore: found?.ammessi?.map(({ codice, versione }) => `${codice}/${versione}`).join(' '), chiede: asked }
}

const READERS: Readers = {
  'incentivi-ateco-version-prefix': ateco,
  'incentivi-early-closing-from-note': (one: object) =>
    grant(one, 'chiusuraAnticipata', 'oraApertura', 'oraChiusura', 'procedura'),
  'incentivi-hours-only-in-note': (one: object) => grant(one, 'oraApertura', 'oraChiusura'),
  'incentivi-note-contradicts-date': (one: object) => ({ chiede: grant(one, 'dataChiusura').chiede }),
  'incentivi-amount-in-words': (one: object) => {
    const { valore, chiede } = grant(one, 'stanziamento')
    return { valore: valore.stanziamento, chiede }
  },
  'incentivi-zero-means-not-given': (one: object) => grant(one, 'spesaMin', 'spesaMax', 'agevolazioneMax'),
}

it.each(readingCases('server'))('$id is read as a careful person reads it', async (one) => {
  const { got, expected } = await judgeCase(one, READERS)
  expect(got).toEqual(expected)
})
