import { type AskRows, findOfCompany, ofCompany } from './find-of-company.ts'
import { foldText, hasWords, searchWords } from '../text/fold.ts'

const moda = { _id: 'a'.repeat(24), ragioneSociale: 'Moda Pagano Srl', partitaIva: '09876543217' }
const edil = { _id: 'b'.repeat(24), ragioneSociale: 'Edil Brambilla Srl' }
const caseOf = (azienda: { _id: string }, n: number, more: object) => ({ _id: `${n}-${azienda._id}`, ...more })
const voucher = caseOf(moda, 1, { titolo: 'Voucher digitale', stato: 'bozza', cor: '1234567' })
const fondo = caseOf(moda, 2, { titolo: 'Fondo macchinari', stato: 'bozza', cup: 'J11B20000120001' })
const bando = caseOf(edil, 3, { titolo: 'Voucher cantieri', stato: 'bozza', protocollo: 'AOO 2026/0012345' })
const durc = { _id: 'd1', nome: 'DURC.pdf', clienteId: moda._id }
const visura = { _id: 'd2', nome: 'Visura.pdf', clienteId: moda._id }
const stored: Record<string, { _id: string }[]> = {
  aziende: [moda, edil],
  pratiche: [voucher, fondo, bando],
  docs: [durc, visura],
}

/** A window over these records; every question is kept. */
function asking() {
  const asked: Parameters<AskRows>[0][] = []
  const ask: AskRows = async (question) => {
    asked.push(question)
    const { c, q = '', f = [] } = question
    const allowed = f.map((one) => one.replace(/^.*:in:/, '').split(','))
    const companyOf = (record: { _id: string; clienteId?: string }) =>
      c === 'aziende' ? record._id : (record.clienteId ?? record._id.replace(/^.*-/, ''))
    return stored[c]!.filter(
      (record) =>
        hasWords(foldText(Object.values(record).join(' ')), searchWords(q)) &&
        allowed.every((ids) => ids.includes(companyOf(record))),
    )
  }
  return { ask, asked }
}

const pratiche = async (text: string) =>
  (await findOfCompany('pratiche', text, asking().ask)).map(({ record, azienda }) => [
    record.titolo,
    azienda?.ragioneSociale,
  ])

it.each([
  ['moda pagano', 'Voucher digitale', 'Fondo macchinari'],
  ['IT 0987 6543 217', 'Voucher digitale', 'Fondo macchinari'],
  ['cor 12 34567', 'Voucher digitale'],
  ['j11 b2 0000120001', 'Fondo macchinari'],
  ['2026/0012345', 'Voucher cantieri'],
  ['voucher', 'Voucher digitale', 'Voucher cantieri'],
  ['pagano voucher', 'Voucher digitale'],
  ['voucher moda pagano', 'Voucher digitale'],
  ['voucher rossi'],
])('finds the case files of "%s"', async (text, ...titles) => {
  expect((await pratiche(text)).map(([title]) => title)).toEqual(titles)
})

it('says of which company each is, whether the company was searched or not', async () => {
  expect(await pratiche('voucher')).toEqual([
    ['Voucher digitale', 'Moda Pagano Srl'],
    ['Voucher cantieri', 'Edil Brambilla Srl'],
  ])
})

it('finds a document by its name, and by a company only together with a word of its own', async () => {
  const docs = async (text: string) =>
    (await findOfCompany('docs', text, asking().ask)).map(({ record }) => record.nome)
  expect(await docs('durc')).toEqual(['DURC.pdf'])
  expect(await docs('durc pagano')).toEqual(['DURC.pdf'])
  expect(await docs('pagano')).toEqual([])
})

it.each([
  // own words; companies of this name; their case files or the names of companies
  ['voucher', 3],
  ['moda pagano', 3],
  ['cor 1234567', 4],
])('asks few questions for "%s": %i', async (text, most) => {
  const { ask, asked } = asking()
  await findOfCompany('pratiche', text, ask)
  expect(asked).toHaveLength(most)
  expect(new Set(asked.map(({ n }) => n <= 50))).toEqual(new Set([true]))
})

it('asks nothing about words that are too many to belong to a company and a title', async () => {
  const { ask, asked } = asking()
  await findOfCompany('pratiche', 'uno due tre quattro cinque', ask)
  expect(asked).toHaveLength(2)
})

it('knows the company of each kind', () => {
  expect(ofCompany.docs.companyOf(durc as never)).toBe(moda._id)
  expect(ofCompany.pratiche.companyOf(voucher as never)).toBe(moda._id)
})
