import { AddIcon, EmptyState, InternalMark, LinkButton, Page, reaching, Stack } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { nuova } from '../nuova/later.ts'
import { ARCHIVIO, hrefNuova } from '../paths.ts'
import { testi } from '../testi.ts'
import { Scorciatoie, type Conteggi } from './scorciatoie.tsx'
import { useVista, Viste } from './viste.tsx'

const { elenco } = testi

export interface PratichePageProps {
  mayInsert: boolean
  /** There are case files. */
  some: boolean
  conteggi: Conteggi | null
  children: ReactNode
}

/** The frame of the case files, wherever they come from: what one may do, shortcuts and ways of looking. */
export function PratichePage({ mayInsert, some, conteggi, children }: PratichePageProps) {
  const [vista] = useVista()
  const actions = (
    <>
      <LinkButton to={ARCHIVIO}>{elenco.vaiArchivio}</LinkButton>
      {some && mayInsert && (
        <LinkButton {...reaching(nuova)} startIcon={<AddIcon />} to={hrefNuova()} variant="contained">
          {testi.nuova}
        </LinkButton>
      )}
    </>
  )
  return (
    <Page actions={actions} title={testi.pratiche}>
      {some && (
        <Stack
          className="no-print"
          direction="row"
          sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'space-between', mb: 3 }}
        >
          {conteggi ? <Scorciatoie conteggi={conteggi} /> : <span />}
          <Viste />
        </Stack>
      )}
      {/* the list says it by itself */}
      {vista !== 'elenco' && <InternalMark />}
      {children}
    </Page>
  )
}

/** What a list of case files says when there is none. */
export const NessunaPratica = ({ mayInsert }: { mayInsert: boolean }) => (
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
