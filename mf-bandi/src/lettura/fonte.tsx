import { formatDate, type DatiBando } from '@bandiera/domain'
import { Box, Disclosure, Facts, Link, OpenInNewIcon, printOnly, Section, testiComuni } from '@bandiera/ui'
import { testi } from '../testi.ts'
import { Origini } from './origini.tsx'

/** Where a grant comes from: the official page for all, the record as it was received for who curates it. */
export function Fonte({ data, curator }: { data: DatiBando; curator: boolean }) {
  const { fonte, link } = data
  const safe = link && /^https?:\/\//i.test(link) ? link : null
  if (!fonte && !safe) return null
  const facts = fonte && [
    { label: testi.origine, value: fonte.nome },
    { label: testi.identificativo, value: fonte.idEsterno },
    { label: testi.importatoIl, value: formatDate(fonte.importatoIl) || null },
  ]
  return (
    <Section title={testi.fonte}>
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
            {testi.apriFonte} {testiComuni.nuovaFinestra} <OpenInNewIcon fontSize="small" />
          </Link>
        </>
      )}
      {curator && <Origini data={data} />}
      {curator && fonte?.raw !== undefined && (
        <Disclosure title={testi.grezzo}>
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
