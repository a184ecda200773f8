import type { AvvisiProps } from './avvisi.ts'
import type { PaletteProps } from './palette.ts'

/** Places where modules show parts inside each other's pages, and the props each part receives. */
export interface SlotMap {
  'dashboard.widget': Record<string, never>
  'azienda.scheda': { aziendaId: string }
  /** Shows nothing: counts the open grants that each company fits, and tells again when that changes. */
  'aziende.incroci': { report: (perAzienda: ReadonlyMap<string, number>) => void }
  'bando.scheda': { bandoId: string }
  'pratica.scheda': { praticaId: string }
  'impostazioni.pannello': Record<string, never>
  /** Commands that depend on the page or on data; the palette keeps those whose words fit. */
  comandi: PaletteProps
  /** Records found by the text; the palette shows them as they come. */
  ricerca: PaletteProps
  /** Lines of the panel of notices. */
  avvisi: AvvisiProps
}
export type SlotName = keyof SlotMap
