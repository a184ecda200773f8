import type { ComponentType } from 'react'
import { Avvisi } from './sezioni/avvisi.tsx'
import { Azioni } from './sezioni/azioni.tsx'
import { Caratteri } from './sezioni/caratteri.tsx'
import { Codici } from './sezioni/codici.tsx'
import { Colori } from './sezioni/colori.tsx'
import { Contenuti } from './sezioni/contenuti.tsx'
import { Dettaglio } from './sezioni/dettaglio.tsx'
import { Criteri } from './sezioni/criteri.tsx'
import { Elenchi } from './sezioni/elenchi.tsx'
import { File } from './sezioni/file.tsx'
import { Finestre } from './sezioni/finestre.tsx'
import { Grafici } from './sezioni/grafici.tsx'
import { Icone } from './sezioni/icone.tsx'
import { Maschere } from './sezioni/maschere.tsx'
import { Modulo } from './sezioni/modulo.tsx'
import { Scelte } from './sezioni/scelte.tsx'
import { Segni } from './sezioni/segni.tsx'
import { Stati } from './sezioni/stati.tsx'
import { Telefono } from './sezioni/telefono.tsx'
import { Testo } from './sezioni/testo.tsx'
import type { Sezione } from './testi.ts'

/** The sections of the showcase in their order. */
export const sezioni: readonly [Sezione, ComponentType][] = [
  ['colori', Colori],
  ['caratteri', Caratteri],
  ['icone', Icone],
  ['azioni', Azioni],
  ['segni', Segni],
  ['avvisi', Avvisi],
  ['stati', Stati],
  ['elenchi', Elenchi],
  ['contenuti', Contenuti],
  ['dettaglio', Dettaglio],
  ['grafici', Grafici],
  ['finestre', Finestre],
  ['testo', Testo],
  ['telefono', Telefono],
  ['codici', Codici],
  ['maschere', Maschere],
  ['scelte', Scelte],
  ['modulo', Modulo],
  ['criteri', Criteri],
  ['file', File],
]
