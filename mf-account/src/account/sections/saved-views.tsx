import {
  firstRole,
  type SavedView,
  savedViewHref,
  scopeOfVista,
  sharedScopeOf,
  VIEW_SCOPES,
  type ViewScope,
  type Vista,
} from '@bandiera/domain'
import { useHeld, useWrites } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { AppLink, Box, Button, Stack } from '@bandiera/ui'
import { Panel } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { texts } from '../texts.ts'

interface View extends Pick<SavedView, 'id' | 'nome' | 'schermo' | 'pagina' | 'query'> {
  scope: ViewScope
}

/** The person's own views and those that others share with it, which it deletes where it may. */
export function SavedViewsSection() {
  const me = useMe()
  const attempt = useAttempt()
  const { update, remove } = useWrites()
  const own = me.preferenze?.visteSalvate ?? []
  const shares = sharedScopeOf(firstRole(me.role))
  const views = useViews()
  if (views.length === 0) return null
  const deleteOne = ({ id, nome, scope }: View) => {
    if (scope !== 'mia') return attempt(texts.viewDeleted(nome), remove('viste', id))
    const patch = { set: { 'preferenze.visteSalvate': own.filter((one) => one.id !== id) } }
    return attempt(texts.viewDeleted(nome), update('usr', me._id, patch, { base: me.versione }))
  }
  return (
    <Panel id="viste" note={texts.viewsNote} title={texts.views}>
      <Box aria-label={texts.views} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {views.map((view) => (
          <Stack component="li" direction="row" key={view.id} sx={row}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <AppLink to={savedViewHref(view)}>{view.nome}</AppLink>
              <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                {listName(view)} · {texts.viewScopes[view.scope]}
              </Box>
            </Box>
            {(view.scope === 'mia' || view.scope === shares) && (
              <Button aria-label={texts.deleteView(view.nome)} onClick={() => void deleteOne(view)}>
                {texts.remove}
              </Button>
            )}
          </Stack>
        ))}
      </Box>
    </Panel>
  )
}

/** All views that the person sees, its own first. */
function useViews(): View[] {
  const own = useMe().preferenze?.visteSalvate ?? []
  return viewsOf(own, useHeld('viste'))
}

function viewsOf(own: readonly SavedView[], shared: readonly Vista[]): View[] {
  const all = [
    ...own.map((view): View => ({ ...view, scope: 'mia' })),
    ...shared.map((view): View => ({ ...view, id: view._id, scope: scopeOfVista(view) })),
  ]
  return VIEW_SCOPES.flatMap((scope) => all.filter((view) => view.scope === scope))
}

/** `archivio-bandi` becomes `Archivio bandi`. */
const listName = ({ schermo }: View): string => schermo.charAt(0).toUpperCase() + schermo.slice(1).replaceAll('-', ' ')

const row = { gap: 3, py: 2, alignItems: 'center', borderBottom: 1, borderColor: 'divider' } as const
