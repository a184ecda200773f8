import { bandoDataFields, formatDate, publicBandoHref, type Bando } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { isPublicBando } from '@bandiera/policy'
import { Box, Facts, Link, OpenInNewIcon, Section, uiTexts } from '@bandiera/ui'
import { texts } from '../texts.ts'

/** Who reads a grant: managers by name, the public page, since when. Shown to curators. */
export function Readers({ bando }: { bando: Bando }) {
  const utenti = useRecords({ coll: 'usr', rows: 'all' }).records
  const { gestori, fonte, pubblicatoIl, pubblicatoDa } = bando.data
  const nameOf = (id: string) => utenti.find((usr) => usr._id === id)?.name
  const namesOf = (ids: readonly string[]) => ids.map((id) => nameOf(id) ?? texts.form.qualcuno).join(', ')
  const later = gestori.length === 0 ? (fonte?.gestori ?? []) : []
  const published = [formatDate(pubblicatoIl), pubblicatoDa && nameOf(pubblicatoDa)].filter(Boolean).join(' · ')
  return (
    <Section internal title={texts.lettori}>
      <Facts
        items={[
          { label: texts.colonne.gestori, value: namesOf(gestori) || texts.nessunLettore },
          ...(later.length > 0 ? [{ label: bandoDataFields.fonte.fields.gestori.label, value: namesOf(later) }] : []),
          { label: texts.pubblico, value: bando.data.pubblico ? uiTexts.si : uiTexts.no },
          ...(published ? [{ label: bandoDataFields.pubblicatoIl.label, value: published }] : []),
        ]}
      />
      {isPublicBando(bando) && (
        <Box className="no-print" sx={{ mt: 3 }}>
          <PublicLink bando={bando} />
        </Box>
      )}
    </Section>
  )
}

/** The public page is outside the portal: the server renders it. */
export function PublicLink({ bando }: { bando: Bando }) {
  return (
    <Link href={publicBandoHref(bando)} sx={{ display: 'inline-flex', gap: 1 }} target="_blank">
      {texts.paginaPubblica.open} {uiTexts.nuovaFinestra} <OpenInNewIcon aria-hidden fontSize="small" />
    </Link>
  )
}
