import type { Azienda } from '@bandiera/domain'
import { useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite, refusalOf } from '@bandiera/policy'
import { Button, Stack, Typography } from '@bandiera/ui'
import { useState } from 'react'
import { testi } from '../testi.ts'
import { AsideBlock } from './aside-block.tsx'
import { AssegnaDialog } from './assegna-dialog.tsx'
import { RiassegnaDialog } from './riassegna-dialog.tsx'
import { useGestione } from './use-gestione.ts'

const { persone } = testi

/** Who follows the company, and what its gestore and an admin can do with the whole of it. */
export function GestioneBlock({ azienda }: { azienda: Azienda }) {
  const { usr, role } = usePortal()
  const [open, setOpen] = useState<'assegna' | 'riassegna' | null>(null)
  const { archive, restore, remove, counting } = useGestione(azienda)
  const archived = { ...azienda, archiviata: true }
  const runs = usr !== null && refusalOf(usr, { coll: 'aziende', before: azienda, after: archived }) === null
  const deletes = runs && mayWrite(usr, 'aziende', 'delete')
  const assign = runs && (
    <Button className="no-print" onClick={() => setOpen('assegna')} size="small" sx={{ mr: -2 }}>
      {persone.assegnaBreve}
    </Button>
  )
  return (
    <AsideBlock action={assign} title={persone.chiSegue}>
      <Names azienda={azienda} />
      {runs && (
        <Stack className="no-print" direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, mt: 2, ml: -2 }}>
          <Button onClick={() => void (azienda.archiviata ? restore() : archive())} size="small">
            {azienda.archiviata ? persone.ripristina : persone.archivia}
          </Button>
          {role === 'admin' && (
            <Button onClick={() => setOpen('riassegna')} size="small">
              {persone.riassegna}
            </Button>
          )}
          {deletes && (
            <Button color="error" loading={counting} onClick={() => void remove()} size="small">
              {persone.elimina}
            </Button>
          )}
        </Stack>
      )}
      {open === 'assegna' && <AssegnaDialog azienda={azienda} onClose={() => setOpen(null)} />}
      {open === 'riassegna' && <RiassegnaDialog azienda={azienda} onClose={() => setOpen(null)} />}
    </AsideBlock>
  )
}

/** Names that the user knows: a professionista does not know its colleagues, only how many they are. */
function Names({ azienda: { gestoreId, professionisti } }: { azienda: Azienda }) {
  const utenti = useCollection('usr')
  const nameOf = (id: string) => utenti.find(({ _id }) => _id === id)?.name
  const gestore = nameOf(gestoreId)
  const known = professionisti.flatMap((id) => nameOf(id) ?? [])
  const others = professionisti.length - known.length
  return (
    <Stack>
      {gestore && <Typography color="textSecondary">{persone.gestore(gestore)}</Typography>}
      {known.map((name) => (
        <span key={name}>{name}</span>
      ))}
      {others > 0 && <span>{persone.altri(others)}</span>}
      {professionisti.length === 0 && <span>{persone.nessunoAssegnato}</span>}
    </Stack>
  )
}
