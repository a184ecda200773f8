import type { Azienda } from '@bandiera/domain'
import { AddIcon, EmptyState, LinkButton, Page, reaching, UploadFileIcon } from '@bandiera/ui'
import { DataTable, type DataTableProps } from '@bandiera/ui/list'
import type { ReactNode } from 'react'
import { ARCHIVIO, hrefAzienda, IMPORTA, NUOVA } from '../paths.ts'
import { testi } from '../testi.ts'
import { importa, nuova } from './later.ts'
import { useBulk } from './use-bulk.tsx'

type FromElsewhere = 'columns' | 'filters' | 'records' | 'remote' | 'loading'

export interface AziendePageProps extends Pick<DataTableProps<Azienda>, FromElsewhere> {
  mayInsert: boolean
  /** There are companies. */
  some: boolean
  /** Beside the list; shows nothing. */
  children?: ReactNode
}

/** The page of the list of companies, wherever their rows come from. */
export function AziendePage({ mayInsert, some, children, ...list }: AziendePageProps) {
  const { bulk, dialog } = useBulk()
  const empty = (
    <EmptyState
      action={mayInsert && actions}
      text={mayInsert ? testi.vuotoGestore : testi.vuotoProfessionista}
      title={testi.vuoto}
    />
  )
  return (
    <Page
      actions={
        <>
          <LinkButton to={ARCHIVIO}>{testi.elenco.archivio}</LinkButton>
          {some && mayInsert && actions}
        </>
      }
      title={testi.aziende}
    >
      <DataTable
        {...list}
        {...(bulk && { bulk })}
        csv={testi.elenco.file}
        empty={empty}
        href={(azienda) => hrefAzienda(azienda._id)}
        label={testi.aziende}
        internal
        nome={testi.nome}
        paper={PAPER}
      />
      {dialog}
      {children}
    </Page>
  )
}

const PAPER = {
  nome: 25,
  partitaIva: 12,
  comune: 14,
  ateco: 8,
  dimensione: 9,
  completezza: 9,
  residuo: 11,
  incroci: 7,
  pratiche: 7,
  gestore: 11,
}

const actions = (
  <>
    <LinkButton {...reaching(importa)} startIcon={<UploadFileIcon />} to={IMPORTA} variant="outlined">
      {testi.elenco.importa}
    </LinkButton>{' '}
    <LinkButton {...reaching(nuova)} startIcon={<AddIcon />} to={NUOVA} variant="contained">
      {testi.nuova}
    </LinkButton>
  </>
)
