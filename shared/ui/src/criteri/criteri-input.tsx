import type { Criterio, TipoCriterio } from '@bandiera/domain'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { HiddenText } from '../parts/hidden-text.tsx'
import { AggiungiMenu } from './aggiungi-menu.tsx'
import { BloccoItem } from './blocco-item.tsx'
import { blocchi } from './elenco.ts'
import type { Riferimenti } from './riferimenti.ts'
import { testi } from './testi.ts'
import { Rimosso } from './rimosso.tsx'
import { useCriteri } from './use-criteri.ts'

export interface CriteriInputProps {
  /** Path of the list in the form's values; its value is the list of criteria itself. */
  name: string
  label?: string
  /** What a criterion asks, as people will read it. */
  frase: (criterio: Criterio) => string
  /** Where comuni and activity codes are found. */
  riferimenti: Riferimenti
  /** Weights of the kinds; those not listed weigh 5. */
  pesi: Partial<Record<TipoCriterio, number>>
}

/**
 * The criteria of a grant or of a credit product as a list that people read and change in place: kind, values, binding
 * or preferential, alternatives, weight, order. What is wrong is said by `CriteriSchema` at the field.
 */
export function CriteriInput({ name, label = testi.criteri, frase, riferimenti, pesi }: CriteriInputProps) {
  const { lista, box } = useCriteri(name, frase)
  const id = useId()
  const blocks = blocchi(lista.criteri)
  return (
    <Box aria-labelledby={id} ref={box} role="group" sx={{ maxWidth: 760 }}>
      <Typography component="h3" id={id} sx={{ mb: 1 }} variant="h3">
        {label}
      </Typography>
      {lista.criteri.length === 0 && <Typography color="textSecondary">{testi.vuoto}</Typography>}
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', borderBottom: blocks.length > 0 ? 1 : 0, borderColor: 'divider' }}
      >
        {blocks.map((block) => (
          <BloccoItem
            block={block}
            frase={frase}
            key={block.length > 1 ? block[0]!.gruppo : block[0]!.id}
            lista={lista}
            pesi={pesi}
            riferimenti={riferimenti}
          />
        ))}
      </Box>
      {lista.removed && <Rimosso frase={frase(lista.removed.criterio)} onUndo={lista.undo} />}
      <AggiungiMenu onAdd={lista.add} />
      <HiddenText>
        <span aria-live="polite">{lista.said}</span>
      </HiddenText>
    </Box>
  )
}
