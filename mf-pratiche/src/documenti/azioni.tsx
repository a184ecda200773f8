import { isMostrabile, type Documento } from '@bandiera/domain'
import { MoreIcon } from '@bandiera/ui'
import { MenuButton, type MenuChoice } from '@bandiera/ui/list'
import { testi } from './testi.ts'
import type { Azione } from './use-azioni.tsx'
import { useDiritti, type Diritti } from './use-diritti.ts'

/** What can be done with one document, as its row's menu. */
export function Azioni({ doc, act }: { doc: Documento; act: (azione: Azione, doc: Documento) => void }) {
  const diritti = useDiritti(doc.clienteId)
  const choices = choicesOf(doc, diritti).map(([id, label]): MenuChoice => ({
    id,
    label,
    onChoose: () => act(id, doc),
  }))
  return choices.length > 0 && <MenuButton choices={choices} icon={MoreIcon} label={testi.altro(doc.nome)} />
}

function choicesOf({ file, versioni = [], pubblico }: Documento, { scrive, elimina, pubblica }: Diritti) {
  const all: [Azione, string, boolean | undefined][] = [
    ['apri', testi.anteprima, file && isMostrabile(file.mime)],
    ['scarica', testi.scarica, file !== undefined],
    ['nuovaVersione', testi.nuovaVersione, scrive],
    ['versioni', testi.versioni(versioni.length), versioni.length > 0],
    ['modifica', testi.modifica, scrive],
    ['copia', testi.copia, file !== undefined],
    ['pubblica', pubblico ? testi.rendiRiservato : testi.rendiPubblico, pubblica && file !== undefined],
    ['elimina', testi.elimina, elimina],
  ]
  return all.filter(([, , may]) => may)
}
