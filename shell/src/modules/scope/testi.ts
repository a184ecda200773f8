const dichiara = 'senza dichiararla in «dati»'

/** Italian texts about data that a module does not declare: who wrote the module and who operates the portal read them. */
export const testi = {
  legge: (module: string, coll: string) => `${module} legge la raccolta «${coll}» ${dichiara}.`,
  scrive: (module: string, coll: string) => `${module} scrive nella raccolta «${coll}» ${dichiara}.`,
} as const
