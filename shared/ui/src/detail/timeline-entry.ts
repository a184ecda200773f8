/** A field that changed, with its name on the form and its values as text; nothing is the empty text. */
export interface CampoCambiato {
  campo: string
  etichetta?: string
  prima: string
  dopo: string
}

/** One thing that happened to a record. */
export interface TimelineEntry {
  id: string
  /** ISO instant. */
  quando: string
  /** Name of who did it. */
  chi: string
  titolo: string
  campi?: readonly CampoCambiato[]
  testo?: string
}
