import type { Documents } from '../services/documents.ts'

/** Numbers of demo records of one tenant. */
export interface DemoSize {
  aziende: number
  bandi: number
  pratiche: number
  docs: number
}

export interface DemoOptions {
  tenantId: string
  /** Stored text of the one demo password. */
  passwordHash: string
  size?: Partial<DemoSize>
  /** Day the dates are centred on, `YYYY-MM-DD`. */
  oggi?: string
}

/** Fills a new tenant with invented data: the same for the same tenant and day. */
export async function seedDemo(documents: Documents, options: DemoOptions): Promise<void> {
  await documents.transact(null, (w) => w.insert('settings', { _id: options.tenantId, nome: options.tenantId }))
}
