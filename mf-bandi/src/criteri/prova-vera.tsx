import type { Azienda } from '@bandiera/domain'
import { useChoices, useConGruppo, useRecord, useWindow } from '@bandiera/live'
import { Alert, Button, ErrorState, testiComuni, Typography } from '@bandiera/ui'
import { RecordPicker } from '@bandiera/ui/form'
import { ListSkeleton } from '@bandiera/ui/list'
import { useState } from 'react'
import { testi } from './testi.ts'
import { useBandoInProva } from './use-bando-in-prova.ts'
import { useConteggiProva, type Contati } from './use-conteggi-prova.ts'
import { Conteggi, Incompleti, Verdetto } from './verdetto.tsx'

/** The criteria on a real company, for who sees them, and how many of all get each verdict. */
export function ProvaVera({ name }: { name: string }) {
  const prova = useBandoInProva(name)
  const conteggi = useConteggiProva(prova)
  const [id, choose] = useState('')
  const options = useChoices('aziende', SCELTE)
  const newest = useWindow('aziende', ULTIMA)
  const chosen = useRecord('aziende', id)
  const azienda = chosen ?? newest.rows[0]
  const intera = useConGruppo(azienda)
  if (!azienda || !intera) {
    if (newest.error) return <ErrorState onRetry={newest.retry} text={newest.error} />
    return newest.loading ? <ListSkeleton /> : <Typography>{testi.nessunaAzienda}</Typography>
  }
  return (
    <>
      <RecordPicker
        label={testi.azienda}
        onChange={choose}
        options={options}
        placeholder={testi.cerca}
        value={optionOf(azienda)}
      />
      <NonContate {...conteggi} />
      <Conteggi counts={conteggi.counts} />
      <Incompleti n={prova.left} />
      <Verdetto nome={azienda.ragioneSociale} valutazione={prova.judge(azienda, intera)} />
    </>
  )
}

function NonContate({ error, retry }: Contati) {
  if (!error) return null
  return (
    <Alert action={<Button onClick={retry}>{testiComuni.riprova}</Button>} role="alert" severity="error">
      {error}
    </Alert>
  )
}

const ULTIMA = { size: 1 }
const optionOf = ({ _id, ragioneSociale, partitaIva = '' }: Azienda) => ({
  value: _id,
  label: `${ragioneSociale} ${partitaIva}`,
})
const SCELTE = { of: (aziende: readonly Azienda[]) => aziende.map(optionOf) }
