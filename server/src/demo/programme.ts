import type { BandoData } from '@bandiera/domain'
import type { Regola } from './criteri.ts'

/** What a grant of the demo says, before it gets its place, its dates and its readers. */
export interface Programma {
  titolo: string
  /** Absent for regional programmes: the regione gives its name. */
  ente?: string
  obiettivi: string[]
  forme: string[]
  costi: string[]
  spesa?: [min: number, max: number]
  agevolazione?: number
  intensita?: number
  procedura: NonNullable<BandoData['procedura']>
  criteri: Regola[]
}
