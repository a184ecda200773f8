const HOST_NAME = /^(?=.{1,200}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

/** Whether a name can be a tenant's id: a host name in lower case, which is also a safe file name. */
export const isTenantId = (name: string): boolean => HOST_NAME.test(name)
