/** One field that a change touched: its path (`sedi.0.comune`), its name on the form, its value before and after as texts. */
export interface CampoCambiato {
  campo: string
  etichetta: string
  /** Empty when there was nothing. */
  prima: string
  /** Empty when there is nothing any more. */
  dopo: string
}

/** One entry in the history of a record, as one user may read it. */
export interface VoceCronologia {
  id: string
  /** ISO instant */
  quando: string
  /** Name of the author where the reader may know it, else the word of its role. */
  chi: string
  titolo: string
  campi: CampoCambiato[]
}
