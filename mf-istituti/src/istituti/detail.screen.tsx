import { type Istituto, labelOf, istitutoKindLabels } from '@bandiera/domain'
import { useLiveStatus, useRecord, useWrites } from '@bandiera/live'
import { useAttempt, useHistory, usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { Button, useGoOn } from '@bandiera/ui'
import { DetailPage, MissingRecord, Timeline } from '@bandiera/ui/detail'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ISTITUTI } from '../paths.ts'
import { texts } from './texts.ts'
import { DataSection } from './sections/data.tsx'
import { ProductsSection } from './sections/products/list.tsx'

export function Component() {
  const { id = '' } = useParams()
  const istituto = useRecord('istituti', id)
  const { ready } = useLiveStatus()
  if (istituto) return <Detail istituto={istituto} key={id} />
  return <MissingRecord back={texts.goBack} ready={ready} text={texts.notFound} to={ISTITUTI} />
}

/** The page of one institute: its products first, as they change most. */
export function Detail({ istituto }: { istituto: Istituto }) {
  const { usr, setTitle } = usePortal()
  const { nome, tipo, abi, prodotti = [] } = istituto
  useEffect(() => setTitle(nome), [nome, setTitle])
  const may = usr !== null && refusalOf(usr, { coll: 'istituti', before: istituto, after: istituto }) === null
  const facts = [labelOf(istitutoKindLabels, tipo), abi && `ABI ${abi}`].filter(Boolean).join(' · ')
  const tabs = [
    {
      id: 'prodotti',
      label: `${texts.tab.products} (${prodotti.length})`,
      content: <ProductsSection istituto={istituto} may={may} />,
      printed: true,
    },
    { id: 'dati', label: texts.tab.data, content: <DataSection istituto={istituto} may={may} />, printed: true },
    { id: 'storico', label: texts.tab.history, content: <History id={istituto._id} /> },
  ]
  return (
    <DetailPage
      actions={may && <DeleteButton istituto={istituto} />}
      facts={facts}
      label={texts.tabs}
      tabs={tabs}
      title={nome}
    />
  )
}

function History({ id }: { id: string }) {
  const { voci, stato, errore = '', riprova } = useHistory('istituti', id)
  const error = stato === 'errore' ? { text: errore, onRetry: riprova } : null
  return <Timeline entries={voci} error={error} loading={stato === 'carica'} />
}

function DeleteButton({ istituto: { _id, nome, prodotti = [] } }: { istituto: Istituto }) {
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const { remove } = useWrites()
  const goOn = useGoOn()
  const eliminate = async () => {
    if (!(await confirm({ ...texts.confirmDelete(nome, prodotti.length), ok: texts.remove }))) return
    if (await attempt(texts.deleted, remove('istituti', _id))) await goOn(ISTITUTI)
  }
  return (
    <Button color="error" onClick={() => void eliminate()}>
      {texts.remove}
    </Button>
  )
}
