export * from './module.ts'
export * from './slots.ts'
export * from './slot.tsx'
export * from './portal.tsx'
