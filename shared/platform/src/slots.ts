/** Places where modules show parts inside each other's pages, and the props each part receives. */
export interface SlotMap {
  'dashboard.widget': Record<string, never>
  'azienda.scheda': { aziendaId: string }
  'bando.scheda': { bandoId: string }
  'pratica.scheda': { praticaId: string }
  'impostazioni.pannello': Record<string, never>
}
export type SlotName = keyof SlotMap
