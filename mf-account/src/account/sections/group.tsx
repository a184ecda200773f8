import type { Usr } from '@bandiera/domain'
import { useRecord, useRecords } from '@bandiera/live'
import { Box, LinkButton, Stack, UserAvatar } from '@bandiera/ui'
import { Panel } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { texts } from '../texts.ts'

export function GroupSection() {
  const { role } = useMe()
  if (role.professionista) return <OfProfessionista gestoreId={role.professionista.by} />
  return role.gestore ? <OfGestore /> : null
}

function OfProfessionista({ gestoreId }: { gestoreId: string }) {
  const gestore = useRecord('usr', gestoreId)
  if (!gestore) return null
  return (
    <Panel id="gruppo" note={texts.groupNote} title={texts.group}>
      <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{texts.groupOf}</Box>
      <People of={[gestore]} />
    </Panel>
  )
}

function OfGestore() {
  const me = useMe()
  const mine = useRecords({ coll: 'usr', rows: 'all' }).records.filter(({ role }) => role.professionista?.by === me._id)
  return (
    <Panel id="gruppo" note={texts.groupNote} title={texts.professionisti}>
      {mine.length > 0 ? <People of={mine} /> : <Box>{texts.noProfessionista}</Box>}
      <LinkButton sx={{ mt: 3 }} to="/utenti" variant="outlined">
        {texts.goToUtenti}
      </LinkButton>
    </Panel>
  )
}

const People = ({ of }: { of: readonly Usr[] }) => (
  <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
    {of.map((usr) => (
      <Stack component="li" direction="row" key={usr._id} sx={{ gap: 2, alignItems: 'center' }}>
        <UserAvatar size={28} usr={usr} />
        {usr.name}
        {usr.attivo === false && <Box sx={{ color: 'text.secondary' }}>{texts.suspended}</Box>}
      </Stack>
    ))}
  </Stack>
)
