import { usePortal } from '@bandiera/platform'
import { AddIcon, EmptyState, LinkButton, Page, Stack, useToday } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { Bacheca } from '../bacheca/bacheca.tsx'
import { Calendario } from '../calendario/calendario.tsx'
import { useRighe } from '../parts/use-righe.ts'
import { ARCHIVIO, hrefNuova, hrefPratica } from '../paths.ts'
import { testi } from '../testi.ts'
import { praticheColumns } from './columns.tsx'
import { praticheFilters } from './filters.ts'
import { Scorciatoie } from './scorciatoie.tsx'
import { useBulk } from './use-bulk.tsx'
import { useVista, Viste } from './viste.tsx'

const { elenco } = testi

/** The case files as list, board or calendar; search and filters hold in all three. */
export function Pratiche({ mayInsert }: { mayInsert: boolean }) {
  const { righe, loading } = useRighe()
  const [vista] = useVista()
  const { usr } = usePortal()
  const oggi = useToday()
  const filters = useMemo(() => praticheFilters(righe, { me: usr?._id ?? '', oggi }), [righe, usr, oggi])
  const { actions: bulk, dialog } = useBulk()
  const add = mayInsert && (
    <LinkButton startIcon={<AddIcon />} to={hrefNuova()} variant="contained">
      {testi.nuova}
    </LinkButton>
  )
  const actions = (
    <>
      <LinkButton to={ARCHIVIO}>{elenco.vaiArchivio}</LinkButton>
      {righe.length > 0 && add}
    </>
  )
  const empty = (
    <EmptyState
      action={
        <Stack direction="row" sx={{ gap: 2, justifyContent: 'center', flexWrap: 'wrap' }}>
          <LinkButton to="/incroci" variant="contained">
            {testi.vaiIncroci}
          </LinkButton>
          {mayInsert && <LinkButton to={hrefNuova()}>{testi.nuova}</LinkButton>}
        </Stack>
      }
      text={elenco.vuotoTesto}
      title={elenco.vuoto}
    />
  )
  const some = righe.length > 0
  return (
    <Page actions={actions} title={testi.pratiche}>
      {some && (
        <Stack
          className="no-print"
          direction="row"
          sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'space-between', mb: 3 }}
        >
          <Scorciatoie righe={righe} />
          <Viste />
        </Stack>
      )}
      {some && vista === 'bacheca' ? (
        <Bacheca filters={filters} righe={righe} />
      ) : some && vista === 'calendario' ? (
        <Calendario filters={filters} righe={righe} />
      ) : (
        <DataTable
          bulk={bulk}
          columns={praticheColumns}
          csv="pratiche"
          empty={empty}
          filters={filters}
          href={({ _id }) => hrefPratica(_id)}
          label={testi.pratiche}
          loading={loading}
          nome={testi.nome}
          records={righe}
        />
      )}
      {dialog}
    </Page>
  )
}
