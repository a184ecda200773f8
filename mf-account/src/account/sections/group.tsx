import type { Usr } from '@bandiera/domain'
import { useRecord, useCollection } from '@bandiera/live'
import { Box, LinkButton, Stack, UserAvatar } from '@bandiera/ui'
import { Riquadro } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { texts } from '../texts.ts'

/** Who works together: the manager of a professionista, the professionisti of a gestore; nothing for the others. */
export function Gruppo() {
  const { role } = useMe()
  if (role.professionista) return <DelProfessionista gestoreId={role.professionista.by} />
  return role.gestore ? <DelGestore /> : null
}

function DelProfessionista({ gestoreId }: { gestoreId: string }) {
  const gestore = useRecord('usr', gestoreId)
  if (!gestore) return null
  return (
    <Riquadro note={texts.gruppoNota} title={texts.gruppo}>
      <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{texts.gruppoDi}</Box>
      <People of={[gestore]} />
    </Riquadro>
  )
}

function DelGestore() {
  const me = useMe()
  const mine = useCollection('usr').filter(({ role }) => role.professionista?.by === me._id)
  return (
    <Riquadro note={texts.gruppoNota} title={texts.professionisti}>
      {mine.length > 0 ? <People of={mine} /> : <Box>{texts.nessunProfessionista}</Box>}
      <LinkButton sx={{ mt: 3 }} to="/utenti" variant="outlined">
        {texts.vaiUtenti}
      </LinkButton>
    </Riquadro>
  )
}

const People = ({ of }: { of: readonly Usr[] }) => (
  <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
    {of.map((usr) => (
      <Stack component="li" direction="row" key={usr._id} sx={{ gap: 2, alignItems: 'center' }}>
        <UserAvatar size={28} usr={usr} />
        {usr.name}
        {usr.attivo === false && <Box sx={{ color: 'text.secondary' }}>{texts.sospeso}</Box>}
      </Stack>
    ))}
  </Stack>
)
