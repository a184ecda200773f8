export type EsitoIncrocio = 'ammissibile' | 'da_verificare' | 'non_ammissibile'

export const esitoIncrocioLabels: Record<EsitoIncrocio, string> = {
  ammissibile: 'Ammissibile',
  da_verificare: 'Da verificare',
  non_ammissibile: 'Non ammissibile',
}
