import { BandoSchema } from '@bandiera/domain'
import { buildGrant } from './build.ts'
import { CatalogueRecordSchema } from './record.ts'
import { editorReadings, docs, questionsOf, readingsOf, reference } from '../../../test/incentivi/readings.ts'

it('has the readings of 60 records', () => expect(docs).toHaveLength(60))

describe.each(docs.map((doc) => [doc.ID_Incentivo, doc] as const))('record %s', (id, doc) => {
  const built = buildGrant(CatalogueRecordSchema.parse(doc), reference)
  const readings = readingsOf(built, editorReadings[id]!)

  it('is read as a careful editor reads it', () => {
    expect(readings.map(({ campo, letto }) => [campo, letto])).toEqual(
      readings.map(({ campo, atteso }) => [campo, atteso]),
    )
  })

  it('asks what a careful editor asks, and nothing else', () => {
    expect(questionsOf(built, editorReadings[id]!, id)).toEqual({ mancanti: [], inPiu: [] })
  })

  it('is a grant that the portal takes, and so is each of its proposals', () => {
    const { data, daControllare } = built
    const takes = (more: object) => {
      const bando = {
        _id: 'a'.repeat(24),
        createdBy: 'b'.repeat(24),
        data: { ...data, gestori: [], daControllare, ...more },
      }
      return BandoSchema.safeParse(bando).error?.issues ?? []
    }
    const proposals = daControllare.map(({ proposta = {} }) =>
      Object.fromEntries(Object.entries(proposta).map(([field, value]) => [field, value ?? undefined])),
    )
    expect([{}, ...proposals].flatMap(takes)).toEqual([])
  })
})
