import type { Tenant } from '../tenants/tenant.ts'

/** Marks everything that a person was told as read, in one transaction. */
export async function readAvvisi(tenant: Tenant, usrId: string): Promise<void> {
  await tenant.documents.transact(usrId, async (writer) => {
    for await (const { doc } of writer.scan('avvisi', { anyOf: [{ path: 'usrId', values: [usrId] }] })) {
      if (doc.lettoIl === undefined) await writer.replace('avvisi', { ...doc, lettoIl: writer.at }, 'update')
    }
  })
}
