import type { Azienda } from '@bandiera/domain'
import { useLiveStatus, useRecord } from '@bandiera/live'
import { usePortal, useSlot } from '@bandiera/platform'
import { mayWrite, refusalOf } from '@bandiera/policy'
import { AddIcon, LinkButton, paperTexts, printPage, useToday, useUrlParams } from '@bandiera/ui'
import { DetailPage, MissingRecord } from '@bandiera/ui/detail'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useManagement } from './actions.tsx'
import { useUtenti } from './parts/people.ts'
import { AZIENDE, hrefNewPratica } from './paths.ts'
import { texts } from './texts.ts'
import { AziendaAside } from './sections/aside.tsx'
import { type Editing, tabOf, useEditing } from './sections/editing.ts'
import { AziendaChips, useFacts } from './sections/header.tsx'
import { useTabs } from './sections/tabs.tsx'

export function Component() {
  const { aId = '' } = useParams()
  const azienda = useRecord('aziende', aId)
  const { ready } = useLiveStatus()
  if (azienda) return <AziendaPage azienda={azienda} key={aId} />
  return <MissingRecord back={texts.backToList} ready={ready} text={texts.notFoundOne} to={AZIENDE} />
}

function AziendaPage({ azienda }: { azienda: Azienda }) {
  const { usr, setTitle } = usePortal()
  const { _id, ragioneSociale } = azienda
  useEffect(() => setTitle(ragioneSociale), [ragioneSociale, setTitle])
  const editing = useEditing()
  useTabOfField(editing)
  const may = usr !== null && refusalOf(usr, { coll: 'aziende', before: azienda, after: azienda }) === null
  const tabs = useTabs({ azienda, editing, may })
  // a tenant without case files has no such tab
  const hasPratiche = useSlot('azienda.scheda').some(({ within }) => within === 'pratiche')
  const { actions, onAssign, dialog } = useManagement(azienda)
  const toFile = useExport(azienda)
  const print = { id: 'stampa', label: paperTexts.stampa, onClick: () => void printPage() }
  return (
    <>
      <DetailPage
        aside={<AziendaAside azienda={azienda} onAssign={onAssign} />}
        asideLabel={texts.asideName}
        chips={<AziendaChips azienda={azienda} />}
        keyFacts={useFacts(azienda, hasPratiche)}
        label={texts.tabNames}
        menu={[print, toFile, ...actions]}
        primary={
          hasPratiche &&
          usr &&
          mayWrite(usr, 'pratiche', 'insert') && (
            <LinkButton startIcon={<AddIcon />} to={hrefNewPratica(_id)} variant="contained">
              {texts.newPratica}
            </LinkButton>
          )
        }
        tabs={tabs}
        title={ragioneSociale}
      />
      {dialog}
    </>
  )
}

/** A field in the address (`?campo=`) opens its tab once; after that the user changes tabs freely. */
function useTabOfField({ editing, campo }: Editing): void {
  const [, change] = useUrlParams()
  const opened = editing && tabOf(editing)
  useEffect(() => {
    if (opened) change({ tab: opened === 'scheda' ? null : opened }, { replace: true })
  }, [campo, opened, change])
}

/** The code of lists comes with the first export. */
function useExport(azienda: Azienda) {
  const utenti = useUtenti()
  const oggi = useToday()
  const { notify } = usePortal()
  const save = async () => {
    try {
      const { exportAzienda } = await import('./parts/export-one.ts')
      await exportAzienda(azienda, utenti, oggi)
    } catch {
      notify({ text: texts.exportFailed, kind: 'error' })
    }
  }
  return { id: 'esporta', label: texts.exportOne, onClick: () => void save() }
}
