import type { LoggedOperation, Settings } from '@bandiera/domain'
import { useRecord, useWrites, type WriteOptions, type WritePatch } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useCallback } from 'react'

/** `null` until the settings have arrived. */
export function useSettings(): Settings | null {
  const { settings, tenant } = usePortal()
  return useRecord('settings', tenant.id) ?? settings
}

/** On the version `base`, so that two people do not overwrite each other. */
export function useSaveSettings(): (patch: WritePatch, options: WriteOptions) => Promise<LoggedOperation | null> {
  const { tenant } = usePortal()
  const { update } = useWrites()
  return useCallback((patch, options) => update('settings', tenant.id, patch, options), [update, tenant.id])
}

/** An empty value removes the field. */
export const patchOf = (field: string, value: unknown): WritePatch => {
  const empty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return empty ? { unset: [field] } : { set: { [field]: value } }
}

export const filledIn = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '' && value !== undefined)) as T
