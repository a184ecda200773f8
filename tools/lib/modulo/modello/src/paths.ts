/** Where the module's pages are. */
export const MODELLO = '/modello'
