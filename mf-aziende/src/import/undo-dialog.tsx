import { Alert, Button, ConfirmDialog } from '@bandiera/ui'
import { useState } from 'react'
import { testi } from '../texts.ts'
import type { Annulla, Undone } from './undo.ts'

const { importaCsv: words } = testi

/** The button that takes an import back as a whole, after a question. */
export function AnnullaImportazione({ annulla }: { annulla: Annulla }) {
  const [asking, setAsking] = useState(false)
  if (annulla.stato !== 'pronta' && annulla.stato !== 'in_corso') return null
  return (
    <>
      <Button disabled={annulla.stato === 'in_corso'} onClick={() => setAsking(true)}>
        {words.annulla}
      </Button>
      {asking && annulla.stato === 'pronta' && (
        <AnnullaDialog onClose={() => setAsking(false)} onConfirm={annulla.run} />
      )}
    </>
  )
}

interface DialogProps {
  onClose: () => void
  onConfirm: () => void
}

export function AnnullaDialog({ onClose, onConfirm }: DialogProps) {
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

/** How it went: what is gone, what is as before, and what others have changed since. */
export function Annullata({ annulla }: { annulla: Annulla }) {
  if (annulla.stato === 'annullata') return <Esito esito={annulla.esito} />
  const errore = annulla.stato === 'in_corso' ? undefined : annulla.errore
  return errore ? (
    <Alert role="alert" severity="error">
      {errore}
    </Alert>
  ) : null
}

export function Esito({ esito: { tolti, riportati, restano } }: { esito: Undone }) {
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
