import { type Istituto, istitutoFields, istitutoKindLabels, labelOf } from '@bandiera/domain'
import { useLiveStatus, useRecord, useWrites } from '@bandiera/live'
import { useAttempt, useHistory, usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { AddIcon, Button, paperTexts, printPage, reaching, useGoOn, useToday, useUrlParams } from '@bandiera/ui'
import { DetailPage, MissingRecord, type PageAction, Timeline } from '@bandiera/ui/detail'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ISTITUTI } from '../paths.ts'
import { productFormCode } from './parts/on-demand.ts'
import { tanRange } from './columns.tsx'
import { texts } from './texts.ts'
import { DataSection } from './sections/data.tsx'
import { NEW_PRODUCT, ProductsSection } from './sections/products/list.tsx'
import { texts as productTexts } from './sections/products/texts.ts'

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
  const { nome, tipo, abi, gestori, prodotti = [] } = istituto
  useEffect(() => setTitle(nome), [nome, setTitle])
  const may = usr !== null && refusalOf(usr, { coll: 'istituti', before: istituto, after: istituto }) === null
  const oggi = useToday()
  const [, change] = useUrlParams()
  const remove = useRemove(istituto)
  const print = { id: 'stampa', label: paperTexts.stampa, onClick: () => void printPage() }
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
      keyFacts={[
        { label: istitutoFields.tipo.label, value: labelOf(istitutoKindLabels, tipo) || null },
        { label: istitutoFields.abi.label, value: abi },
        { label: texts.columns.tan, value: tanRange(istituto, oggi) },
        { label: texts.columns.gestori, value: gestori.length },
      ]}
      label={texts.tabs}
      menu={[print, ...(may ? [remove] : [])]}
      primary={
        may && (
          <Button
            {...reaching(productFormCode)}
            onClick={() => change({ tab: null, prodotto: NEW_PRODUCT })}
            startIcon={<AddIcon />}
            variant="contained"
          >
            {productTexts.fresh}
          </Button>
        )
      }
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

function useRemove({ _id, nome, prodotti = [] }: Istituto): PageAction {
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const { remove } = useWrites()
  const goOn = useGoOn()
  const eliminate = async () => {
    if (!(await confirm({ ...texts.confirmDelete(nome, prodotti.length), ok: texts.remove }))) return
    if (await attempt(texts.deleted, remove('istituti', _id))) await goOn(ISTITUTI)
  }
  return { id: 'elimina', label: texts.remove, onClick: () => void eliminate(), apart: true }
}
