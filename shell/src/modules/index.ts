import './on-demand.ts'

export { readManifest } from './manifest.ts'
export { allows, type Who } from './gate.ts'
export { createModuleRoutes, type ModuleRouteHandle, type ModuleScreens } from './module-routes.tsx'
export { loaderOf, type ModuleLoader } from './module-loader.ts'
export { preloadPath } from './preload.ts'
export { SlotsProvider } from './slots-provider.tsx'
export type { FailedProps } from './module-part.tsx'
