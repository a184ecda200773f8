import type { Settings } from '@bandiera/domain'

/** Features that the operators' tenant has and no other one can switch on: what settings say of them does not count. */
const OPERATORS_OWN = ['registro']

/** Whether a feature is no tenant's to switch, and so not among those that it is offered. */
export const isDecided = (key: string): boolean => OPERATORS_OWN.includes(key)

/** Settings in which these features are as the server decides, whatever was written there. */
export function withDecided(settings: Settings, operates: boolean): Settings {
  const { moduliPerConto } = settings
  return {
    ...settings,
    moduli: { ...settings.moduli, ...Object.fromEntries(OPERATORS_OWN.map((key) => [key, operates])) },
    ...(moduliPerConto && {
      moduliPerConto: Object.fromEntries(Object.entries(moduliPerConto).filter(([key]) => !isDecided(key))),
    }),
  }
}
