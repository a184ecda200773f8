import { admittedBy, writeAteco } from '../../../test/incentivi/write-ateco.ts'
import { createRandom } from '@bandiera/factories/random'
import { recordReading } from '@bandiera/factories/reading'
import { buildGrant } from './build.ts'
import { CatalogueRecordSchema } from './record.ts'
import { editorReadings, docs, readingsOf, reference, type FieldReading } from '../../../test/incentivi/readings.ts'
import { writeNote } from '../../../test/incentivi/write-note.ts'
import type { Built } from './marks.ts'

/** How many fields of a set of records are read, asked, refused, and read as something else than they say. */
class Quote {
  letti = 0
  chiesti = 0
  rifiutati = 0
  sbagliati: string[] = []

  count(id: string, { daControllare }: Built, readings: readonly FieldReading[]): void {
    for (const { campo, letto, atteso } of readings) {
      if (JSON.stringify(letto) !== JSON.stringify(atteso)) this.sbagliati.push(`${id} ${campo}`)
      else if (daControllare.some((one) => one.campo === campo)) this.chiesti += 1
      else this.letti += 1
    }
  }

  record(kind: string): void {
    const { letti, chiesti, rifiutati, sbagliati } = this
    const counts = { read: letti, asked: chiesti, refused: rifiutati, wrong: sbagliati.length }
    recordReading({ kind, from: 'generated', ...counts })
  }
}

function readRecord(quote: Quote, raw: object): Built | null {
  const record = CatalogueRecordSchema.safeParse(raw)
  if (!record.success) quote.rifiutati += 1
  return record.success ? buildGrant(record.data, reference) : null
}

it('reads the official records with no wrong value', () => {
  const quote = new Quote()
  for (const doc of docs) {
    const built = readRecord(quote, doc)
    if (built) quote.count(doc.ID_Incentivo, built, readingsOf(built, editorReadings[doc.ID_Incentivo]!))
  }
  quote.record('fields of 60 official records')
  expect([quote.sbagliati, quote.rifiutati]).toEqual([[], 0])
})

it('reads generated records with no wrong value', () => {
  const random = createRandom(60)
  const quote = new Quote()
  for (let i = 0; i < 1000; i += 1) {
    const { text, ammessi } = writeAteco(random)
    const { apertura, chiusura, note, attesi: said } = writeNote(random)
    const amount = 1000 * (1 + random.int(900))
    const built = readRecord(quote, {
      ID_Incentivo: String(i),
      Titolo: 'Bando',
      Data_apertura: `${apertura}T00:00:00`,
      Data_chiusura: chiusura && `${chiusura}T00:00:00`,
      Note_di_apertura_chiusura: note,
      Codici_ATECO: text,
      Dimensioni: ['Microimpresa'],
      Tipologia_Soggetto: ['Impresa'],
      Regioni: ['Lombardia'],
      Spesa_Ammessa_min: '0',
      Stanziamento_incentivo: random.one([
        `${amount}000`,
        `${amount / 1000} milioni di euro`.replace('.', ','),
        `€ ${amount / 1000},0 mln`.replace('.', ',').replace(/,(\d+),0/, ',$1'),
      ]),
    })
    if (!built) continue
    const { data } = built
    quote.count(String(i), built, [
      { campo: 'dataApertura', letto: data.dataApertura, atteso: apertura },
      { campo: 'dataChiusura', letto: data.dataChiusura ?? null, atteso: chiusura },
      { campo: 'oraApertura', letto: data.oraApertura, atteso: said.oraApertura },
      { campo: 'oraChiusura', letto: data.oraChiusura, atteso: said.oraChiusura },
      { campo: 'chiusuraAnticipata', letto: data.chiusuraAnticipata, atteso: undefined },
      { campo: 'spesaMin', letto: data.spesaMin, atteso: undefined },
      { campo: 'stanziamento', letto: data.stanziamento, atteso: amount * 1000 },
      { campo: 'criteri.ateco', letto: [...admittedBy(data.criteri!)].sort(), atteso: [...ammessi].sort() },
    ])
  }
  quote.record('fields of 1,000 records')
  expect([quote.sbagliati, quote.rifiutati]).toEqual([[], 0])
})
