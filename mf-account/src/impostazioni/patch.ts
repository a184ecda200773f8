import type { LoggedOperation, Settings } from '@bandiera/domain'
import { useRecord, useWrites, type WriteOptions, type WritePatch } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useCallback } from 'react'

/** The settings as stored now; `null` until they have arrived. */
export function useSettings(): Settings | null {
  const { settings, tenant } = usePortal()
  return useRecord('settings', tenant.id) ?? settings
}

/** Writes single fields on the version `base`, so that two people do not overwrite each other. */
export function useSaveSettings(): (patch: WritePatch, options: WriteOptions) => Promise<LoggedOperation | null> {
  const { tenant } = usePortal()
  const { update } = useWrites()
  return useCallback((patch, options) => update('settings', tenant.id, patch, options), [update, tenant.id])
}

/** A patch that sets a field, or removes it when the value is empty. */
export const patchOf = (field: string, value: unknown): WritePatch => {
  const empty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return empty ? { unset: [field] } : { set: { [field]: value } }
}

/** The record without the empty fields of a form. */
export const filledIn = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '' && value !== undefined)) as T
