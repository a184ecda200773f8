import { formatInstant, roleLabels } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { Box, Button, ErrorState, Section, Skeleton } from '@bandiera/ui'
import { useState } from 'react'
import { parseAnteprime, type Anteprima, type Apertura } from '../parts/previews.ts'
import { Tabella, type Colonna } from '../../parts/table.tsx'
import { useAsked } from '../../parts/requests.ts'
import { AnteprimaDialog } from '../form.tsx'
import { Pronta } from './opened-preview.tsx'
import { texts } from '../texts-previews.ts'

/** Previews of one tenant's portal: those that go on, and the way to another one. */
export function Anteprime({ cliente }: { cliente: { id: string; nome: string } }) {
  const { request, notify } = usePortal()
  const { value, error, retry } = useAsked('/api/registro/anteprime', parseAnteprime)
  const [asking, setAsking] = useState(false)
  const [apertura, setApertura] = useState<Apertura | null>(null)
  const opened = (one: Apertura) => {
    setApertura(one)
    retry()
  }
  const end = async ({ id }: Anteprima) => {
    try {
      await request(`/api/registro/anteprime/${id}`, { method: 'DELETE' })
      if (apertura?.anteprima.id === id) setApertura(null)
      notify({ text: texts.chiusa, kind: 'success' })
    } catch (failure) {
      notify({ text: failure instanceof Error ? failure.message : String(failure), kind: 'error' })
    }
    retry()
  }
  const own = value?.filter(({ tenant }) => tenant === cliente.id) ?? []
  return (
    <Section
      actions={
        <Button onClick={() => setAsking(true)} variant="outlined">
          {texts.apri}
        </Button>
      }
      title={texts.titolo}
    >
      {apertura && <Pronta apertura={apertura} />}
      {value === null && error !== null && <ErrorState onRetry={retry} text={error} title={texts.errore} />}
      {value === null && error === null && <Skeleton height={48} variant="rounded" />}
      {value && own.length === 0 && <Box sx={{ color: 'text.secondary' }}>{`${texts.nessuna} ${texts.nota}`}</Box>}
      {own.length > 0 && <Tabella colonne={columnsOf(end)} keyOf={({ id }) => id} label={texts.elenco} righe={own} />}
      {asking && <AnteprimaDialog cliente={cliente} onClose={() => setAsking(false)} onOpened={opened} />}
    </Section>
  )
}

const columnsOf = (end: (anteprima: Anteprima) => Promise<void>): Colonna<Anteprima>[] => [
  { label: texts.colonne.ruolo, cell: ({ ruolo }) => roleLabels[ruolo] },
  { label: texts.colonne.scelta, cell: ({ generazione }) => texts.sceltaN(generazione) },
  { label: texts.colonne.fino, cell: ({ fino }) => formatInstant(fino) },
  { label: texts.colonne.chi, cell: ({ chi }) => chi },
  { label: texts.colonne.perche, cell: ({ perche }) => perche },
  {
    label: texts.chiudi,
    azione: true,
    cell: (anteprima) => (
      <Button
        aria-label={texts.chiudiNome(roleLabels[anteprima.ruolo].toLowerCase())}
        onClick={() => void end(anteprima)}
        size="small"
        sx={{ my: -1, ml: -2 }}
      >
        {texts.chiudi}
      </Button>
    ),
  },
]
