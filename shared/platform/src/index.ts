export * from './module.ts'
export * from './slots.ts'
export * from './portal.tsx'
