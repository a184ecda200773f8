export * from './factories.ts'
export * from './next-id.ts'
