import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { testi } from './testi.ts'
import type { Views } from './use-views.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'

export type Asked = 'save' | 'rename' | 'remove' | null

/** What the menu of views asks before it does something. */
export function ViewsQuestion({ asked, views, onClose }: { asked: Asked; views: Views; onClose: () => void }) {
  const { viste, current, save, rename, remove } = views
  const taken = (except?: string) => viste.filter(({ id }) => id !== except).map(({ nome }) => nome)
  if (asked === 'save')
    return <ViewNameDialog onClose={onClose} onSave={save} taken={taken()} title={testi.salvaTitolo} />
  if (!asked || !current) return null
  if (asked === 'rename')
    return (
      <ViewNameDialog
        initial={current.nome}
        onClose={onClose}
        onSave={(nome) => rename(current, nome)}
        taken={taken(current.id)}
        title={testi.rinominaTitolo}
      />
    )
  return (
    <ConfirmDialog
      ok={testi.eliminaConferma}
      onAnswer={(sure) => {
        onClose()
        if (sure) remove(current)
      }}
      open
      text={testi.eliminaTesto}
      title={testi.eliminaTitolo(current.nome)}
    />
  )
}
