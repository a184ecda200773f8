import type { Pratica } from './pratica.ts'
import type { PraticaState } from './states.ts'
import { NON_AIUTO } from './fields.ts'

export interface Requisito {
  campo: keyof Pratica & string
  etichetta: string
}

type Rule = Requisito & { manca?: (pratica: Pratica) => boolean }

const isAid = ({ regime }: Pratica): boolean => regime !== NON_AIUTO
const without = (tipo: string) => (pratica: Pratica) =>
  !pratica.scadenze?.some((one) => one.tipo === tipo && !one.fatta)

const NEEDS: Partial<Record<PraticaState, readonly Rule[]>> = {
  inviata: [
    { campo: 'protocollo', etichetta: 'protocollo' },
    { campo: 'dataInvio', etichetta: 'data di invio' },
    { campo: 'oraInvio', etichetta: 'ora di invio' },
  ],
  integrazione_richiesta: [
    { campo: 'scadenze', etichetta: 'scadenza dell’integrazione', manca: without('integrazione') },
  ],
  preavviso_rigetto: [{ campo: 'scadenze', etichetta: 'scadenza delle osservazioni', manca: without('osservazioni') }],
  concessa: [
    { campo: 'agevolazioneConcessa', etichetta: 'importo concesso', manca: (one) => !one.agevolazioneConcessa },
    { campo: 'dataConcessione', etichetta: 'data di concessione' },
    { campo: 'regime', etichetta: 'regime di aiuto' },
    { campo: 'cor', etichetta: 'codice COR', manca: (one) => isAid(one) && !one.cor },
    { campo: 'cup', etichetta: 'codice CUP', manca: (one) => isAid(one) && !one.cup },
  ],
  erogata: [{ campo: 'erogazioni', etichetta: 'almeno un’erogazione', manca: (one) => !one.erogazioni?.length }],
}

export function missingForStep(pratica: Pratica, a: PraticaState): Requisito[] {
  const rules = NEEDS[a] ?? []
  return rules
    .filter(({ campo, manca }) => (manca ? manca(pratica) : !pratica[campo]))
    .map(({ campo, etichetta }) => ({ campo, etichetta }))
}

export const requiresDocumenti = (a: PraticaState): boolean => a === 'pronta' || a === 'inviata'
