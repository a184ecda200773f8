import { type BandoData, bandoDataFields, type Field, formatDate } from '@bandiera/domain'
import { Box, Disclosure, Facts, Link, OpenInNewIcon, printOnly, Section, uiTexts } from '@bandiera/ui'
import { texts } from '../texts.ts'

/** The source of a grant: all readers get the official page, curators also the record as it was received. */
export function Source({ data, curator }: { data: BandoData; curator: boolean }) {
  const { fonte, link } = data
  const safe = link && /^https?:\/\//i.test(link) ? link : null
  if (!fonte && !safe) return null
  const facts = fonte && [
    { label: texts.origine, value: fonte.nome },
    { label: texts.identificativo, value: fonte.idEsterno },
    { label: texts.importatoIl, value: formatDate(fonte.importatoIl) || null },
  ]
  return (
    <Section title={texts.fonte}>
      {facts && <Facts items={facts} />}
      {safe && (
        <>
          <Box sx={{ ...printOnly, mt: 2, overflowWrap: 'anywhere' }}>{safe}</Box>
          <Link
            className="no-print"
            href={safe}
            rel="noreferrer noopener"
            sx={{ display: 'inline-flex', gap: 1, mt: 3 }}
            target="_blank"
          >
            {texts.apriFonte} {uiTexts.nuovaFinestra} <OpenInNewIcon fontSize="small" />
          </Link>
        </>
      )}
      {curator && <Origins data={data} />}
      {curator && fonte?.raw !== undefined && (
        <Disclosure title={texts.grezzo}>
          <Box
            component="pre"
            sx={{ m: 0, p: 3, overflow: 'auto', maxHeight: 480, bgcolor: 'action.hover', fontSize: '0.8125rem' }}
            tabIndex={0}
          >
            {JSON.stringify(fonte.raw, null, 2)}
          </Box>
        </Disclosure>
      )}
    </Section>
  )
}

const table: Readonly<Record<string, Field>> = bandoDataFields
const fieldOf = (path: string): string => path.replace(/^data\./, '').split('.')[0] ?? path

/** For curators: the source and the day of each value of an imported grant. */
function Origins({ data }: { data: BandoData }) {
  const items = originsOf(data)
  if (items.length === 0) return null
  return (
    <Disclosure title={texts.origini.title}>
      <Facts items={items} />
    </Disclosure>
  )
}

/** Fields that the source gave or a person changed, in the order of the form. */
function originsOf(data: BandoData): { label: string; value: string }[] {
  const { fonte } = data
  if (!fonte) return []
  const { origini = {}, cambiatiIl = {}, campiManuali = [] } = fonte
  const manual = new Set(campiManuali.map(fieldOf))
  const read = formatDate(fonte.importatoIl)
  return Object.keys(table).flatMap((field) => {
    const { label } = table[field]!
    if (manual.has(field)) return [{ label, value: texts.origini.byHand(formatDate(cambiatiIl[field])) }]
    const columns = origini[field]
    const given = (data as Record<string, unknown>)[field] !== undefined
    return columns && given ? [{ label, value: texts.origini.fromSource(fonte.nome, columns, read) }] : []
  })
}
