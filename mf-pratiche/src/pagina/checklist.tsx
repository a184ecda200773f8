import { statoVoce } from '@bandiera/domain'
import { Box, useToday } from '@bandiera/ui'
import { useState } from 'react'
import { testi } from '../testi.ts'
import type { ParteProps } from './pratica-page.tsx'
import { lista, Testata } from './testata.tsx'
import { useRichiesta } from './use-richiesta.tsx'
import { VoceDialog } from './voce-dialog.tsx'
import { VoceRiga } from './voce-riga.tsx'

const { checklist: t } = testi.pagina

/** The documents to collect, each with its state, its file and what can be done with it. */
export function Checklist({ pratica, may }: ParteProps) {
  const [editing, setEditing] = useState<number | 'nuova' | null>(null)
  const { ask, dialog } = useRichiesta(pratica)
  const oggi = useToday()
  const { checklist = [] } = pratica
  const needed = checklist.filter((voce) => statoVoce(voce, oggi) !== 'non_serve')
  const there = needed.filter((voce) => ['caricato', 'approvato'].includes(statoVoce(voce, oggi)))
  return (
    <>
      <Testata add={t.aggiungi} onAdd={may ? () => setEditing('nuova') : null}>
        {checklist.length === 0 ? t.vuota : t.riassunto(there.length, needed.length)}
      </Testata>
      <Box component="ul" sx={lista}>
        {checklist.map((voce, index) => (
          <VoceRiga
            index={index}
            key={voce.id ?? index}
            may={may}
            onAsk={() => ask(voce.voce)}
            onEdit={() => setEditing(index)}
            pratica={pratica}
            voce={voce}
          />
        ))}
      </Box>
      {editing !== null && (
        <VoceDialog index={editing === 'nuova' ? null : editing} onClose={() => setEditing(null)} pratica={pratica} />
      )}
      {dialog}
    </>
  )
}
