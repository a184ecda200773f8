import type { InstalledModule } from '@bandiera/wire'

/** What people call a module: the name of its first feature. */
export const nameOf = ({ id, features }: Pick<InstalledModule, 'id' | 'features'>): string =>
  Object.values(features)[0]?.label ?? id
