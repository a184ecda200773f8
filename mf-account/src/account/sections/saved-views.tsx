import { savedViewHref, type SavedView } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { AppLink, Box, Button, Stack } from '@bandiera/ui'
import { Panel } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { texts } from '../texts.ts'

export function SavedViewsSection() {
  const me = useMe()
  const attempt = useAttempt()
  const { update } = useWrites()
  const viste = me.preferenze?.visteSalvate ?? []
  if (viste.length === 0) return null
  const remove = ({ id, nome }: SavedView) => {
    const patch = { set: { 'preferenze.visteSalvate': viste.filter((one) => one.id !== id) } }
    return attempt(texts.vistaEliminata(nome), update('usr', me._id, patch, { base: me.versione }))
  }
  return (
    <Panel note={texts.visteNota} title={texts.viste}>
      <Box aria-label={texts.viste} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {viste.map((vista) => (
          <Stack component="li" direction="row" key={vista.id} sx={row}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <AppLink to={savedViewHref(vista)}>{vista.nome}</AppLink>
              <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{listName(vista)}</Box>
            </Box>
            <Button aria-label={texts.eliminaVista(vista.nome)} onClick={() => void remove(vista)}>
              {texts.elimina}
            </Button>
          </Stack>
        ))}
      </Box>
    </Panel>
  )
}

/** `archivio-bandi` becomes `Archivio bandi`. */
const listName = ({ schermo }: SavedView): string =>
  schermo.charAt(0).toUpperCase() + schermo.slice(1).replaceAll('-', ' ')

const row = { gap: 3, py: 2, alignItems: 'center', borderBottom: 1, borderColor: 'divider' } as const
