export * from './tokens.ts'
export * from './audience.ts'
export * from './view.ts'
