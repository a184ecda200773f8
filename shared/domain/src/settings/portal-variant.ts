/** The outward forms that a tenant may have (spec §2). */
export const PORTAL_VARIANTS = ['agevolaitalia', 'sofabis', 'rent'] as const
export type PortalVariant = (typeof PORTAL_VARIANTS)[number]
