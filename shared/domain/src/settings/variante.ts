/** The outward forms that a tenant may have (spec §2). */
export const VARIANTI = ['agevolaitalia', 'sofabis', 'rent'] as const
export type Variante = (typeof VARIANTI)[number]
