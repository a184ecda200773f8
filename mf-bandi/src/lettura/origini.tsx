import { datiBandoFields, formatDate, type DatiBando, type Field } from '@bandiera/domain'
import { Disclosure, Facts } from '@bandiera/ui'
import { testi } from '../testi.ts'

const table: Readonly<Record<string, Field>> = datiBandoFields
const fieldOf = (path: string): string => path.replace(/^data\./, '').split('.')[0] ?? path

/** Where each value of an imported grant comes from and of which day, for the people who curate it. */
export function Origini({ data }: { data: DatiBando }) {
  const items = originiDi(data)
  if (items.length === 0) return null
  return (
    <Disclosure title={testi.origini.titolo}>
      <Facts items={items} />
    </Disclosure>
  )
}

/** Fields that the source gave or a person changed, in the order of the form. */
function originiDi(data: DatiBando): { label: string; value: string }[] {
  const { fonte } = data
  if (!fonte) return []
  const { origini = {}, cambiatiIl = {}, campiManuali = [] } = fonte
  const manual = new Set(campiManuali.map(fieldOf))
  const read = formatDate(fonte.importatoIl)
  return Object.keys(table).flatMap((field) => {
    const { label } = table[field]!
    if (manual.has(field)) return [{ label, value: testi.origini.aMano(formatDate(cambiatiIl[field])) }]
    const columns = origini[field]
    const given = (data as Record<string, unknown>)[field] !== undefined
    return columns && given ? [{ label, value: testi.origini.daFonte(fonte.nome, columns, read) }] : []
  })
}
