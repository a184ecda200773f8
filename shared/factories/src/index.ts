export * from './factories.ts'
