export * from './factories.ts'
export * from './next-id.ts'
export * from './another-version.ts'
