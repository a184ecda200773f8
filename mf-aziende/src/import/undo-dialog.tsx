import { Alert, Button, ConfirmDialog } from '@bandiera/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'
import type { UndoState, Undone } from './undo.ts'

const { importaCsv: words } = texts

export function UndoImport({ annulla }: { annulla: UndoState }) {
  const [asking, setAsking] = useState(false)
  if (annulla.stato !== 'pronta' && annulla.stato !== 'in_corso') return null
  return (
    <>
      <Button disabled={annulla.stato === 'in_corso'} onClick={() => setAsking(true)}>
        {words.annulla}
      </Button>
      {asking && annulla.stato === 'pronta' && <UndoDialog onClose={() => setAsking(false)} onConfirm={annulla.run} />}
    </>
  )
}

interface DialogProps {
  onClose: () => void
  onConfirm: () => void
}

export function UndoDialog({ onClose, onConfirm }: DialogProps) {
  return (
    <ConfirmDialog
      cancel={words.annullaNo}
      ok={words.annullaSi}
      onAnswer={(confirmed) => {
        onClose()
        if (confirmed) onConfirm()
      }}
      open
      text={words.annullaAiuto}
      title={words.annullaChiedi}
    />
  )
}

export function UndoneNotice({ annulla }: { annulla: UndoState }) {
  if (annulla.stato === 'annullata') return <Result esito={annulla.esito} />
  const errore = annulla.stato === 'in_corso' ? undefined : annulla.errore
  return errore ? (
    <Alert role="alert" severity="error">
      {errore}
    </Alert>
  ) : null
}

export function Result({ esito: { tolti, riportati, restano } }: { esito: Undone }) {
  return (
    <Alert role="status" severity={restano.length > 0 ? 'warning' : 'success'}>
      {words.annullata(tolti, riportati)} {restano.length > 0 && words.restano(restano.length)}
      {restano.length > 0 && (
        <ul>
          {restano.map(({ nome, motivo }) => (
            <li key={`${nome} ${motivo}`}>
              {nome}: {motivo}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
